/** Lets an admin without experience set up a live server: asks how it gets and sends mail, and tries that. */
package pbem.cli.setup;
