/**
 * The {@link pbem.handler.Referee}, which takes every mail and passes the command in each line to the handler of its
 * family. The handlers are in the packages below, by subject.
 */
package pbem.handler;
