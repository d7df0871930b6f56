/** Hears what players do on boards under way: moves, offers, claims, moves in advance and moves in thought. */
package pbem.handler.play;
