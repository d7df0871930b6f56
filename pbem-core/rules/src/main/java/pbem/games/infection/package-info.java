/** Infection: men grow and jump, and turn what they touch. */
package pbem.games.infection;
