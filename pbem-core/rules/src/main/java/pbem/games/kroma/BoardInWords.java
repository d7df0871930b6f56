package pbem.games.kroma;

import java.util.ArrayList;
import java.util.List;
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
import pbem.picture.grid.Triangles;

/** The board in words: its rows from the apex, the scores, the supply, and the possible pieces. */
record BoardInWords(KromaPosition position) implements BoardWords {

    /** The largest number of moves that are all named one by one. */
    private static final int FEW = 10;

    /**
     * The largest number of places of large pieces that are all named, whatever their colour. If there are more, only
     * some are named.
     */
    private static final int NAMED = 24;

    @Override
    public Description description() {
        return Description.later(() -> new Description(turn(), last(), rows(), open()));
    }

    @Override
    public Look look(String cell) {
        Typed typed = new Typed(cell);
        String label = typed.tidy();
        if (!label.matches("[a-z][0-9]{1,3}")) {
            return Look.missing(KromaRefusal.NOT_A_TRIANGLE.of(typed.shown()));
        }
        int side = board().grid().side();
        return Triangle.named(label, side)
                .map(triangle -> Look.seen(new TriangleInWords(board(), triangle).sentences()))
                .orElseGet(() -> Look.missing(MoveReader.notOnBoard(label, side)));
    }

    @Override
    public List<NamedCell> cells() {
        Triangles lattice = board().grid().lattice();
        return board().grid().triangles().stream()
                .map(triangle -> new NamedCell(
                        triangle.name(),
                        lattice.centre(triangle.row(), triangle.number()),
                        PieceDraft.REACH,
                        TriangleInWords.content(board(), triangle)))
                .toList();
    }

    private List<Phrase> turn() {
        if (position.outcome().isPresent()) {
            return List.of(
                    Phrase.of("kroma.words-over", position.outcome().get().reason()));
        }
        String key = board().phase() == Phase.ONE ? "kroma.words-turn-one" : "kroma.words-turn-two";
        return List.of(Phrase.of(key, target(position.toMove().get(0)).phrase()));
    }

    private List<Phrase> last() {
        List<Phrase> words = new ArrayList<>();
        position.last()
                .move()
                .ifPresent(piece -> words.add(Phrase.of(
                        "kroma.words-laid",
                        target(position.last().mover().orElseThrow()).phrase(),
                        piece.colour().phrase(),
                        piece.kind().phrase(),
                        piece.area().names())));
        position.last().move().filter(piece -> piece.kind().level() == 2).ifPresent(piece -> {
            for (Blend blend : Blend.values()) {
                TriangleSet shown = piece.area().and(board().of(blend));
                if (!shown.isEmpty()) {
                    words.add(Phrase.of("kroma.words-shows", blend.phrase(), shown.names()));
                }
            }
        });
        words.addAll(position.happenings());
        return words;
    }

    private List<Phrase> rows() {
        List<Phrase> words = Run.rows(
                "kroma.words-rows-empty",
                IntStream.rangeClosed(1, board().grid().side())
                        .mapToObj(row -> TriangleInWords.row(board(), row))
                        .toList(),
                row -> Triangle.letter(row.get(0).row()),
                row -> row.stream().noneMatch(board().first().all()::has),
                row -> TriangleInWords.rowInWords(board(), row.get(0).row()));
        for (Seat seat : Seat.all(position.rules().seats())) {
            Blend target = target(seat);
            words.add(
                    position.active().contains(seat)
                            ? Score.of(seat, board()).told("kroma.words-stands")
                            : Phrase.of("kroma.words-left", target.phrase()));
        }
        return words;
    }

    /** The pieces that can still be laid, the number of their places, and the supply. */
    private List<Phrase> open() {
        if (position.outcome().isPresent()) {
            return List.of();
        }
        List<PlacedPiece> moves = position.moves();
        if (moves.size() <= FEW) {
            return Stream.concat(
                            Stream.of(Phrase.of(
                                    "kroma.words-moves",
                                    moves.size(),
                                    named(moves.stream()
                                            .map(PlacedPiece::notation)
                                            .toList()))),
                            stocks())
                    .toList();
        }
        List<Phrase> words = new ArrayList<>();
        int level = board().level();
        for (PieceShape kind : PieceShapes.of(level)) {
            List<PlacedPiece> ofKind =
                    moves.stream().filter(move -> move.kind().equals(kind)).toList();
            List<String> places = ofKind.stream()
                    .map(move -> move.area().toString())
                    .distinct()
                    .toList();
            List<Phrase> counts = Stream.of(Colour.values())
                    .map(colour -> Phrase.of("kroma.words-counted", colour.phrase(), (int) ofKind.stream()
                            .filter(move -> move.colour() == colour)
                            .count()))
                    .toList();
            if (level == 1 || places.isEmpty()) {
                words.add(Phrase.of("kroma.words-places", kind.heading(), counts));
            } else if (places.size() <= NAMED) {
                words.add(Phrase.of("kroma.words-lie", kind.heading(), named(places)));
            } else {
                words.add(Phrase.of("kroma.words-lie-some", kind.heading(), places.size(), named(some(places))));
            }
        }
        return Stream.concat(words.stream(), stocks()).toList();
    }

    /** A selection of the places from all over the board. */
    private static List<String> some(List<String> places) {
        return IntStream.range(0, NAMED)
                .mapToObj(i -> places.get(i * places.size() / NAMED))
                .toList();
    }

    private static Phrase named(List<String> moves) {
        return Phrase.inTurn(
                "kroma.words-then",
                moves.stream().map(move -> Phrase.of("kroma.words-move", move)).toList());
    }

    private Stream<Phrase> stocks() {
        return PieceShapes.ALL.stream()
                .filter(kind -> kind.level() == 2 || board().phase() == Phase.ONE)
                .map(kind -> Phrase.of(
                        "kroma.words-stock",
                        kind.heading(),
                        Stream.of(Colour.values())
                                .map(colour -> Phrase.of(
                                        "kroma.words-counted",
                                        colour.phrase(),
                                        board().layer(kind.level()).left(kind, colour)))
                                .toList()));
    }

    private Blend target(Seat seat) {
        return position.rules().target(seat);
    }

    private PiecePlay board() {
        return position.board();
    }
}
