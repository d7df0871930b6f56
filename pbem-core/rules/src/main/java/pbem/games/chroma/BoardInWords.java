package pbem.games.chroma;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.NamedCell;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.game.Typed;
import pbem.kit.BoardShapes;
import pbem.kit.CellWords;
import pbem.phrase.Phrase;

/** The board in words: its rows, the cubes above it level by level, and the cells that are open to each colour. */
record BoardInWords(ChromaPosition position) implements CellWords<Cell> {

    private static final int NEXT = 8;

    @Override
    public NamedCell at(Cell cell) {
        return new NamedCell(
                cell.name(),
                new Projection(lattice()).centre(cell),
                ChromaPosition.REACH,
                cubes().at(cell).map(Colour::phrase).orElse(EMPTY));
    }

    @Override
    public Optional<Cell> named(String tidy) {
        return Cell.written(tidy).filter(lattice()::has);
    }

    @Override
    public Refusal missing(Typed typed) {
        return Cell.written(typed.tidy())
                .flatMap(cell -> CellReader.missing(cell, lattice()))
                .orElseGet(() -> ChromaRefusal.NOT_A_CELL.of(typed.shown()));
    }

    @Override
    public List<NamedCell> cells() {
        return lattice().cells().stream()
                .filter(cell -> cell.level() == 1 || !isEmpty(cell))
                .map(this::at)
                .toList();
    }

    @Override
    public List<Cell> beside(Cell cell) {
        return cell.around().stream().filter(lattice()::has).toList();
    }

    @Override
    public List<Line<Cell>> rows() {
        return IntStream.rangeClosed(1, lattice().size())
                .mapToObj(row -> row(1, row))
                .toList();
    }

    @Override
    public List<Line<Cell>> through(Cell cell) {
        List<Cell> column = IntStream.rangeClosed(cell.column(), lattice().rows(cell.level()))
                .mapToObj(row -> new Cell(cell.level(), row, cell.column()))
                .toList();
        return List.of(
                row(cell.level(), cell.row()), new Line<>("kit.words-column", String.valueOf(cell.column()), column));
    }

    private static Line<Cell> row(int level, int row) {
        List<Cell> cells = IntStream.rangeClosed(1, row)
                .mapToObj(column -> new Cell(level, row, column))
                .toList();
        return new Line<>("kit.words-row", BoardShapes.letter(row), cells);
    }

    @Override
    public Phrase toMove() {
        return Phrase.of(
                "chroma.words-turn",
                name(order().turns().turn()),
                order().colour().phrase());
    }

    @Override
    public Phrase mover() {
        return name(position.last().mover().orElseThrow());
    }

    /** The colour of the cube that was put. */
    @Override
    public List<Phrase> changes() {
        Cell cell = position.last().move().orElseThrow();
        return List.of(Phrase.of("kit.words-man", cell.name(), at(cell).content()));
    }

    /** The cubes above the board. */
    @Override
    public List<Phrase> facts() {
        return IntStream.rangeClosed(2, lattice().size())
                .mapToObj(level -> lattice().cells().stream()
                        .filter(cell -> cell.level() == level && !isEmpty(cell))
                        .toList())
                .filter(there -> !there.isEmpty())
                .map(there -> Phrase.of("chroma.words-level", there.get(0).level(), each(there)))
                .toList();
    }

    /** The colours that fit into a cell, and the cells below and above it. */
    @Override
    public List<Phrase> about(Cell cell) {
        List<Phrase> words = new ArrayList<>();
        if (isEmpty(cell)) {
            List<Phrase> fitting = Stream.of(Colour.values())
                    .filter(colour -> cubes().isOpen(cell, colour))
                    .map(Colour::phrase)
                    .toList();
            words.add(fitting.isEmpty() ? Phrase.of("chroma.words-closed") : Phrase.of("chroma.words-takes", fitting));
        }
        List<Cell> above = cell.above().stream().filter(lattice()::has).toList();
        if (!cell.supporters().isEmpty()) {
            words.add(Phrase.of("chroma.words-stands-on", each(cell.supporters())));
        }
        if (!above.isEmpty()) {
            words.add(Phrase.of("chroma.words-above", each(above)));
        }
        return words;
    }

    /** The cells that are open to each colour, that of the next cube first, and the order of the next cubes. */
    @Override
    public List<Phrase> open() {
        List<Phrase> words = new ArrayList<>();
        Map<Colour, List<Cell>> open = new EnumMap<>(Colour.class);
        Stream.of(Colour.values()).forEach(colour -> open.put(colour, cubes().open(colour)));
        Colour next = order().colour();
        List<Cell> now = open.remove(next);
        words.add(Phrase.of("chroma.words-open-next", next.phrase(), Cell.names(now)));
        List<Phrase> same = phrases(open, now::equals);
        if (!same.isEmpty()) {
            words.add(Phrase.of("chroma.words-open-same", same));
        }
        open.forEach((colour, cells) -> {
            if (!cells.isEmpty() && !cells.equals(now)) {
                words.add(Phrase.of("chroma.words-open", colour.phrase(), Cell.names(cells)));
            }
        });
        List<Phrase> nowhere = phrases(open, List::isEmpty);
        if (!nowhere.isEmpty()) {
            words.add(Phrase.of("chroma.words-open-nowhere", nowhere));
        }
        List<Phrase> coming = order().coming(NEXT)
                .map(order -> Phrase.of(
                        "chroma.words-coming",
                        order.colour().phrase(),
                        name(order.turns().turn())))
                .toList();
        words.add(Phrase.of("chroma.words-next", Phrase.inTurn(coming)));
        return words;
    }

    /** The names of those colours whose open cells match the condition. */
    private static List<Phrase> phrases(Map<Colour, List<Cell>> open, Predicate<List<Cell>> wanted) {
        return open.keySet().stream()
                .filter(colour -> wanted.test(open.get(colour)))
                .map(Colour::phrase)
                .toList();
    }

    private Phrase name(Seat seat) {
        return position.name(seat);
    }

    private Cubes cubes() {
        return position.cubes();
    }

    private Lattice lattice() {
        return cubes().lattice();
    }

    private ColourOrder order() {
        return position.order();
    }
}
