package pbem.help;

import java.util.OptionalInt;
import pbem.picture.Diagram;

/**
 * A drawing on the help page of a game.
 *
 * @param moves the number of moves that lead to the position; empty for a sketch, which is not a position of a game
 * @param name the name of a sketch on the page; empty for a position
 */
public record HelpPosition(Diagram diagram, OptionalInt moves, String name) {}
