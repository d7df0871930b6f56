package pbem.games.kroma;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.kit.BoardShapes;
import pbem.picture.Item;
import pbem.picture.Letters;
import pbem.picture.grid.Triangles;

/**
 * The text board, with a line for each row. {@code /b\} is a triangle that points up; a letter between the strokes of
 * two such triangles is one that points down. There are no strokes within a piece, and the last piece is in
 * parentheses.
 */
final class TextDrawing {

    private final PiecePlay board;
    private final Optional<PlacedPiece> last;
    private final Map<Triangle, PlacedPiece> topmost = new HashMap<>();

    TextDrawing(PiecePlay board, Optional<PlacedPiece> last) {
        this.board = board;
        this.last = last;
        board.laid().forEach(piece -> piece.area().triangles().forEach(triangle -> topmost.put(triangle, piece)));
    }

    List<Item> items() {
        List<Item> items = new ArrayList<>();
        board.grid().triangles().forEach(triangle -> items.add(written(triangle)));
        for (int row = 1; row <= board.grid().side(); row++) {
            items.addAll(labels(row));
        }
        return items;
    }

    private Item written(Triangle triangle) {
        Triangles lattice = board.grid().lattice();
        int column = lattice.column(triangle.row(), triangle.number());
        int line = lattice.line(triangle.row());
        List<Letters> letters = new ArrayList<>();
        String sign = TriangleStyle.of(triangle, board).map(TriangleStyle::sign).orElse(".");
        letters.add(new Letters(column, line, sign));
        if (triangle.number() == 1) {
            letters.add(new Letters(column - 1, line, isLast(triangle) ? "(" : "/"));
        }
        letters.add(new Letters(column + 1, line, stroke(triangle)));
        return new Item("", List.of(), letters);
    }

    /** The stroke between a triangle and the next one in its row or the rim. */
    private String stroke(Triangle triangle) {
        Optional<Triangle> next =
                Triangle.at(triangle.row(), triangle.number() + 1, board.grid().side());
        boolean here = isLast(triangle);
        boolean there = next.filter(this::isLast).isPresent();
        if (here != there) {
            return here ? ")" : "(";
        }
        Optional<PlacedPiece> beyond = next.map(topmost::get);
        if (beyond.isPresent() && beyond.get().equals(topmost.get(triangle))) {
            return " ";
        }
        return Triangles.pointsUp(triangle.number()) ? "\\" : "/";
    }

    private boolean isLast(Triangle triangle) {
        return last.isPresent() && last.get().area().has(triangle);
    }

    private List<Item> labels(int row) {
        Triangles lattice = board.grid().lattice();
        int end = Triangles.last(row);
        return List.of(
                Item.written(lattice.column(row, 1) - 3, lattice.line(row), BoardShapes.letter(row)),
                Item.written(lattice.column(row, end) + 3, lattice.line(row), String.valueOf(end)),
                Item.written(
                        lattice.column(lattice.side(), end), lattice.line(lattice.side() + 1), String.valueOf(end)));
    }
}
