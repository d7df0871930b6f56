/** Whether the server does well, and who is told if not. */
package pbem.cli.watch;
