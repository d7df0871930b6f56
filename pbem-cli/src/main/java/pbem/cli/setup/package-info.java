/** Lets somebody without experience set up a live server: asks how it is to get and send mail, and tries that. */
package pbem.cli.setup;
