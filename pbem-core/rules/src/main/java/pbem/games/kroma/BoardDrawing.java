package pbem.games.kroma;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.kit.BoardShapes;
import pbem.picture.Ink;
import pbem.picture.Item;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;
import pbem.picture.grid.Triangles;

/**
 * A drawing of the board with its coordinates and pieces and a mark on the last piece. One unit is the side of a
 * triangle.
 *
 * <p>Of the triangles that a piece can still cover every second one shows its number, for players who type their moves.
 * After the end of the game there are no numbers.
 */
record BoardDrawing(PiecePlay board, Optional<PlacedPiece> last) {

    private static final double RIM = 0.55;
    private static final double LIP = 0.02;
    private static final double LABEL = 0.27;
    private static final double LABEL_WAY = 0.62;
    private static final double LABEL_UP = 0.1;
    private static final double LABEL_DOWN = 0.57;
    private static final double NUMBER = 0.22;
    private static final Stroke LINE = Stroke.of(Palette.EDGE, 0.02);
    private static final Stroke MARK = Stroke.of(Palette.MARK, 0.07);
    private static final Stroke HALO = Stroke.of(Palette.WHITE, 0.13); // separates a mark from a piece of its colour

    List<Item> items() {
        List<Item> ground = new ArrayList<>(List.of(ground()));
        board.grid().triangles().forEach(triangle -> ground.add(cell(triangle)));
        ground.addAll(labels());
        List<Item> items = new ArrayList<>(ground.stream().map(Item::grounded).toList());
        board.laid().forEach(piece -> items.add(piece(piece)));
        last.ifPresent(piece -> items.add(mark(piece)));
        items.addAll(new TextDrawing(board, last).items());
        return items;
    }

    private Item ground() {
        return Item.drawn(
                "",
                Shape.polygon(lattice().outline(RIM), Paint.flat(Palette.WOOD), Stroke.of(Palette.EDGE, 0.05)),
                Shape.polygon(lattice().outline(LIP), Paint.flat(Palette.PAGE), Stroke.of(Palette.EDGE, 0.025)));
    }

    private Item cell(Triangle triangle) {
        List<Shape> shapes = new ArrayList<>();
        shapes.add(Shape.polygon(lattice().cell(triangle.row(), triangle.number()), Paint.flat(Palette.PAGE), LINE));
        if (board.phase() == Phase.ONE && PieceFigure.bearsNumber(triangle)) {
            Point centre = lattice().centre(triangle.row(), triangle.number());
            shapes.add(new Shape.Text(String.valueOf(triangle.number()), centre, NUMBER, Palette.FAINT, false));
        }
        return new Item(triangle.name(), shapes, List.of());
    }

    private Item piece(PlacedPiece piece) {
        boolean small = piece.kind().level() == 1;
        Ink ink = piece.colour().ink();
        List<VisiblePart> seen = VisiblePart.of(piece, board);
        List<Shape> shapes =
                new ArrayList<>(small ? figure().sheet(piece.area(), ink) : figure().sheet(piece.area(), ink, seen));
        for (VisiblePart patch : seen) {
            shapes.add(figure().letter(patch));
            if (small && board.phase() == Phase.TWO) {
                shapes.addAll(figure().numbers(patch));
            }
        }
        return new Item(piece.notation(), shapes, List.of());
    }

    private Item mark(PlacedPiece piece) {
        List<Point> outline = figure().contour(piece.area()).corners();
        return Item.drawn("", Shape.outline(outline, HALO), Shape.outline(outline, MARK));
    }

    /** The coordinates: on the left the letter of each row, on the right and below the number of the triangle there. */
    private List<Item> labels() {
        List<Item> labels = new ArrayList<>();
        int side = board.grid().side();
        for (int row = 1; row <= side; row++) {
            Point left = lattice().centre(row, 1).plus(-LABEL_WAY, -LABEL_UP);
            Point right = lattice().centre(row, Triangles.last(row)).plus(LABEL_WAY, -LABEL_UP);
            Point foot = lattice().centre(side, Triangles.last(row)).plus(0, LABEL_DOWN);
            labels.add(Item.label(BoardShapes.letter(row), left, LABEL));
            labels.add(Item.label(String.valueOf(Triangles.last(row)), right, LABEL));
            labels.add(Item.label(String.valueOf(Triangles.last(row)), foot, LABEL));
        }
        return labels;
    }

    private PieceFigure figure() {
        return new PieceFigure(lattice());
    }

    private Triangles lattice() {
        return board.grid().lattice();
    }
}
