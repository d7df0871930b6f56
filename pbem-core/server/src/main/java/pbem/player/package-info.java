/** Who people are: players, how sure it is who speaks, and how somebody wants to be written to. */
package pbem.player;
