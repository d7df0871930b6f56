/**
 * The {@link pbem.handler.Referee}, who hears every mail and gives each of its lines to the desk that is there for it. The
 * desks are in the packages below, by what they hear about.
 */
package pbem.handler;
