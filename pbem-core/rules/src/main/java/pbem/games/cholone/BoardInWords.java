package pbem.games.cholone;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import pbem.game.NamedCell;
import pbem.game.Refusal;
import pbem.game.Typed;
import pbem.kit.CellWords;
import pbem.phrase.Phrase;

/**
 * The board in words: its rows from a to i, the marbles that everybody has ejected, and those that everybody can eject.
 */
record BoardInWords(CholonePosition position) implements CellWords<Cell> {

    @Override
    public NamedCell at(Cell cell) {
        return new NamedCell(
                cell.name(),
                Cell.BOARD.centre(cell.row(), cell.number()),
                MoveRoutes.REACH,
                marbles().owner(cell).isPresent() ? name(marbles().owner(cell).getAsInt()) : EMPTY);
    }

    @Override
    public Optional<Cell> named(String tidy) {
        return Cell.named(tidy);
    }

    @Override
    public Refusal missing(Typed typed) {
        return typed.tidy().matches("[a-z][0-9]{1,2}")
                ? MoveReader.notOnBoard(typed.tidy())
                : CholoneRefusal.NOT_A_CELL.of(typed.shown());
    }

    @Override
    public List<NamedCell> cells() {
        return Cell.ALL.stream().map(this::at).toList();
    }

    @Override
    public List<Cell> beside(Cell cell) {
        return cell.neighbours();
    }

    @Override
    public List<Line<Cell>> rows() {
        return IntStream.rangeClosed(1, Cell.BOARD.rows())
                .mapToObj(row ->
                        line(Cell.at(row, Cell.BOARD.first(row)).orElseThrow(), Direction.EAST, "kit.words-row"))
                .toList();
    }

    @Override
    public List<Line<Cell>> through(Cell cell) {
        return List.of(
                line(cell, Direction.EAST, "kit.words-row"),
                line(cell, Direction.NORTH_EAST, "cholone.words-up"),
                line(cell, Direction.NORTH_WEST, "cholone.words-down"));
    }

    /** The whole line through a cell. A row is called by its letter, a line that descends to the right by its digit. */
    private static Line<Cell> line(Cell cell, Direction axis, String key) {
        List<Cell> back = axis.opposite().walk(cell);
        String name = axis == Direction.EAST ? cell.name().substring(0, 1) : String.valueOf(cell.number());
        return new Line<>(key, name, axis.walk(back.get(back.size() - 1)));
    }

    @Override
    public Phrase mover() {
        return name(position.last().mover());
    }

    /** The marbles that were pushed, and where to. */
    @Override
    public List<Phrase> changes() {
        Direction way = position.last().move().orElseThrow().way();
        List<Phrase> pushed = Cell.all(position.last().pushed()).stream()
                .map(cell -> pushed(cell, way.from(cell)))
                .toList();
        return pushed.isEmpty() ? pushed : List.of(Phrase.of("cholone.words-pushes", Phrase.inTurn(pushed)));
    }

    private Phrase pushed(Cell cell, Optional<Cell> to) {
        return to.map(beyond -> Phrase.of("cholone.words-pushed", at(beyond).content(), cell.name(), beyond.name()))
                .orElseGet(() -> Phrase.of(
                        "cholone.words-pushed-over",
                        position.last().ejected().isPresent()
                                ? name(position.last().ejected().getAsInt())
                                : Phrase.of("cholone.words-marble-unnamed"),
                        cell.name()));
    }

    @Override
    public List<Phrase> facts() {
        return IntStream.range(0, seats()).mapToObj(this::ofSeat).toList();
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

    /** The marbles that the player to move can eject, and those that others could eject if it were their turn. */
    @Override
    public List<Phrase> open() {
        List<Phrase> words = new ArrayList<>();
        for (int i = 0; i < seats(); i++) {
            int seat = (position.turn() + i) % seats();
            Map<Cell, List<String>> ways = position.play().hasLeft(seat) ? Map.of() : ejections(seat);
            if (!ways.isEmpty()) {
                words.add(Phrase.of(
                        i == 0 ? "cholone.words-can-eject" : "cholone.words-threatens", name(seat), taken(ways)));
            } else if (i == 0) {
                words.add(Phrase.of("cholone.words-cannot-eject", name(seat)));
            }
        }
        return words;
    }

    /** The moves of a seat that eject a marble, by its cell. */
    private Map<Cell, List<String>> ejections(int seat) {
        MoveGenerator generator = marbles().generator(seat);
        Map<Cell, List<String>> byCell = new LinkedHashMap<>();
        for (MarbleMove move : generator.moves()) {
            long over = generator.pushed(move) & move.way().edge();
            if (over != 0) {
                byCell.computeIfAbsent(Cell.in(over), cell -> new ArrayList<>()).add(move.notation());
            }
        }
        return byCell;
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
