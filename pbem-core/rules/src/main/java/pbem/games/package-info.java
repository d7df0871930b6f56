/** The games themselves, each in a package of its own, and their list. */
package pbem.games;
