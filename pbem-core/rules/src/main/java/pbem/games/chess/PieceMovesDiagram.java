package pbem.games.chess;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.phrase.Phrase;
import pbem.picture.Description;
import pbem.picture.Diagram;
import pbem.picture.Item;
import pbem.picture.Letters;
import pbem.picture.Note;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;
import pbem.picture.grid.Hexagons;

/**
 * A drawing of the moves of one piece: its legal moves if it is its team's turn, and its paths on an empty board. On
 * the text board the targets of legal moves are in brackets, and the other cells of its paths are between points.
 */
record PieceMovesDiagram(Situation situation, Reach reach) {

    private static final Stroke WAY = new Stroke(Palette.MARK, 0.05, 0.55);
    private static final Stroke TARGET = Stroke.of(Palette.MARK, 0.08);
    private static final double DOT = 0.17;
    private static final double RING = 0.11;
    private static final double FRAME = 0.96;

    static PieceMovesDiagram of(Situation situation, Cell from) {
        return new PieceMovesDiagram(situation, new Reach(situation.board(), situation.man(from), from));
    }

    Diagram diagram() {
        Team team = Man.team(reach.man());
        List<Cell> open = new MoveGenerator(situation.asIfOnTurn(team))
                .stepsFrom(reach.from()).stream().map(Step::to).distinct().toList();
        Phrase words = reach.told("chromatic-chess.study-description", Names.of(open), Names.of(reach.cells()));
        return new Diagram(
                reach.told("chromatic-chess.study-title"), Description.of(words), 1, items(open), notes(open));
    }

    private List<Item> items(List<Cell> open) {
        Cell from = reach.from();
        EmptyBoardDrawing ground = new EmptyBoardDrawing(situation.board());
        List<Item> items = new ArrayList<>(ground.items());
        items.addAll(reach.ways(ground));
        items.add(Item.drawn(
                from.name(),
                Shape.polygon(ground.area(from, FRAME), Paint.sheer(Palette.MARK, 0.4)),
                Shape.outline(ground.area(from, FRAME), TARGET)));
        items.addAll(BoardDrawing.men(situation));
        List<Cell> goes = reach.cells();
        goes.forEach(cell -> items.add(open.contains(cell) ? open(ground, cell) : closed(ground, cell)));
        open.stream().filter(cell -> !goes.contains(cell)).forEach(cell -> items.add(open(ground, cell)));
        items.add(Item.drawn("").written(ground.code(from, "(", BoardDrawing.code(reach.man()), ")")));
        return items;
    }

    /** The mark of a legal move: a dot, or a frame around a piece that may be captured. */
    private Item open(EmptyBoardDrawing ground, Cell cell) {
        return Item.drawn(cell.name(), mark(ground, cell, situation.man(cell) != Man.NONE))
                .written(written(ground, cell, "[", "]"));
    }

    private static Shape mark(EmptyBoardDrawing ground, Cell cell, boolean capture) {
        return capture
                ? Shape.outline(ground.area(cell, FRAME), TARGET)
                : Shape.disc(ground.centre(cell), DOT, Paint.flat(Palette.MARK), Stroke.of(Palette.WHITE, 0.03));
    }

    private Item closed(EmptyBoardDrawing ground, Cell cell) {
        Shape ring = Shape.disc(ground.centre(cell), RING, Paint.flat(Palette.WHITE), Stroke.of(Palette.MARK, 0.05));
        Item drawn = situation.man(cell) == Man.NONE ? Item.drawn(cell.name(), ring) : Item.drawn(cell.name());
        return drawn.written(written(ground, cell, ".", "."));
    }

    private Letters written(EmptyBoardDrawing ground, Cell cell, String before, String after) {
        byte man = situation.man(cell);
        String code = man == Man.NONE ? String.valueOf(cell.colour()) : BoardDrawing.code(man);
        return ground.code(cell, before, code, after);
    }

    private List<Note> notes(List<Cell> open) {
        Names names = new Names(situation.board());
        Piece piece = Man.piece(reach.man());
        List<Note> notes = new ArrayList<>();
        Phrase title = Phrase.of(
                "chromatic-chess.study-piece",
                names.owned(reach.man()),
                reach.from().name(),
                names.movement(piece.kind()));
        notes.add(Note.of(title, title, List.of(reach.figure().at(new Point(0, 0)))));
        List<Cell> captures =
                open.stream().filter(cell -> situation.man(cell) != Man.NONE).toList();
        List<Cell> quiet =
                open.stream().filter(cell -> !captures.contains(cell)).toList();
        if (open.isEmpty()) {
            notes.add(Note.of(Phrase.of("chromatic-chess.study-nothing")));
        }
        if (!quiet.isEmpty()) {
            notes.add(Note.written(Phrase.of("chromatic-chess.study-open", Names.of(quiet))));
        }
        if (!captures.isEmpty()) {
            notes.add(Note.written(Phrase.of("chromatic-chess.study-captures", Names.of(captures))));
        }
        notes.add(
                piece == Piece.P
                        ? marks("chromatic-chess.study-marks-pawn-written", "chromatic-chess.study-marks-pawn")
                        : marks("chromatic-chess.study-marks-written", "chromatic-chess.study-marks"));
        return notes;
    }

    private static Note marks(String written, String drawn) {
        return Note.of(Phrase.of(written), Phrase.of(drawn), List.of());
    }

    /**
     * The paths of one piece on an empty board, with a drawing of them for the help page. In the text of that drawing a
     * cell that the piece reaches is a star, or the digit of its colour if the piece has colours. A cell where a pawn
     * can only capture is a cross.
     */
    record Reach(ChessBoard board, byte man, Cell from) {

        /** A piece and its cell: {@code T12 on g7}. A small letter is a black piece. */
        private static final Pattern WRITTEN = Pattern.compile("([A-Za-z][0-9]{0,2}) on ([a-z][0-9]{1,2})");

        /** The drawing for a piece and its cell, written like {@link #WRITTEN}; empty if there is none. */
        static Optional<Diagram> diagram(ChessBoard board, String written) {
            Matcher words = WRITTEN.matcher(written);
            return words.matches()
                    ? Piece.coded(words.group(1))
                            .flatMap(piece -> board.named(words.group(2))
                                    .map(cell -> new Reach(board, man(piece, words.group(1)), cell).diagram()))
                    : Optional.empty();
        }

        private static byte man(Piece piece, String code) {
            byte man = Man.of(piece, Character.isLowerCase(code.charAt(0)) ? Team.BLACK : Team.WHITE);
            return piece == Piece.P ? Man.fresh(man) : man;
        }

        /** A phrase about the piece on its cell. */
        private Phrase told(String key, Object... more) {
            List<Object> args = new ArrayList<>(List.of(new Names(board).piece(man), from.name()));
            args.addAll(List.of(more));
            return Phrase.of(key, args.toArray());
        }

        private PieceFigure figure() {
            return PieceFigure.of(board, man);
        }

        /** The paths, each in order from the piece onwards. */
        List<List<Cell>> paths() {
            if (!isPawn()) {
                return board.paths(Man.piece(man), from);
            }
            List<List<Cell>> paths = new ArrayList<>();
            paths.addAll(OfficerMoves.lines(
                    board, from, Man.isFresh(man) ? 2 : 1, Man.team(man).advances()));
            paths.addAll(captures());
            return paths;
        }

        /** A line along each path. */
        List<Item> ways(EmptyBoardDrawing ground) {
            return paths().stream()
                    .map(path -> Stream.concat(Stream.of(from), path.stream())
                            .map(ground::centre)
                            .toList())
                    .map(points -> Item.drawn("", new Shape.Line(points, WAY)))
                    .toList();
        }

        /** The paths on which it can only capture; empty unless it is a pawn. */
        private List<List<Cell>> captures() {
            return isPawn() ? OfficerMoves.lines(board, from, 1, Man.team(man).captures()) : List.of();
        }

        private boolean isCapture(Cell cell) {
            return captures().stream().anyMatch(path -> path.contains(cell));
        }

        /** All cells of its paths. */
        List<Cell> cells() {
            return paths().stream()
                    .flatMap(List::stream)
                    .distinct()
                    .sorted(Comparator.comparingInt(Cell::index))
                    .toList();
        }

        private boolean isPawn() {
            return Man.piece(man) == Piece.P;
        }

        private Diagram diagram() {
            Phrase words = told("chromatic-chess.study-alone", Names.of(cells()));
            return new Diagram(told("chromatic-chess.study-title"), Description.of(words), 1, items(), List.of());
        }

        private List<Item> items() {
            EmptyBoardDrawing ground = new EmptyBoardDrawing(board);
            List<Item> items = new ArrayList<>();
            ground.items().forEach(item -> items.add(item.written()));
            items.addAll(ways(ground));
            List<Cell> goes = cells();
            for (Cell cell : board.cells()) {
                List<Shape> mark = goes.contains(cell) ? List.of(mark(ground, cell, isCapture(cell))) : List.of();
                Hexagons field = board.hexagons();
                Letters sign =
                        new Letters(field.column(cell.row(), cell.column()), field.line(cell.row()), sign(cell, goes));
                items.add(new Item(cell.name(), mark, List.of(sign)));
            }
            items.add(new Item(from.name(), figure().at(ground.centre(from)), List.of()));
            return items;
        }

        private String sign(Cell cell, List<Cell> goes) {
            if (cell.equals(from)) {
                return BoardDrawing.code(man).substring(0, 1);
            }
            if (!goes.contains(cell)) {
                return ".";
            }
            return isCapture(cell) ? "x" : isColoured() ? String.valueOf(cell.colour()) : "*";
        }

        /** Whether there are colours on which it cannot stand. */
        private boolean isColoured() {
            return board.cells().stream().anyMatch(cell -> !Man.piece(man).fits(cell.colour()));
        }
    }
}
