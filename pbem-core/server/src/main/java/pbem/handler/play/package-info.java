/**
 * Handles the acts of players on boards under way: moves, offers, claims, queued moves and tried moves. It also shows
 * each player what they alone may see there.
 */
package pbem.handler.play;
