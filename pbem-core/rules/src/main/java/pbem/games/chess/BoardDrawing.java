package pbem.games.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import pbem.picture.Item;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;

/**
 * A drawing of the board with its pieces, the last move and a check. On the text board white's codes are in capitals
 * and black's in small letters. A piece that has just moved is in parentheses, and the cell that it left is a colon.
 */
record BoardDrawing(Situation situation, LastMove lastMove, boolean check) {

    private static final double FRAME = 0.96;
    private static final Stroke MARK = Stroke.of(Palette.MARK, 0.075);
    private static final double FLAG = 0.17;
    private static final double FLAG_WAY = 0.3;

    List<Item> items() {
        EmptyBoardDrawing ground = ground();
        List<Cell> arrived = lastMove.step().map(this::arrived).orElse(List.of());
        List<Item> items = new ArrayList<>(ground.items());
        lastMove.step().ifPresent(step -> items.add(left(step.from())));
        lastMove.partner().ifPresent(cell -> items.add(left(cell)));
        arrived.forEach(cell -> items.add(arrived(cell)));
        items.addAll(men(situation));
        for (Cell cell : arrived) {
            items.add(Item.drawn("").written(ground.code(cell, "(", code(situation.man(cell)), ")")));
        }
        if (check) {
            Cell aim = situation.aim(situation.turn());
            items.add(flag(aim, arrived.contains(aim) ? ")!" : "!"));
        }
        return items;
    }

    /** All pieces on their cells. */
    static List<Item> men(Situation situation) {
        EmptyBoardDrawing ground = new EmptyBoardDrawing(situation.board());
        return situation.board().cells().stream()
                .filter(cell -> situation.man(cell) != Man.NONE)
                .map(cell -> new Item(
                        cell.name(),
                        PieceFigure.of(situation.board(), situation.man(cell)).at(ground.centre(cell)),
                        List.of(ground.code(cell, "", code(situation.man(cell)), ""))))
                .toList();
    }

    private EmptyBoardDrawing ground() {
        return new EmptyBoardDrawing(situation.board());
    }

    /** The code of a piece: in capitals if it is white, in small letters if it is black. */
    static String code(byte man) {
        String code = Man.piece(man).name();
        return Man.team(man) == Team.WHITE ? code : code.toLowerCase(Locale.ROOT);
    }

    private List<Cell> arrived(Step step) {
        return step.manner() == Step.Manner.CASTLING
                ? List.of(step.to(), step.crossed(situation.board()))
                : List.of(step.to());
    }

    private Item left(Cell cell) {
        return Item.drawn(
                        cell.name(),
                        Shape.outline(ground().area(cell, FRAME), new Stroke(Palette.MARK, 0.05, 0.75)),
                        Shape.disc(ground().centre(cell), 0.18, Paint.flat(Palette.MARK)))
                .written(ground().letters(cell, 0, ":"));
    }

    private Item arrived(Cell cell) {
        List<Point> area = ground().area(cell, FRAME);
        return Item.drawn(cell.name(), Shape.polygon(area, Paint.sheer(Palette.MARK, 0.4)), Shape.outline(area, MARK));
    }

    /** An exclamation mark at the upper right of an aim in check. */
    private Item flag(Cell cell, String after) {
        EmptyBoardDrawing ground = ground();
        Point place = ground.centre(cell).plus(FLAG_WAY, -FLAG_WAY);
        return Item.drawn(
                        "",
                        Shape.ring(ground.centre(cell), 0.45, MARK),
                        Shape.disc(place, FLAG, Paint.flat(Palette.MARK), Stroke.of(Palette.WHITE, 0.03)),
                        new Shape.Text("!", place, FLAG * 1.2, Palette.WHITE, true))
                .written(ground.code(cell, "", code(situation.man(cell)), after));
    }
}
