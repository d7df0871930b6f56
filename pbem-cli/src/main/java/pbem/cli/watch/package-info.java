/** Watches whether the server works, and tells the admin if it does not. */
package pbem.cli.watch;
