/**
 * What players do on boards under way: moves, offers, claims, moves in advance and in thought; and what they alone may see
 * there.
 */
package pbem.handler.play;
