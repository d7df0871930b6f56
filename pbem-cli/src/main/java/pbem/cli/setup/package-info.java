/** How somebody without experience makes a server that is live: the ways to get and send mail, asked for and tried. */
package pbem.cli.setup;
