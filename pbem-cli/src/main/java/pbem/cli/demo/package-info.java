/** A complete server in one process, with a mail server of its own and a page on which its players' mail is read. */
package pbem.cli.demo;
