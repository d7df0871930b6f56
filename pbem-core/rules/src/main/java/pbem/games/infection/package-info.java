/** Infection: men grow and jump, and change the colour of the men that they touch. */
package pbem.games.infection;
