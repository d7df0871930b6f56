package pbem.games.chromino;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.NamedCell;
import pbem.game.Refusal;
import pbem.game.Run;
import pbem.game.Typed;
import pbem.kit.CellWords;
import pbem.phrase.Phrase;

/**
 * The table in words: its rows from north to south, everybody's tiles as far as the viewer knows them, and where the
 * viewer's own tiles fit.
 */
record TableInWords(ViewerKnowledge knowledge) implements CellWords<Cell> {

    /**
     * The largest number of ways to lay a tile that are listed. If there are more, only these and the total are given.
     */
    private static final int WAYS = 6;

    /** The largest number of runs of squares, or of tiles, in one sentence. */
    private static final int TOGETHER = 20;

    private static final Comparator<Placement> ORDER =
            Comparator.comparing(Placement::first).thenComparing(Placement::way).thenComparing(Placement::letters);

    private static final Pattern CELL = Pattern.compile("\\(?([+-]?[0-9]{1,4})(?:[,;/]|(?=[+-]))([+-]?[0-9]{1,4})\\)?");

    @Override
    public NamedCell at(Cell cell) {
        return new NamedCell(
                cell.name(),
                cell.centre(),
                ChrominoPosition.REACH,
                table().hue(cell).map(Hue::phrase).orElse(EMPTY));
    }

    @Override
    public Optional<Cell> named(String tidy) {
        Matcher numbers = CELL.matcher(tidy);
        return numbers.matches()
                ? Optional.of(new Cell(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2))))
                : Optional.empty();
    }

    @Override
    public Refusal missing(Typed typed) {
        return ChrominoRefusal.NOT_A_CELL.of(typed.shown());
    }

    /** The squares of the tiles on the table. Empty cells are left out because the table has no end. */
    @Override
    public List<NamedCell> cells() {
        return table().tiles().stream()
                .flatMap(tile -> tile.cells().stream().map(this::at))
                .toList();
    }

    /** To the east, south, west and north. */
    @Override
    public List<Cell> beside(Cell cell) {
        return Heading.ALL.stream().map(way -> cell.step(way, 1)).toList();
    }

    @Override
    public Phrase toMove() {
        return Phrase.of(
                "chromino.words-turn",
                situation().round(),
                Happening.name(situation().seat()));
    }

    @Override
    public Phrase mover() {
        return Happening.name(position().last().mover().orElseThrow());
    }

    @Override
    public List<Phrase> last() {
        return Stream.concat(CellWords.super.last().stream(), position().privately(knowledge.viewer()).stream())
                .toList();
    }

    /** The tile that was laid, in words. */
    @Override
    public List<Phrase> changes() {
        return position().laid().stream()
                .map(laid -> Phrase.of("list.sentence", spelled(laid.letters())))
                .toList();
    }

    /** The tile on a cell or the colours that could lie there, and its row and column. */
    @Override
    public List<Phrase> about(Cell cell) {
        List<Phrase> words = new ArrayList<>();
        table().tile(cell)
                .ifPresentOrElse(
                        tile -> words.add(Phrase.of(
                                "chromino.words-covered",
                                spelled(tile.letters()),
                                tile.cell(0).name(),
                                tile.cell(Placement.SQUARES - 1).name())),
                        () -> words.addAll(fitting(cell)));
        Frame frame = Frame.round(table());
        List<Phrase> row = runs(frame.columns().mapToObj(x -> new Cell(x, cell.y())), at -> String.valueOf(at.x()));
        List<Phrase> column = runs(frame.rows().mapToObj(y -> new Cell(cell.x(), y)), at -> String.valueOf(at.y()));
        if (!row.isEmpty()) {
            words.add(Phrase.of("chromino.words-row", String.valueOf(cell.y()), Phrase.inTurn(row)));
        }
        if (!column.isEmpty()) {
            words.add(Phrase.of("chromino.words-column", String.valueOf(cell.x()), Phrase.inTurn(column)));
        }
        return words;
    }

    /** The colours that the neighbours of an empty cell allow there; nothing if it has none. */
    private List<Phrase> fitting(Cell cell) {
        List<Hue> around =
                beside(cell).stream().flatMap(at -> table().hue(at).stream()).toList();
        List<Phrase> hues = Stream.of(Hue.values())
                .filter(hue -> hue != Hue.JOKER && around.stream().allMatch(hue::matches))
                .map(Hue::phrase)
                .toList();
        if (around.isEmpty()) {
            return List.of();
        }
        return List.of(
                hues.isEmpty()
                        ? Phrase.of("chromino.words-closed")
                        : Phrase.of("chromino.words-takes", hues, around.size()));
    }

    /** The squares of a row or column, from west to east or from south to north, without the empty cells. */
    private List<Phrase> runs(Stream<Cell> line, Function<Cell, String> number) {
        return Run.of(line.toList(), number, table()::hue).stream()
                .filter(run -> run.look().isPresent())
                .map(run -> squares(run.look().get().phrase(), run.cells()))
                .toList();
    }

    private static Phrase squares(Phrase hue, List<String> numbers) {
        String last = numbers.get(numbers.size() - 1);
        return numbers.size() == 1
                ? Phrase.of("chromino.words-square", hue, last)
                : Phrase.of("chromino.words-squares", hue, numbers.get(0), last);
    }

    @Override
    public List<Phrase> facts() {
        List<Phrase> words = new ArrayList<>();
        Frame frame = Frame.round(table());
        words.add(Phrase.of("chromino.words-table", table().tiles().size()));
        for (int row = frame.north(); row >= frame.south(); row--) {
            int y = row;
            List<Phrase> runs = runs(frame.columns().mapToObj(x -> new Cell(x, y)), cell -> String.valueOf(cell.x()));
            parts(runs)
                    .forEach(
                            part -> words.add(Phrase.of("chromino.words-row", String.valueOf(y), Phrase.inTurn(part))));
        }
        situation().order().forEach(seat -> words.addAll(ofSeat(seat)));
        words.add(Phrase.of("chromino.words-bag", knowledge.bagSize()));
        return words;
    }

    private List<Phrase> ofSeat(int seat) {
        PlayerState player = situation().player(seat);
        Phrase counted = knowledge.name(seat);
        List<Tile> seen = knowledge.seen(seat);
        if (player.gone() && seen.isEmpty()) {
            return List.of(Phrase.of("chromino.words-has-left", counted));
        }
        int size = player.size();
        if (seen.size() < size || seen.size() == 1) {
            return List.of(
                    seen.isEmpty()
                            ? Phrase.of("chromino.words-has", counted, size)
                            : Phrase.of("chromino.words-has-seen", counted, size, tiles(seen), size - seen.size()));
        }
        List<Phrase> words = new ArrayList<>(List.of(Phrase.of("chromino.words-has", counted, size)));
        parts(seen).forEach(part -> words.add(Phrase.of("chromino.words-tiles", tiles(part))));
        return words;
    }

    private static <T> Stream<List<T>> parts(List<T> all) {
        return IntStream.iterate(0, from -> from < all.size(), from -> from + TOGETHER)
                .mapToObj(from -> all.subList(from, Math.min(all.size(), from + TOGETHER)));
    }

    private static Phrase tiles(List<Tile> tiles) {
        return Phrase.inTurn(
                "kit.words-then",
                tiles.stream().map(tile -> spelled(tile.name())).toList());
    }

    /** Where the viewer's own tiles fit; empty for viewers without tiles. */
    @Override
    public List<Phrase> open() {
        List<Phrase> words = new ArrayList<>();
        knowledge.playing().ifPresent(seat -> {
            List<Tile> hand = knowledge.seen(seat);
            List<Phrase> nowhere = new ArrayList<>();
            for (Tile tile : hand) {
                List<String> ways = tile.isChameleon() && hand.size() == 1 ? List.of() : ways(tile);
                if (ways.isEmpty()) {
                    nowhere.add(Phrase.of("chromino.words-way", tile.name()));
                } else if (ways.size() <= WAYS) {
                    words.add(Phrase.of("chromino.words-fits", tile.name(), ways.size(), either(ways)));
                } else {
                    words.add(Phrase.of(
                            "chromino.words-fits-more", tile.name(), ways.size(), either(ways.subList(0, WAYS))));
                }
            }
            if (!nowhere.isEmpty()) {
                words.add(Phrase.of("chromino.words-fits-nowhere", Phrase.inTurn(nowhere)));
            }
        });
        return words;
    }

    /** Every way to lay a tile, as a player would type it, from north to south. */
    private List<String> ways(Tile tile) {
        return table().placements(tile).stream()
                .sorted(ORDER)
                .map(Placement::notation)
                .toList();
    }

    /**
     * Where the viewer's own tiles fit, in full, sorted by the names of the tiles. There are no hints for viewers who
     * do not play or have no tiles, and none after the end.
     */
    List<Phrase> hints() {
        List<Tile> hand = knowledge.playing().map(knowledge::seen).orElse(List.of());
        return hand.stream().map(tile -> hint(tile, hand.size())).toList();
    }

    private Phrase hint(Tile tile, int held) {
        if (tile.isChameleon() && held == 1) {
            return Phrase.of("chromino.hint-chameleon", tile.name());
        }
        List<String> fitting = ways(tile);
        return fitting.isEmpty()
                ? Phrase.of("chromino.hint-nowhere", tile.name())
                : Phrase.of("chromino.hint", tile.name(), fitting.size(), fitting);
    }

    private static Phrase either(List<String> ways) {
        return Phrase.inTurn(
                "kit.words-then",
                ways.stream().map(way -> Phrase.of("chromino.words-way", way)).toList());
    }

    /** A tile as it is typed and in words: "RYB, red yellow blue". */
    static Phrase spelled(String letters) {
        List<Phrase> hues = Hue.all(letters).stream().map(Hue::phrase).toList();
        return Phrase.of("chromino.words-tile", letters, hues.get(0), hues.get(1), hues.get(2));
    }

    private LaidTiles table() {
        return situation().table();
    }

    private TilePlay situation() {
        return position().situation();
    }

    @Override
    public ChrominoPosition position() {
        return knowledge.position();
    }
}
