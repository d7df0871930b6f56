package pbem.help;

import pbem.picture.Diagram;

/**
 * A position on the help page of a game.
 *
 * @param moves how many led to it
 */
public record HelpPosition(Diagram diagram, int moves) {}
