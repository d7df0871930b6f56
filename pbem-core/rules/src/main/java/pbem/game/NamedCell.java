package pbem.game;

import pbem.phrase.Phrase;
import pbem.picture.Point;

/**
 * A cell of a board, for those who walk through it cell by cell.
 *
 * @param name as moves are written, and as the {@link Choice} of it is called
 * @param centre in units of the board's {@link pbem.picture.Diagram}
 * @param radius so far around its centre belongs to it
 * @param content what lies there: "white pawn", "empty"
 */
public record NamedCell(String name, Point centre, double radius, Phrase content) {}
