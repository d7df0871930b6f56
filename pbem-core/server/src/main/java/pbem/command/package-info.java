/**
 * The command language: parses the lines of a mail into commands. Knows the names of games, but no rules and no
 * players.
 */
package pbem.command;
