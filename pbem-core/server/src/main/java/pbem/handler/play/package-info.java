/**
 * Handles what players do on boards under way: moves, offers, claims, queued moves and tried moves; and shows what they
 * alone may see there.
 */
package pbem.handler.play;
