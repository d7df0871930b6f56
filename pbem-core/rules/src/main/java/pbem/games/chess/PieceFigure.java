package pbem.games.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import pbem.picture.Ink;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;

/**
 * A drawing of a piece: a light or dark counter with its colours as slices with their digits. Pieces of no colour or of
 * all colours show their letter.
 */
record PieceFigure(ChessBoard board, Piece piece, Team team) {

    private static final double BODY = 0.45;
    private static final double PAWN = 0.34;
    private static final double FACE = 0.37;
    private static final double HUB = 0.23;
    private static final double RIM = 0.035;
    private static final double LETTER = 0.42;
    private static final double DIGIT = 0.32;
    private static final int FULL = 360;
    private static final int DEGREES = 10; // round edges have a corner after this many degrees

    static PieceFigure of(ChessBoard board, byte man) {
        return new PieceFigure(board, Man.piece(man), Man.team(man));
    }

    List<Shape> at(Point centre) {
        List<Shape> shapes = new ArrayList<>();
        double size = piece == Piece.P ? PAWN : BODY;
        shapes.add(Shape.disc(centre, size, Paint.flat(body()), Stroke.of(contrast(), RIM)));
        switch (piece.kind()) {
            case PAWN -> shapes.add(letter("P", centre, LETTER * PAWN / BODY, contrast()));
            case ANTI -> shapes.add(letter("N", centre, LETTER, contrast()));
            case AIM -> {
                shapes.add(Shape.ring(centre, FACE, Stroke.of(contrast(), RIM)));
                shapes.add(letter("K", centre, LETTER * 0.88, contrast()));
            }
            case MAJOR -> {
                addSlices(
                        shapes,
                        centre,
                        IntStream.rangeClosed(1, board.colours()).boxed().toList());
                shapes.add(Shape.disc(centre, HUB, Paint.flat(body())));
                shapes.add(letter("Q", centre, LETTER * 0.7, contrast()));
            }
            case ONE, TWO, THREE -> {
                addSlices(shapes, centre, piece.colours());
                addDigits(shapes, centre, piece.colours());
            }
        }
        return shapes;
    }

    private Ink body() {
        return team == Team.WHITE ? Palette.WHITE : Palette.BLACK;
    }

    private Ink contrast() {
        return team == Team.WHITE ? Palette.BLACK : Palette.WHITE;
    }

    private void addSlices(List<Shape> shapes, Point centre, List<Integer> colours) {
        int width = FULL / colours.size();
        for (int i = 0; i < colours.size(); i++) {
            Paint paint = Paint.flat(BoardInks.of(colours.get(i)).label());
            shapes.add(
                    colours.size() == 1
                            ? Shape.disc(centre, FACE, paint)
                            : Shape.polygon(slice(centre, start(colours.size()) + i * width, width), paint));
        }
        if (colours.size() > 1) {
            for (int i = 0; i < colours.size(); i++) {
                Point end = centre.onCircle(FACE, start(colours.size()) + i * width);
                shapes.add(new Shape.Line(List.of(centre, end), Stroke.of(body(), RIM)));
            }
        }
        shapes.add(Shape.ring(centre, FACE, Stroke.of(Palette.BLACK, RIM / 2)));
    }

    private void addDigits(List<Shape> shapes, Point centre, List<Integer> colours) {
        int count = colours.size();
        double way = count == 1 ? 0 : count == 2 ? FACE * 0.5 : FACE * 0.58;
        double size = count == 1 ? DIGIT * 1.35 : count == 2 ? DIGIT : DIGIT * 0.92;
        for (int i = 0; i < count; i++) {
            Point place = centre.onCircle(way, start(count) + (2 * i + 1) * FULL / count / 2);
            shapes.add(letter(String.valueOf(colours.get(i)), place, size, Palette.BLACK));
        }
    }

    /** The angle in degrees where the first slice begins, chosen so that the digits read from left to right. */
    private static int start(int count) {
        return count == 2 ? 90 : count == 3 ? 150 : 180;
    }

    private static List<Point> slice(Point centre, int from, int width) {
        List<Point> corners = new ArrayList<>(List.of(centre));
        for (int angle = from; angle <= from + width; angle += DEGREES) {
            corners.add(centre.onCircle(FACE, angle));
        }
        return corners;
    }

    private static Shape letter(String text, Point centre, double size, Ink ink) {
        return new Shape.Text(text, centre, size, ink, true);
    }

    /** The piece with its code beside it, near the origin. */
    List<Shape> withCode() {
        List<Shape> shapes = new ArrayList<>(at(new Point(-BODY, 0)));
        Point middle = new Point(0.14 + 0.13 * piece.name().length(), 0);
        shapes.add(new Shape.Text(piece.name(), middle, 0.33, Palette.TEXT, false));
        shapes.add(Shape.disc(new Point(2 * middle.x(), 0), 0.1, Paint.sheer(Palette.TRAY, 0))); // a gap
        return shapes;
    }
}
