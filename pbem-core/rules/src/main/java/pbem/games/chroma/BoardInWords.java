package pbem.games.chroma;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.BoardWords;
import pbem.game.Look;
import pbem.game.NamedCell;
import pbem.game.Run;
import pbem.game.Seat;
import pbem.game.Typed;
import pbem.phrase.Phrase;
import pbem.picture.Description;

/** The board in words: its rows, the cubes above it level by level, and the cells that are open to each colour. */
record BoardInWords(ChromaPosition position) implements BoardWords {

    private static final int NEXT = 8;
    private static final Pattern LABEL = Pattern.compile("([0-9]{1,9})?([a-z])([0-9]{1,9})");

    @Override
    public Description description() {
        return Description.later(() -> new Description(turn(), last(), board(), open()));
    }

    @Override
    public Look look(String cell) {
        Typed typed = new Typed(cell);
        Matcher label = LABEL.matcher(typed.tidy());
        if (!label.matches()) {
            return Look.missing(ChromaRefusal.NOT_A_CELL.of(typed.shown()));
        }
        Cell named = new Cell(
                label.group(1) == null ? 1 : Integer.parseInt(label.group(1)),
                label.group(2).charAt(0) - 'a' + 1,
                Integer.parseInt(label.group(3)));
        return CellReader.missing(named, lattice())
                .map(Look::missing)
                .orElseGet(() -> Look.seen(new CellInWords(cubes(), named).sentences()));
    }

    @Override
    public List<NamedCell> cells() {
        Projection projection = new Projection(lattice());
        return lattice().cells().stream()
                .filter(cell -> cubes().at(cell).isPresent() || cell.level() == 1)
                .map(cell -> new NamedCell(
                        cell.name(), projection.centre(cell), ChromaPosition.REACH, CellInWords.content(cubes(), cell)))
                .toList();
    }

    private List<Phrase> turn() {
        Phrase words = position.outcome()
                .map(outcome -> Phrase.of("chroma.words-over", outcome.reason()))
                .orElseGet(() -> Phrase.of(
                        "chroma.words-turn",
                        name(order().turns().turn()),
                        order().colour().phrase()));
        return List.of(words);
    }

    private List<Phrase> last() {
        List<Phrase> words = new ArrayList<>();
        position.last().move().map(Placement::cell).ifPresent(cell -> {
            Phrase colour = cubes().at(cell).orElseThrow().phrase();
            Phrase mover = name(position.last().mover().orElseThrow());
            words.add(
                    cell.level() == 1
                            ? Phrase.of("chroma.words-put", mover, colour, cell.name())
                            : Phrase.of(
                                    "chroma.words-put-on", mover, colour, cell.name(), Cell.names(cell.supporters())));
        });
        words.addAll(position.happenings());
        return words;
    }

    private List<Phrase> board() {
        List<Phrase> words = Run.rows(
                "chroma.words-rows-empty",
                IntStream.rangeClosed(1, lattice().size()).boxed().toList(),
                Cell::row,
                row -> row(1, row).stream().noneMatch(cell -> cubes().at(cell).isPresent()),
                this::rowInWords);
        for (int level = 2; level <= lattice().size(); level++) {
            List<Phrase> there = cells(level)
                    .filter(cell -> cubes().at(cell).isPresent())
                    .map(cell -> Phrase.of("chroma.words-cell", cell.name(), CellInWords.content(cubes(), cell)))
                    .toList();
            if (!there.isEmpty()) {
                words.add(Phrase.of("chroma.words-level", level, Phrase.inTurn(there)));
            }
        }
        return words;
    }

    private Phrase rowInWords(int row) {
        return Phrase.of("chroma.words-row", Cell.row(row), CellInWords.runs(cubes(), row(1, row)));
    }

    /** The cells that are open to each colour, that of the next cube first, and the order of the next cubes. */
    private List<Phrase> open() {
        if (position.outcome().isPresent()) {
            return List.of();
        }
        List<Phrase> words = new ArrayList<>();
        Colour next = order().colour();
        List<String> now = Cell.names(cubes().open(next));
        words.add(Phrase.of("chroma.words-open-next", next.phrase(), now));
        List<Colour> others =
                Stream.of(Colour.values()).filter(colour -> colour != next).toList();
        List<Phrase> same = phrases(others, cells -> cells.equals(now));
        if (!same.isEmpty()) {
            words.add(Phrase.of("chroma.words-open-same", same));
        }
        for (Colour colour : others) {
            List<String> cells = Cell.names(cubes().open(colour));
            if (!cells.isEmpty() && !cells.equals(now)) {
                words.add(Phrase.of("chroma.words-open", colour.phrase(), cells));
            }
        }
        List<Phrase> nowhere = phrases(others, List::isEmpty);
        if (!nowhere.isEmpty()) {
            words.add(Phrase.of("chroma.words-open-nowhere", nowhere));
        }
        List<Phrase> coming = Stream.iterate(order(), ColourOrder::next)
                .limit(NEXT)
                .map(order -> Phrase.of(
                        "chroma.words-coming",
                        order.colour().phrase(),
                        name(order.turns().turn())))
                .toList();
        words.add(Phrase.of("chroma.words-next", Phrase.inTurn(coming)));
        return words;
    }

    /** The names of those colours whose open cells match the condition. */
    private List<Phrase> phrases(List<Colour> colours, Predicate<List<String>> open) {
        return colours.stream()
                .filter(colour -> open.test(Cell.names(cubes().open(colour))))
                .map(Colour::phrase)
                .toList();
    }

    private Stream<Cell> cells(int level) {
        return lattice().cells().stream().filter(cell -> cell.level() == level);
    }

    static List<Cell> row(int level, int row) {
        return IntStream.rangeClosed(1, row)
                .mapToObj(column -> new Cell(level, row, column))
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
