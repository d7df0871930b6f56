package pbem.games.kroma;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.grid.Triangles;

/** Small drawings beside the board, centred on the origin in a box of height 1. */
final class NoteFigure {

    private static final Triangles LATTICE = new Triangles(Triangle.ROWS, 1);
    private static final PieceFigure FIGURE = new PieceFigure(LATTICE);

    private static final double STOCK = 0.55;
    private static final double MIXING = 0.95;
    private static final double LETTER = 0.4;
    private static final double COUNT = 0.36;
    private static final double AFTER = 0.14;
    private static final double DIGIT = 0.72; // the width of a digit, relative to its height

    /** Drawn once, since every picture has them. */
    private static final Map<Blend, List<Shape>> MIXINGS =
            Stream.of(Blend.values()).collect(Collectors.toMap(blend -> blend, NoteFigure::mixed));

    private static final List<List<Stocked>> PIECES = PieceShape.ALL.stream()
            .map(kind ->
                    Colour.ALL.stream().map(colour -> Stocked.of(kind, colour)).toList())
            .toList();

    private NoteFigure() {}

    /** @param end where the drawing of a piece ends on the right */
    private record Stocked(List<Shape> shapes, double end) {

        static Stocked of(PieceShape kind, Colour colour) {
            TriangleSet area = TriangleSet.of(kind.model());
            List<Shape> piece = new ArrayList<>(FIGURE.sheet(area, colour.ink()));
            piece.add(FIGURE.letter(new VisiblePart(TriangleStyle.of(colour), area), LETTER));
            DoubleSummaryStatistics x = extent(area, Point::x);
            return new Stocked(centred(piece, area, STOCK), (x.getMax() - x.getMin()) * STOCK / 2);
        }
    }

    /** A piece with its letter and the number of such pieces left. */
    static List<Shape> stock(PieceShape kind, Colour colour, int left) {
        Stocked piece = PIECES.get(PieceShape.ALL.indexOf(kind)).get(colour.ordinal());
        String count = String.valueOf(left);
        double half = count.length() * COUNT * DIGIT / 2;
        Shape number = new Shape.Text(count, new Point(piece.end() + AFTER + half, 0), COUNT, Palette.TEXT, false);
        return Stream.concat(piece.shapes().stream(), Stream.of(number)).toList();
    }

    /** Two overlapping pieces and the blend that they show. */
    static List<Shape> mixing(Blend blend) {
        return MIXINGS.get(blend);
    }

    private static List<Shape> mixed(Blend blend) {
        TriangleSet one = row(5, 6);
        TriangleSet other = row(6, 7);
        VisiblePart both = new VisiblePart(TriangleStyle.of(blend), one.and(other));
        VisiblePart rest = new VisiblePart(TriangleStyle.of(blend.other()), other.without(one));
        List<Shape> shapes = new ArrayList<>(FIGURE.sheet(one, blend.one().ink()));
        shapes.addAll(FIGURE.sheet(other, blend.other().ink(), List.of(both, rest)));
        shapes.add(FIGURE.letter(both));
        return centred(shapes, one.or(other), MIXING);
    }

    private static TriangleSet row(int one, int other) {
        return TriangleSet.of(List.of(new Triangle(6, one), new Triangle(6, other)));
    }

    private static List<Shape> centred(List<Shape> shapes, TriangleSet area, double scale) {
        DoubleSummaryStatistics x = extent(area, Point::x);
        DoubleSummaryStatistics y = extent(area, Point::y);
        double right = -(x.getMin() + x.getMax()) / 2;
        double down = -(y.getMin() + y.getMax()) / 2;
        return shapes.stream()
                .map(shape -> shape.moved(right, down).scaled(scale))
                .toList();
    }

    private static DoubleSummaryStatistics extent(TriangleSet area, ToDoubleFunction<Point> axis) {
        return FIGURE.contour(area).corners().stream().mapToDouble(axis).summaryStatistics();
    }
}
