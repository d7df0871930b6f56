/** How somebody without experience sets up a live server: asks how it is to get and send mail, and tries that. */
package pbem.cli.setup;
