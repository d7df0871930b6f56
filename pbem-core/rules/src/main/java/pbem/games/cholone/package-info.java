/**
 * Cholone, the game known as Abalone, for two to six players. The rules are told in the help page {@code help.md}
 * beside these classes; the set of marbles of one colour is one {@code long}.
 */
package pbem.games.cholone;
