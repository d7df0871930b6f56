/** What may be wrong with a server and its surroundings, looked at from the outside: {@code pbem doctor}. */
package pbem.cli.doctor;
