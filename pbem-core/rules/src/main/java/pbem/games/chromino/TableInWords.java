package pbem.games.chromino;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import pbem.game.BoardWords;
import pbem.game.Look;
import pbem.game.NamedCell;
import pbem.game.Typed;
import pbem.phrase.Phrase;
import pbem.picture.Description;

/**
 * The table in words: its rows from north to south, everybody's tiles as far as the viewer knows them, and where the
 * viewer's own tiles fit.
 */
record TableInWords(ViewerKnowledge knowledge) implements BoardWords {

    /**
     * The largest number of ways to lay a tile that are listed. If there are more, only these and the total are given.
     */
    private static final int WAYS = 6;

    /** The largest number of runs of squares, or of tiles, in one sentence. */
    private static final int TOGETHER = 20;

    private static final Pattern CELL = Pattern.compile("\\(?([+-]?[0-9]{1,4})(?:[,;/]|(?=[+-]))([+-]?[0-9]{1,4})\\)?");

    @Override
    public Description description() {
        return Description.later(() -> new Description(turn(), last(), board(), open()));
    }

    @Override
    public Look look(String cell) {
        Typed typed = new Typed(cell);
        Matcher numbers = CELL.matcher(typed.tidy());
        if (!numbers.matches()) {
            return Look.missing(ChrominoRefusal.NOT_A_CELL.of(typed.shown()));
        }
        Cell named = new Cell(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)));
        return Look.seen(new CellInWords(table(), named).sentences());
    }

    /** The squares of the tiles on the table. Empty cells are left out because the table has no end. */
    @Override
    public List<NamedCell> cells() {
        return table().tiles().stream()
                .flatMap(tile -> IntStream.range(0, Placement.SQUARES)
                        .mapToObj(i -> new NamedCell(
                                tile.cell(i).name(),
                                DecisionRoute.centre(tile.cell(i)),
                                DecisionRoute.REACH,
                                tile.hue(i).phrase())))
                .toList();
    }

    private List<Phrase> turn() {
        return List.of(position()
                .outcome()
                .map(outcome -> Phrase.of("chromino.words-over", outcome.reason()))
                .orElseGet(() -> Phrase.of(
                        "chromino.words-turn",
                        situation().round(),
                        Happening.name(situation().seat()))));
    }

    private List<Phrase> last() {
        List<Phrase> words = new ArrayList<>();
        position().last().ifPresent(last -> {
            Phrase name = Happening.name(last.seat());
            words.add(last.placement()
                    .map(laid -> Phrase.of(
                            "chromino.words-laid",
                            name,
                            spelled(laid.letters()),
                            laid.cell(0).name(),
                            laid.cell(Placement.SQUARES - 1).name(),
                            laid.notation()))
                    .orElseGet(() -> Phrase.of(
                            "chromino.words-played", name, last.decision().notation())));
        });
        words.addAll(position().happenings());
        words.addAll(position().privately(knowledge.viewer()));
        return words;
    }

    private List<Phrase> board() {
        List<Phrase> words = new ArrayList<>();
        Frame frame = Frame.round(table());
        words.add(Phrase.of("chromino.words-table", table().tiles().size()));
        List<Integer> rows = frame.rows().boxed().toList();
        for (int i = rows.size() - 1; i >= 0; i--) {
            int y = rows.get(i);
            List<Phrase> runs = CellInWords.runs(
                    table(), frame.columns().mapToObj(x -> new Cell(x, y)).toList(), cell -> String.valueOf(cell.x()));
            for (int from = 0; from < runs.size(); from += TOGETHER) {
                words.add(Phrase.of(
                        "chromino.words-row",
                        String.valueOf(y),
                        Phrase.inTurn(runs.subList(from, Math.min(runs.size(), from + TOGETHER)))));
            }
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
        for (int from = 0; from < seen.size(); from += TOGETHER) {
            words.add(Phrase.of(
                    "chromino.words-tiles", tiles(seen.subList(from, Math.min(seen.size(), from + TOGETHER)))));
        }
        return words;
    }

    private static Phrase tiles(List<Tile> tiles) {
        return Phrase.inTurn(
                "chromino.words-then",
                tiles.stream().map(tile -> spelled(tile.name())).toList());
    }

    /** Where the viewer's own tiles fit; empty for viewers without tiles. */
    private List<Phrase> open() {
        List<Phrase> words = new ArrayList<>();
        knowledge.playing().ifPresent(seat -> {
            List<Tile> hand = knowledge.seen(seat);
            List<Phrase> nowhere = new ArrayList<>();
            for (Tile tile : hand) {
                List<String> ways = tile.isChameleon() && hand.size() == 1 ? List.of() : Hints.ways(table(), tile);
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

    private static Phrase either(List<String> ways) {
        return Phrase.inTurn(
                "chromino.words-then",
                ways.stream().map(way -> Phrase.of("chromino.words-way", way)).toList());
    }

    /** A tile as it is typed and in words: "RYB, red yellow blue". */
    static Phrase spelled(String letters) {
        List<Phrase> hues = IntStream.range(0, letters.length())
                .mapToObj(i -> Hue.of(letters.charAt(i)).orElseThrow().phrase())
                .toList();
        return Phrase.of("chromino.words-tile", letters, hues.get(0), hues.get(1), hues.get(2));
    }

    private LaidTiles table() {
        return situation().table();
    }

    private TilePlay situation() {
        return position().situation();
    }

    private ChrominoPosition position() {
        return knowledge.position();
    }
}
