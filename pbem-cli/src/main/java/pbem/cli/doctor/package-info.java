/** The checks of {@code pbem doctor}: what may be wrong with a server and its surroundings, seen from outside. */
package pbem.cli.doctor;
