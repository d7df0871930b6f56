package pbem.games.chroma;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Refusal;
import pbem.game.Typed;
import pbem.kit.BoardShapes;

/**
 * Finds the cell that a text names, or the reason why the next cube may not go there. {@code 1b2} means {@code b2}. A
 * player may add the colour of the cube, as a letter or a word, before or after the cell; it must be the right one.
 *
 * @param colour the colour of the next cube
 */
record CellReader(Cubes cubes, Colour colour) {

    private static final String BETWEEN = "[-.,:;/=]?";

    /** The pattern of a colour. The letters b and g are also rows, so they are not colours before a digit. */
    private static final String COLOUR = "(?:red|green|blue|white|[rw]|[bg](?!" + BETWEEN + "[0-9]))?";

    private static final Pattern SPELLING = Pattern.compile(String.join(
                    BETWEEN,
                    "(?<before>" + COLOUR + ")",
                    "(?<level>[0-9]{1,9})?",
                    "(?<row>[a-z])",
                    "(?<column>[0-9]{1,9})",
                    "(?<after>" + COLOUR + ")")
            + "[.!]?");

    Act<Move> read(Typed typed) {
        Matcher matcher = SPELLING.matcher(typed.tidy());
        if (!matcher.matches()) {
            return Act.refused(ChromaRefusal.UNREADABLE.of(typed.shown()));
        }
        Optional<Colour> other = Stream.of("before", "after")
                .flatMap(place -> Colour.named(matcher.group(place)).stream())
                .filter(written -> written != colour)
                .findFirst();
        if (other.isPresent()) {
            return Act.refused(
                    ChromaRefusal.OTHER_COLOUR.of(colour.phrase(), other.get().phrase()));
        }
        String level = Objects.requireNonNullElse(matcher.group("level"), "");
        Cell cell = Cell.written(level + matcher.group("row") + matcher.group("column"))
                .orElseThrow();
        Optional<Refusal> objection = missing(cell, cubes.lattice())
                .or(() -> cubes.isOpen(cell, colour) ? Optional.empty() : Optional.of(objection(cell)));
        return Act.unless(objection, () -> cell);
    }

    /** The reason why the board has no such cell; empty if it has. */
    static Optional<Refusal> missing(Cell cell, Lattice lattice) {
        if (lattice.has(cell)) {
            return Optional.empty();
        }
        if (cell.level() < 1 || cell.level() > lattice.size()) {
            return Optional.of(ChromaRefusal.NO_SUCH_LEVEL.of(cell.name(), lattice.size()));
        }
        int rows = lattice.rows(cell.level());
        if (cell.row() > rows) {
            return Optional.of(ChromaRefusal.NO_SUCH_ROW.of(cell.name(), cell.level(), rows, BoardShapes.letter(rows)));
        }
        String first = new Cell(cell.level(), cell.row(), 1).name();
        String last = new Cell(cell.level(), cell.row(), cell.row()).name();
        return Optional.of(
                ChromaRefusal.NO_SUCH_CELL.of(cell.name(), BoardShapes.letter(cell.row()), cell.row(), first, last));
    }

    /** The reason why a cell is not open. */
    private Refusal objection(Cell cell) {
        if (cubes.at(cell).isPresent()) {
            return ChromaRefusal.OCCUPIED.of(cell.name(), cubes.at(cell).get().phrase());
        }
        List<Cell> empty = new ArrayList<>(cell.supporters());
        empty.removeIf(below -> cubes.at(below).isPresent());
        if (!empty.isEmpty()) {
            return ChromaRefusal.NO_SUPPORT.of(
                    cell.name(), Cell.names(cell.supporters()), Cell.names(empty), empty.size());
        }
        List<Cell> under = ofColour(cell.supporters());
        List<Cell> beside = ofColour(cell.around());
        return under.isEmpty()
                ? ChromaRefusal.TOUCHING.of(cell.name(), colour.phrase(), Cell.names(beside), beside.size())
                : ChromaRefusal.ON_ITS_COLOUR.of(
                        cell.name(), colour.phrase(), under.get(0).name());
    }

    private List<Cell> ofColour(List<Cell> cells) {
        return cells.stream()
                .filter(cell -> cubes.at(cell).equals(Optional.of(colour)))
                .toList();
    }
}
