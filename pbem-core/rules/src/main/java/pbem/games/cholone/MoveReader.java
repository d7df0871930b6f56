package pbem.games.cholone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.game.Reading;
import pbem.game.Refusal;
import pbem.game.Typed;
import pbem.kit.BoardRefusal;

/**
 * Finds out which marbles a player's text means and where they go. Case and blanks do not matter, see {@link Typed}, but
 * a comma changes the meaning. {@link IllegalMoveExplainer} checks whether the move is legal.
 *
 * @param marbles the marbles on the board
 * @param turn the seat to move
 */
record MoveReader(Marbles marbles, int turn) {

    private static final Pattern LABEL = Pattern.compile("[a-z][0-9]{1,2}");

    /** Reads a move; accepts any text. */
    Reading read(String text) {
        Typed typed = new Typed(text);
        List<Cell> cells = new ArrayList<>();
        for (String label :
                LABEL.matcher(typed.tidy()).results().map(m -> m.group()).toList()) {
            Optional<Cell> cell = Cell.named(label);
            if (cell.isEmpty()) {
                return Reading.refused(notOnBoard(label));
            }
            cells.add(cell.get());
        }
        return switch (LABEL.matcher(typed.tidy()).replaceAll("X")) { // X marks a cell: tidy text has no capitals
            case "X,X" -> stepping(cells.get(0), cells.get(0), cells.get(1));
            case "XX" ->
                Direction.between(cells.get(0), cells.get(1))
                        .map(way -> row(cells.get(0), way))
                        .orElseGet(() -> corners(cells.get(0), cells.get(1)));
            case "XXX" -> stepping(cells.get(0), cells.get(1), cells.get(2));
            case "X-X,X", "X-XX" -> group(cells.get(0), cells.get(1), cells.get(2));
            case "X-X" -> noDestination(cells.get(0), cells.get(1));
            default -> Reading.refused(CholoneRefusal.UNREADABLE.of(typed.shown()));
        };
    }

    /** The reason why the board has no such cell. */
    static Refusal notOnBoard(String label) {
        int row = label.charAt(0) - 'a' + 1;
        if (row > Cell.BOARD.rows()) {
            return BoardRefusal.NO_SUCH_ROW.of(label, "a", "i");
        }
        String letter = label.substring(0, 1);
        return BoardRefusal.NO_SUCH_CELL.of(
                label, letter, letter + Cell.BOARD.first(row), letter + Cell.BOARD.last(row));
    }

    /** {@code a1-c3}: a row without the cell to which it goes. */
    private static Reading noDestination(Cell one, Cell other) {
        int single = Direction.between(one, other).isPresent() ? 1 : 0; // one marble may have been meant
        return Reading.refused(CholoneRefusal.NO_DESTINATION.of(
                one.name(), other.name(), one.neighbours().get(0).name(), single));
    }

    /**
     * {@code c5,d5} or {@code c3c5d4}: the first of the two ends goes to that cell, together with the other marbles of
     * the row.
     */
    private Reading stepping(Cell one, Cell other, Cell to) {
        return Direction.between(one, to)
                .map(way -> explainer().explain(one, other, way))
                .orElseGet(() -> Reading.refused(
                        CholoneRefusal.NOT_NEXT.of(one.name(), to.name(), Cell.names(one.neighbours()))));
    }

    /**
     * {@code a1-c3,b2}: both ends of a row, and the cell to which the first end goes. If that cell is not next to the
     * first end, it is where the second end goes.
     */
    private Reading group(Cell one, Cell other, Cell third) {
        return Direction.between(one, third)
                .or(() -> Direction.between(other, third))
                .map(way -> explainer().explain(one, other, way))
                .orElseGet(
                        () -> Reading.refused(CholoneRefusal.NO_DIRECTION.of(one.name(), other.name(), third.name())));
    }

    /**
     * {@code c5d5}: a marble and a neighbouring cell. All marbles of the player that follow in a row from that cell on
     * go along.
     */
    private Reading row(Cell rear, Direction way) {
        List<Cell> own = way.walk(rear).stream()
                .takeWhile(cell -> cell == rear || isOwn(cell))
                .toList();
        return explainer().explain(own, way);
    }

    /** {@code c3d6}: the first marble of a row that goes sideways, and the cell to which the last one goes. */
    private Reading corners(Cell first, Cell target) {
        Optional<Refusal> notOwn = explainer().notOwn(List.of(first));
        if (notOwn.isPresent()) {
            return Reading.refused(notOwn.get());
        }
        List<MarbleMove> fitting = marbles.generator(turn).moves().stream()
                .filter(move -> !move.inLine())
                .filter(move -> move.first() == first && goesTo(move, move.last(), target)
                        || move.last() == first && goesTo(move, move.first(), target))
                .toList();
        return switch (fitting.size()) {
            case 0 -> Reading.refused(CholoneRefusal.NOTHING_FITS.of(first.name(), target.name()));
            case 1 -> Reading.legal(fitting.get(0));
            default ->
                Reading.refused(CholoneRefusal.AMBIGUOUS.of(
                        first.name() + target,
                        fitting.stream().map(MarbleMove::notation).toList()));
        };
    }

    private static boolean goesTo(MarbleMove move, Cell marble, Cell target) {
        return move.way().from(marble).equals(Optional.of(target));
    }

    private boolean isOwn(Cell cell) {
        return (marbles.of(turn) & cell.set()) != 0;
    }

    private IllegalMoveExplainer explainer() {
        return new IllegalMoveExplainer(marbles, turn);
    }
}
