package pbem.games.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.phrase.Phrase;
import pbem.picture.Description;
import pbem.picture.Diagram;
import pbem.picture.Item;
import pbem.picture.Letters;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;

/**
 * Where one piece goes on an empty board, for the help page. As text a cell to which it goes is a star, or the digit of its
 * colour if the piece has colours; where a pawn only captures stands a cross.
 */
record LonePieceDiagram(Reach reach) {

    /** {@code T12 on g7}; a small letter is a black piece. */
    private static final Pattern WRITTEN = Pattern.compile("([A-Za-z][0-9]{0,2}) on ([a-z][0-9]{1,2})");

    private static final Stroke WAY = new Stroke(Palette.MARK, 0.05, 0.55);
    private static final Stroke TARGET = Stroke.of(Palette.MARK, 0.08);
    private static final double DOT = 0.17;
    private static final double FRAME = 0.96;

    static Optional<Diagram> of(ChessBoard board, String written) {
        Matcher words = WRITTEN.matcher(written);
        return words.matches()
                ? Piece.coded(words.group(1))
                        .flatMap(piece -> board.named(words.group(2))
                                .map(cell -> new LonePieceDiagram(new Reach(board, man(piece, words.group(1)), cell))
                                        .diagram()))
                : Optional.empty();
    }

    private static byte man(Piece piece, String code) {
        byte man = Man.of(piece, Character.isLowerCase(code.charAt(0)) ? Team.BLACK : Team.WHITE);
        return piece == Piece.P ? Man.fresh(man) : man;
    }

    private Diagram diagram() {
        Phrase piece = new Names(board()).piece(reach.man());
        return new Diagram(
                Phrase.of("chromatic-chess.study-title", piece, from().name()),
                Description.of(Phrase.of(
                        "chromatic-chess.study-alone", piece, from().name(), Names.of(List.copyOf(reach.cells())))),
                1,
                items(),
                List.of());
    }

    private List<Item> items() {
        EmptyBoardDrawing ground = new EmptyBoardDrawing(board());
        List<Item> items = new ArrayList<>();
        ground.items().forEach(item -> items.add(new Item(item.name(), item.shapes(), List.of(), true)));
        for (List<Cell> path : reach.paths()) {
            List<Point> points = new ArrayList<>(List.of(ground.centre(from())));
            path.forEach(cell -> points.add(ground.centre(cell)));
            items.add(Item.drawn("", new Shape.Line(points, WAY)));
        }
        Set<Cell> goes = reach.cells();
        for (Cell cell : board().cells()) {
            items.add(new Item(cell.name(), goes.contains(cell) ? mark(ground, cell) : List.of(), List.of(sign(cell))));
        }
        items.add(new Item(from().name(), PieceFigure.of(board(), reach.man()).at(ground.centre(from())), List.of()));
        return items;
    }

    private List<Shape> mark(EmptyBoardDrawing ground, Cell cell) {
        return reach.isCapture(cell)
                ? List.of(Shape.outline(ground.area(cell, FRAME), TARGET))
                : List.of(
                        Shape.disc(ground.centre(cell), DOT, Paint.flat(Palette.MARK), Stroke.of(Palette.WHITE, 0.03)));
    }

    private Letters sign(Cell cell) {
        return new Letters(
                board().hexagons().column(cell.row(), cell.column()),
                board().hexagons().line(cell.row()),
                letter(cell));
    }

    private String letter(Cell cell) {
        if (cell.equals(from())) {
            return BoardDrawing.code(reach.man()).substring(0, 1);
        }
        if (!reach.cells().contains(cell)) {
            return ".";
        }
        return reach.isCapture(cell) ? "x" : isColoured() ? String.valueOf(cell.colour()) : "*";
    }

    /** Whether it never stands on some colour. */
    private boolean isColoured() {
        return board().cells().stream().anyMatch(cell -> !Man.piece(reach.man()).fits(cell.colour()));
    }

    private ChessBoard board() {
        return reach.board();
    }

    private Cell from() {
        return reach.from();
    }
}
