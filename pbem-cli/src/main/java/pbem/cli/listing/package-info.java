/** The rows and sentences that verbs print at the terminal and that the admin's pages show in a browser. */
package pbem.cli.listing;
