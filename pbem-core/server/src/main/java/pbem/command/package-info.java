/** The command language: from the lines of a letter to commands. Knows the names of games, but no rules and no players. */
package pbem.command;
