/** A complete server in one process, with its own mail server and a page that shows its players' mail. */
package pbem.cli.demo;
