package pbem.games.kroma;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.NamedCell;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.game.Typed;
import pbem.kit.BoardShapes;
import pbem.kit.CellWords;
import pbem.phrase.Phrase;

/** The board in words: its rows from the apex, the scores, the supply, and what can be laid. */
record BoardInWords(KromaPosition position) implements CellWords<Triangle> {

    private static final String LABEL = "[a-z][0-9]{1,3}";

    /** The largest number of moves that are all named one by one. */
    private static final int FEW = 10;

    /**
     * The largest number of places of large pieces that are all named, whatever their colour. If there are more, only
     * some are named.
     */
    private static final int NAMED = 24;

    @Override
    public NamedCell at(Triangle triangle) {
        return new NamedCell(
                triangle.name(),
                board().grid().lattice().centre(triangle.row(), triangle.number()),
                PieceDraft.REACH,
                content(triangle));
    }

    /** What a triangle shows: "empty", "blue", "blue twice", "green". */
    private Phrase content(Triangle triangle) {
        Optional<Colour> below = board().first().at(triangle);
        Optional<Colour> above = board().second().at(triangle);
        if (below.isEmpty()) {
            return EMPTY;
        }
        if (above.isEmpty()) {
            return below.get().phrase();
        }
        return Blend.of(below.get(), above.get())
                .map(Blend::phrase)
                .orElseGet(() -> Phrase.of("kroma.words-twice", above.get().phrase()));
    }

    @Override
    public Optional<Triangle> named(String tidy) {
        return tidy.matches(LABEL) ? Triangle.named(tidy, side()) : Optional.empty();
    }

    @Override
    public Refusal missing(Typed typed) {
        return typed.tidy().matches(LABEL)
                ? MoveReader.notOnBoard(typed.tidy(), side())
                : KromaRefusal.NOT_A_TRIANGLE.of(typed.shown());
    }

    @Override
    public List<Triangle> beside(Triangle triangle) {
        return triangle.neighbours(side());
    }

    @Override
    public List<Line<Triangle>> rows() {
        return IntStream.rangeClosed(1, side()).mapToObj(this::row).toList();
    }

    @Override
    public List<Line<Triangle>> through(Triangle triangle) {
        return List.of(row(triangle.row()));
    }

    private Line<Triangle> row(int row) {
        List<Triangle> triangles = board().grid().triangles().stream()
                .filter(triangle -> triangle.row() == row)
                .toList();
        return new Line<>("kit.words-row", BoardShapes.letter(row), triangles);
    }

    @Override
    public Phrase toMove() {
        return Phrase.of(
                board().phase() == Phase.ONE ? "kroma.words-turn-one" : "kroma.words-turn-two",
                target(position.toMove().get(0)).phrase());
    }

    @Override
    public Phrase mover() {
        return target(position.last().mover().orElseThrow()).phrase();
    }

    /** The piece that was laid and, if it lies on others, the blends that it shows. */
    @Override
    public List<Phrase> changes() {
        PlacedPiece piece = position.last().move().orElseThrow();
        List<Phrase> words = new ArrayList<>(List.of(told(piece)));
        for (Blend blend : Blend.values()) {
            TriangleSet shown = piece.area().and(board().of(blend));
            if (!shown.isEmpty()) {
                words.add(Phrase.of("kroma.words-shows", blend.phrase(), shown.names()));
            }
        }
        return words;
    }

    private static Phrase told(PlacedPiece piece) {
        return Phrase.of(
                piece.kind().level() == 1 ? "kroma.words-lower" : "kroma.words-upper",
                piece.colour().phrase(),
                piece.kind().phrase(),
                piece.area().names());
    }

    @Override
    public List<Phrase> facts() {
        return Seat.all(position.rules().seats()).stream()
                .map(seat -> position.active().contains(seat)
                        ? Score.of(seat, board()).told("kroma.words-stands")
                        : Phrase.of("kroma.words-left", target(seat).phrase()))
                .toList();
    }

    /** The pieces on a triangle and the shape of one blend of which it is a part. */
    @Override
    public List<Phrase> about(Triangle triangle) {
        Stream<Phrase> pieces = board().laid().stream()
                .filter(piece -> piece.area().has(triangle))
                .map(BoardInWords::told);
        Stream<Phrase> shape = Stream.of(Blend.values())
                .flatMap(blend -> board().grid().parts(board().of(blend)).stream()
                        .filter(part -> part.has(triangle))
                        .map(part -> Phrase.of("kroma.words-part", blend.phrase(), part.size())));
        return Stream.concat(pieces, shape).toList();
    }

    /** The pieces that can still be laid, the number of their places, and the supply. */
    @Override
    public List<Phrase> open() {
        List<PlacedPiece> moves = position.moves();
        Stream<Phrase> open = moves.size() <= FEW
                ? Stream.of(Phrase.of("kroma.words-moves", moves.size(), named(moves, PlacedPiece::notation)))
                : PieceShape.of(board().level()).stream().map(kind -> places(kind, moves));
        return Stream.concat(open, stocks()).toList();
    }

    private static Phrase places(PieceShape kind, List<PlacedPiece> moves) {
        List<PlacedPiece> ofKind =
                moves.stream().filter(move -> move.kind().equals(kind)).toList();
        List<TriangleSet> places =
                ofKind.stream().map(PlacedPiece::area).distinct().toList();
        if (kind.level() == 1 || places.isEmpty()) {
            return Phrase.of("kroma.words-places", kind.heading(), counts(colour -> (int)
                    ofKind.stream().filter(move -> move.colour() == colour).count()));
        }
        return places.size() <= NAMED
                ? Phrase.of("kroma.words-lie", kind.heading(), named(places, TriangleSet::toString))
                : Phrase.of(
                        "kroma.words-lie-some",
                        kind.heading(),
                        places.size(),
                        named(some(places), TriangleSet::toString));
    }

    private static List<Phrase> counts(ToIntFunction<Colour> count) {
        return Colour.ALL.stream()
                .map(colour -> Phrase.of("kroma.words-counted", colour.phrase(), count.applyAsInt(colour)))
                .toList();
    }

    /** A selection of the places from all over the board. */
    private static List<TriangleSet> some(List<TriangleSet> places) {
        return IntStream.range(0, NAMED)
                .mapToObj(i -> places.get(i * places.size() / NAMED))
                .toList();
    }

    private static <P> Phrase named(List<P> places, Function<P, String> name) {
        return Phrase.inTurn(
                "kit.words-then",
                places.stream()
                        .map(place -> Phrase.of("kroma.words-move", name.apply(place)))
                        .toList());
    }

    private Stream<Phrase> stocks() {
        return PieceShape.ALL.stream()
                .filter(kind -> kind.level() == 2 || board().phase() == Phase.ONE)
                .map(kind -> Phrase.of(
                        "kroma.words-stock",
                        kind.heading(),
                        counts(colour -> board().layer(kind.level()).left(kind, colour))));
    }

    private int side() {
        return board().grid().side();
    }

    private Blend target(Seat seat) {
        return position.rules().target(seat);
    }

    private PiecePlay board() {
        return position.board();
    }
}
