/** Sackson's stacks: men move onto each other, and stacks of more than five lose men from below. */
package pbem.games.stacks;
