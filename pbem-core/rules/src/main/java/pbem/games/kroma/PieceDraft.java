package pbem.games.kroma;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import pbem.game.Choice;
import pbem.game.Draft;
import pbem.phrase.Phrase;
import pbem.picture.Shape;
import pbem.picture.grid.Triangles;

/**
 * A piece while it is composed: first its colour, then its triangles in any order. It is complete when the chosen
 * triangles are a piece, or when only one piece that contains all of them can be laid.
 *
 * @param pieces the legal pieces that agree with the choices so far
 * @param colour the chosen colour; empty before anything is chosen
 * @param triangles the chosen triangles in the order of choice
 */
record PieceDraft(List<PlacedPiece> pieces, Grid grid, Optional<Colour> colour, List<Triangle> triangles)
        implements Draft {

    /** How far from its centre a triangle can be pointed at: about the radius of the circle inside it. */
    static final double REACH = 0.28;

    /** The size of a triangle in a figure that shows a colour. */
    private static final double FIGURE = 0.9;

    @Override
    public List<Choice> choices() {
        return colour.isEmpty()
                ? colours().map(this::choice).toList()
                : open().map(this::choice).toList();
    }

    private Stream<Colour> colours() {
        return Colour.ALL.stream().filter(one -> pieces.stream().anyMatch(piece -> piece.colour() == one));
    }

    /** The triangles that can be chosen next. */
    private Stream<Triangle> open() {
        if (pieces.size() == 1 && !triangles.isEmpty()) {
            return Stream.of();
        }
        TriangleSet open = pieces.stream().map(PlacedPiece::area).reduce(TriangleSet.NONE, TriangleSet::or);
        return open.without(TriangleSet.of(triangles)).triangles().stream();
    }

    @Override
    public List<Choice> chosen() {
        return Stream.concat(
                        colour.stream().map(this::choice), triangles.stream().map(this::choice))
                .toList();
    }

    @Override
    public Optional<PlacedPiece> move() {
        if (triangles.isEmpty()) {
            return Optional.empty();
        }
        TriangleSet area = TriangleSet.of(triangles);
        return pieces.stream()
                .filter(piece -> pieces.size() == 1 || piece.area().equals(area))
                .findFirst();
    }

    @Override
    public Optional<PieceDraft> choose(String key) {
        return colour.isEmpty()
                ? colours()
                        .filter(one -> key.equals(String.valueOf(one.letter())))
                        .findFirst()
                        .map(one -> with(piece -> piece.colour() == one, Optional.of(one), Stream.empty()))
                : open().filter(one -> key.equals(one.name()))
                        .findFirst()
                        .map(one -> with(piece -> piece.area().has(one), colour, Stream.of(one)));
    }

    private PieceDraft with(Predicate<PlacedPiece> agreeing, Optional<Colour> chosen, Stream<Triangle> more) {
        return new PieceDraft(
                pieces.stream().filter(agreeing).toList(),
                grid,
                chosen,
                Stream.concat(triangles.stream(), more).toList());
    }

    private Choice choice(Colour one) {
        List<Shape> figure = new PieceFigure(new Triangles(1, FIGURE)).sheet(TriangleSet.of(Triangle.of(0)), one.ink());
        return Choice.drawn(
                String.valueOf(one.letter()),
                Phrase.of("kroma.colour-and-letter", one.phrase(), String.valueOf(one.letter())),
                Phrase.of("kroma.choose-colour"),
                figure);
    }

    private Choice choice(Triangle triangle) {
        return Choice.cell(
                triangle.name(),
                Phrase.of("kroma.choose-triangle"),
                grid.lattice().centre(triangle.row(), triangle.number()),
                REACH);
    }
}
