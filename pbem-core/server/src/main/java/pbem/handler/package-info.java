/**
 * The {@link pbem.handler.Referee}, who takes every mail and gives each command of its lines to the handler that is there for
 * its family. The handlers are in the packages below, by what they are about.
 */
package pbem.handler;
