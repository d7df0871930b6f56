package pbem.help;

import java.util.OptionalInt;
import pbem.picture.Diagram;

/**
 * A drawing on the help page of a game.
 *
 * @param moves how many led to the position that it shows; empty for a sketch that is no position of a game
 * @param name what the page calls a sketch; empty for a position
 */
public record HelpPosition(Diagram diagram, OptionalInt moves, String name) {}
