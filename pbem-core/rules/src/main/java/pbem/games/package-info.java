/** The games, each in a package of its own, and the list of them. */
package pbem.games;
