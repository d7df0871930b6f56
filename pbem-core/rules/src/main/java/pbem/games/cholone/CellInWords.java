package pbem.games.cholone;

import java.util.ArrayList;
import java.util.List;
import pbem.game.Run;
import pbem.phrase.Phrase;

/** One cell in words: the marble on it, its neighbours in each direction, and the three lines through it. */
record CellInWords(CholonePosition position, Cell cell) {

    private static final List<Direction> ROUND = List.of(
            Direction.EAST,
            Direction.NORTH_EAST,
            Direction.NORTH_WEST,
            Direction.WEST,
            Direction.SOUTH_WEST,
            Direction.SOUTH_EAST);

    List<Phrase> sentences() {
        List<Phrase> words = new ArrayList<>();
        words.add(
                marbles().owner(cell).isPresent()
                        ? Phrase.of("cholone.words-marble", cell.name(), content(marbles(), cell))
                        : Phrase.of("cholone.words-nothing", cell.name()));
        words.add(Phrase.of(
                "cholone.words-beside",
                Phrase.inTurn(ROUND.stream().map(this::beside).toList())));
        for (Direction axis : Direction.AXES) {
            String key = axis == Direction.EAST ? "cholone.words-along-row" : "cholone.words-along";
            words.add(Phrase.of(key, way(axis), runs(marbles(), line(axis))));
        }
        return words;
    }

    private Phrase beside(Direction way) {
        return way.from(cell)
                .map(next -> Phrase.of("cholone.words-neighbour", way(way), next.name(), content(marbles(), next)))
                .orElseGet(() -> Phrase.of("cholone.words-edge", way(way)));
    }

    private List<Cell> line(Direction axis) {
        List<Cell> back = axis.opposite().walk(cell);
        return axis.walk(back.get(back.size() - 1));
    }

    /** A line of cells in words: "c1 and c2 empty, c3 to c5 black". */
    static Phrase runs(Marbles marbles, List<Cell> line) {
        return Run.told("cholone.words-run", line, Cell::name, at -> content(marbles, at));
    }

    static Phrase content(Marbles marbles, Cell cell) {
        return marbles.owner(cell).isPresent()
                ? marbles.name(marbles.owner(cell).getAsInt())
                : Phrase.of("cholone.words-empty");
    }

    private static Phrase way(Direction way) {
        return Phrase.of("cholone.words-way", way.ordinal());
    }

    private Marbles marbles() {
        return position.marbles();
    }
}
