/** What verbs list for the terminal and the admin's pages show in a browser: the same rows and the same sentences. */
package pbem.cli.listing;
