package pbem.games.cholone;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import pbem.game.BoardWords;
import pbem.game.Look;
import pbem.game.NamedCell;
import pbem.game.Run;
import pbem.game.Typed;
import pbem.phrase.Phrase;
import pbem.picture.Description;

/**
 * The board in words: its rows from a to i, the marbles that everybody has ejected, and those that everybody can eject.
 */
record BoardInWords(CholonePosition position) implements BoardWords {

    /** The largest number of ways to eject that are listed. If there are more, the number of the others is added. */
    private static final int MOST = 8;

    @Override
    public Description description() {
        return Description.later(() -> new Description(turn(), last(), board(), open()));
    }

    @Override
    public Look look(String cell) {
        Typed typed = new Typed(cell);
        String label = typed.tidy();
        if (!label.matches("[a-z][0-9]{1,2}")) {
            return Look.missing(CholoneRefusal.NOT_A_CELL.of(typed.shown()));
        }
        return Cell.named(label)
                .map(named -> Look.seen(new CellInWords(position, named).sentences()))
                .orElseGet(() -> Look.missing(MoveReader.notOnBoard(label)));
    }

    @Override
    public List<NamedCell> cells() {
        return Cell.ALL.stream()
                .map(cell -> new NamedCell(
                        cell.name(),
                        Cell.BOARD.centre(cell.row(), cell.number()),
                        MoveRoutes.REACH,
                        CellInWords.content(marbles(), cell)))
                .toList();
    }

    private List<Phrase> turn() {
        return List.of(position.outcome()
                .map(outcome -> Phrase.of("cholone.words-over", outcome.reason()))
                .orElseGet(() -> Phrase.of("cholone.words-turn", name(position.turn()))));
    }

    private List<Phrase> last() {
        List<Phrase> words = new ArrayList<>();
        position.last().move().ifPresent(move -> {
            words.add(Phrase.of("cholone.words-last", name(position.last().mover()), move.notation()));
            words.add(Phrase.of(
                    "cholone.words-went",
                    move.size(),
                    Phrase.of("cholone.words-way", move.way().ordinal()),
                    Cell.names(Cell.all(move.from())),
                    Cell.names(Cell.all(move.to()))));
            List<Phrase> pushed = Cell.all(position.last().pushed()).stream()
                    .map(cell -> pushed(cell, move.way()))
                    .toList();
            if (!pushed.isEmpty()) {
                words.add(Phrase.of("cholone.words-pushes", Phrase.inTurn(pushed)));
            }
        });
        words.addAll(position.happenings());
        return words;
    }

    /** The place to which the marble that lay in that cell was pushed. */
    private Phrase pushed(Cell cell, Direction way) {
        Optional<Cell> to = way.from(cell);
        return to.map(beyond -> Phrase.of(
                        "cholone.words-pushed",
                        name(marbles().owner(beyond).orElseThrow()),
                        cell.name(),
                        beyond.name()))
                .orElseGet(() -> Phrase.of(
                        "cholone.words-pushed-over",
                        position.last().ejected().isPresent()
                                ? name(position.last().ejected().getAsInt())
                                : Phrase.of("cholone.words-marble-unnamed"),
                        cell.name()));
    }

    private List<Phrase> board() {
        List<Phrase> words = Run.rows(
                "cholone.words-rows-empty",
                IntStream.rangeClosed(1, Cell.BOARD.rows())
                        .mapToObj(row -> Cell.ALL.stream()
                                .filter(cell -> cell.row() == row)
                                .toList())
                        .toList(),
                BoardInWords::letter,
                row -> row.stream().noneMatch(cell -> marbles().owner(cell).isPresent()),
                row -> Phrase.of("cholone.words-row", letter(row), CellInWords.runs(marbles(), row)));
        for (int seat = 0; seat < seats(); seat++) {
            words.add(ofSeat(seat));
        }
        return words;
    }

    private static String letter(List<Cell> row) {
        return row.get(0).name().substring(0, 1);
    }

    private Phrase ofSeat(int seat) {
        int marbles = Long.bitCount(marbles().of(seat));
        if (position.play().hasLeft(seat)) {
            return Phrase.of("cholone.words-left", name(seat), marbles);
        }
        List<Phrase> ejected = IntStream.range(0, seats())
                .filter(owner -> position.play().ejected(seat, owner) > 0)
                .mapToObj(owner ->
                        Phrase.of("cholone.words-counted", position.play().ejected(seat, owner), name(owner)))
                .toList();
        int all = position.play().by(seat);
        return seats() == 2 || ejected.isEmpty()
                ? Phrase.of("cholone.words-seat", name(seat), marbles, all, MarblePlay.WINNING)
                : Phrase.of("cholone.words-seat-ejected", name(seat), marbles, all, MarblePlay.WINNING, ejected);
    }

    /**
     * The marbles that can be pushed over the edge: by the player to move, and by each of the others if it were their
     * turn.
     */
    private List<Phrase> open() {
        if (position.outcome().isPresent()) {
            return List.of();
        }
        List<Phrase> words = new ArrayList<>();
        int turn = position.turn();
        words.add(ejections(turn, "cholone.words-can-eject", "cholone.words-can-eject-more")
                .orElseGet(() -> Phrase.of("cholone.words-cannot-eject", name(turn))));
        for (int i = 1; i < seats(); i++) {
            int seat = (turn + i) % seats();
            if (!position.play().hasLeft(seat)) {
                ejections(seat, "cholone.words-threatens", "cholone.words-threatens-more")
                        .ifPresent(words::add);
            }
        }
        return words;
    }

    private Optional<Phrase> ejections(int seat, String key, String more) {
        MoveGenerator generator = marbles().generator(seat);
        Map<Cell, List<Phrase>> byCell = new LinkedHashMap<>();
        for (MarbleMove move : generator.moves()) {
            long over = generator.pushed(move) & move.way().edge();
            if (over != 0) {
                byCell.computeIfAbsent(Cell.in(over), cell -> new ArrayList<>())
                        .add(Phrase.of("cholone.words-move", move.notation()));
            }
        }
        List<Phrase> ways = byCell.entrySet().stream()
                .map(entry -> Phrase.of(
                        "cholone.words-ejection",
                        name(marbles().owner(entry.getKey()).orElseThrow()),
                        entry.getKey().name(),
                        Phrase.inTurn("cholone.words-or", entry.getValue())))
                .toList();
        if (ways.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                ways.size() <= MOST
                        ? Phrase.of(key, name(seat), Phrase.inTurn("cholone.words-then", ways))
                        : Phrase.of(
                                more,
                                name(seat),
                                Phrase.inTurn("cholone.words-then", ways.subList(0, MOST)),
                                ways.size() - MOST));
    }

    private Phrase name(int seat) {
        return marbles().name(seat);
    }

    private Marbles marbles() {
        return position.marbles();
    }

    private int seats() {
        return marbles().seats();
    }
}
