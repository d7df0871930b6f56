package pbem.games.cholone;

import java.util.List;
import pbem.game.Reason;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why a game of Cholone does not start so, or why a text is no legal move. */
final class CholoneRefusal {

    /** A layout was chosen, but the layouts are for two. */
    static final Reason SETUP_FOR_TWO = new Reason("cholone.setup-for-two");

    /** Nobody moves any more. */
    static final Reason OVER = new Reason("cholone.over");

    /** The text has none of the forms of a move. */
    static final Reason UNREADABLE = new Reason("cholone.unreadable").shapeless();

    /** Something that cannot be the name of a cell. */
    static final Reason NOT_A_CELL = new Reason("cholone.not-a-cell");

    /** A cell with a letter beyond i. */
    static final Reason NO_SUCH_ROW = new Reason("cholone.no-such-row");

    /** A row of the board, but not so long. */
    static final Reason NO_SUCH_CELL = new Reason("cholone.no-such-cell");

    /** A group of marbles and no word about where it goes. */
    static final Reason NO_DESTINATION = new Reason("cholone.no-destination");

    /** A marble is to go to a cell that does not touch its own. */
    static final Reason NOT_NEXT = new Reason("cholone.not-next");

    /** The third cell of a group's move touches neither of the first two. */
    static final Reason NO_DIRECTION = new Reason("cholone.no-direction");

    /** The ends of a group lie askew. */
    static final Reason NOT_ONE_LINE = new Reason("cholone.not-one-line");

    /** More than three at once. */
    static final Reason TOO_MANY = new Reason("cholone.too-many");

    /** The ends of a group are the player's marbles, the middle is empty. */
    static final Reason GAP = new Reason("cholone.gap");

    /** An empty cell is to move. */
    static final Reason NO_MARBLE = new Reason("cholone.no-marble");

    /** Somebody else's marble is to move. */
    static final Reason NOT_YOURS = new Reason("cholone.not-yours");

    /** The front marble of a row would leave the board. */
    static final Reason OVER_THE_EDGE = new Reason("cholone.over-the-edge");

    /** One's own marble lies before the row. */
    static final Reason OWN_AHEAD = new Reason("cholone.own-ahead");

    /** As many foreign marbles as one's own, or more. */
    static final Reason TOO_FEW = new Reason("cholone.too-few");

    /** What is to be pushed lies before one's own marble. */
    static final Reason SANDWICH = new Reason("cholone.sandwich");

    /** A side step would take that marble off the board. */
    static final Reason SIDE_OVER_EDGE = new Reason("cholone.side-over-edge");

    /** A side step to a cell that is not empty; there lies a marble "of white", or the player's own. */
    static final Reason SIDE_BLOCKED = new Reason("cholone.side-blocked");

    /** The short form of a side step that fits more than one. */
    static final Reason AMBIGUOUS = new Reason("cholone.ambiguous");

    /** The short form of a side step that fits none. */
    static final Reason NOTHING_FITS = new Reason("cholone.nothing-fits");

    private CholoneRefusal() {}

    static Refusal noSuchCell(String label, Cell first, Cell last) {
        return NO_SUCH_CELL.of(label, label.substring(0, 1), first.name(), last.name());
    }

    static Refusal noDestination(Cell one, Cell other, Cell neighbour) {
        int single = Direction.between(one, other).isPresent() ? 1 : 0; // perhaps one marble was meant
        return NO_DESTINATION.of(one.name(), other.name(), neighbour.name(), single);
    }

    static Refusal notNext(Cell from, Cell to) {
        List<Cell> neighbours =
                Direction.ALL.stream().flatMap(way -> way.from(from).stream()).toList();
        return NOT_NEXT.of(from.name(), to.name(), names(neighbours));
    }

    static Refusal tooMany(List<Cell> cells) {
        return TOO_MANY.of(names(cells), number(cells));
    }

    static Refusal tooFew(List<Cell> row, List<Cell> foreign, List<Phrase> owners) {
        return TOO_FEW.of(names(row), row.size(), names(foreign), foreign.size(), owners, number(row), number(foreign));
    }

    static Refusal sandwich(List<Cell> foreign, Cell own) {
        return SANDWICH.of(names(foreign), own.name());
    }

    static Refusal ambiguous(String text, List<MarbleMove> readings) {
        return AMBIGUOUS.of(text, readings.stream().map(MarbleMove::notation).toList());
    }

    private static List<String> names(List<Cell> cells) {
        return cells.stream().map(Cell::name).toList();
    }

    private static Phrase number(List<Cell> cells) {
        return Phrase.of("cholone.number", cells.size());
    }
}
