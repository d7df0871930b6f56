/** Import of games from other servers and from files, and export of everything that a server knows. */
package pbem.cli.exchange;
