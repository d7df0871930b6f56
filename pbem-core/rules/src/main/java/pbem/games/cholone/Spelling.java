package pbem.games.cholone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.game.Refusal;
import pbem.game.Typed;

/**
 * A move as a player wrote it, before it is checked against a position. Case and blanks do not matter, see
 * {@link Typed}. A comma changes the meaning, see {@link Single} and {@link Row}.
 */
sealed interface Spelling {

    /** What to do with each form. */
    interface Cases<R> {
        R single(Single single);

        R group(Group group);

        R row(Row row);

        R flank(Flank flank);

        R corners(Corners corners);

        R wrong(Wrong wrong);
    }

    <R> R match(Cases<R> cases);

    /** {@code c5,d5}: one marble and the cell to which it goes. */
    record Single(Cell from, Cell to) implements Spelling {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.single(this);
        }
    }

    /**
     * {@code a1-c3,b2}: both ends of a row, and the cell to which the first end goes. If that cell is not next to the
     * first end, it is where the second end goes.
     */
    record Group(Cell one, Cell other, Cell third) implements Spelling {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.group(this);
        }
    }

    /**
     * {@code c5d5}: a marble and a neighbouring cell. All marbles of the player that follow in a row from that cell on
     * go along.
     */
    record Row(Cell rear, Cell to) implements Spelling {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.row(this);
        }
    }

    /** {@code c3c5d4}: both ends of a row, and the cell to which the first end goes. */
    record Flank(Cell one, Cell other, Cell to) implements Spelling {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.flank(this);
        }
    }

    /** {@code c3d6}: the first marble of a row that goes sideways, and the cell to which the last one goes. */
    record Corners(Cell first, Cell target) implements Spelling {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.corners(this);
        }
    }

    /** A text of no other form. */
    record Wrong(Refusal refusal) implements Spelling {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.wrong(this);
        }
    }

    /** Reads a move; accepts any text. */
    static Spelling of(String text) {
        String tidy = new Typed(text).tidy();
        List<Cell> cells = new ArrayList<>();
        for (String label :
                Patterns.LABEL.matcher(tidy).results().map(m -> m.group()).toList()) {
            Optional<Cell> cell = Cell.named(label);
            if (cell.isEmpty()) {
                return new Wrong(notOnBoard(label));
            }
            cells.add(cell.get());
        }
        return switch (Patterns.LABEL.matcher(tidy).replaceAll("X")) { // X marks a cell: tidy text has no capitals
            case "X,X" -> new Single(cells.get(0), cells.get(1));
            case "XX" -> withoutComma(cells.get(0), cells.get(1));
            case "XXX" -> new Flank(cells.get(0), cells.get(1), cells.get(2));
            case "X-X,X", "X-XX" -> new Group(cells.get(0), cells.get(1), cells.get(2));
            case "X-X" -> new Wrong(noDestination(cells.get(0), cells.get(1)));
            default -> new Wrong(CholoneRefusal.UNREADABLE.of(new Typed(text).shown()));
        };
    }

    private static Spelling withoutComma(Cell one, Cell other) {
        return Direction.between(one, other).isPresent() ? new Row(one, other) : new Corners(one, other);
    }

    /** The reason why the board has no such cell. */
    static Refusal notOnBoard(String label) {
        int row = label.charAt(0) - 'a' + 1;
        if (row > Cell.BOARD.rows()) {
            return CholoneRefusal.NO_SUCH_ROW.of(label);
        }
        return CholoneRefusal.noSuchCell(
                label,
                Cell.at(row, Cell.BOARD.first(row)).orElseThrow(),
                Cell.at(row, Cell.BOARD.last(row)).orElseThrow());
    }

    private static Refusal noDestination(Cell one, Cell other) {
        Cell neighbour = Direction.ALL.stream()
                .flatMap(way -> way.from(one).stream())
                .findFirst()
                .orElseThrow();
        return CholoneRefusal.noDestination(one, other, neighbour);
    }

    /** The pattern of a cell. */
    final class Patterns {

        private static final Pattern LABEL = Pattern.compile("[a-z][0-9]{1,2}");

        private Patterns() {}
    }
}
