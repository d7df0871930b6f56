package pbem.game;

import pbem.phrase.Phrase;
import pbem.picture.Point;

/**
 * A cell of a board, for readers who walk through it cell by cell.
 *
 * @param name as in moves, and as the key of its {@link Choice}
 * @param centre in units of the board's {@link pbem.picture.Diagram}
 * @param radius how far it reaches from its centre
 * @param content what lies there: "white pawn", "empty"
 */
public record NamedCell(String name, Point centre, double radius, Phrase content) {}
