/**
 * Cholone, the game known as Abalone, for two to six players. The help page {@code help.md} beside these classes
 * explains the rules. The marbles of one colour are a set in one {@code long}.
 */
package pbem.games.cholone;
