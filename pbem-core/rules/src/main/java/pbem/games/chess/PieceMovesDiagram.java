package pbem.games.chess;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

/**
 * A drawing of the moves of one piece: its legal moves if it is its team's turn, and its paths on an empty board. On
 * the text board the targets of legal moves are in brackets, and the other cells of its paths are between points.
 */
record PieceMovesDiagram(Situation situation, Cell from) {

    private static final Note MARKS = marks("chromatic-chess.study-marks-written", "chromatic-chess.study-marks");
    private static final Note PAWN_MARKS =
            marks("chromatic-chess.study-marks-pawn-written", "chromatic-chess.study-marks-pawn");

    private static final Stroke WAY = new Stroke(Palette.MARK, 0.05, 0.55);
    private static final Stroke TARGET = Stroke.of(Palette.MARK, 0.08);
    private static final double DOT = 0.17;
    private static final double RING = 0.11;
    private static final double FRAME = 0.96;

    Diagram diagram() {
        Phrase piece = new Names(board()).piece(man());
        List<Cell> open = List.copyOf(open());
        return new Diagram(
                Phrase.of("chromatic-chess.study-title", piece, from.name()),
                Description.of(Phrase.of(
                        "chromatic-chess.study-description",
                        piece,
                        from.name(),
                        Names.of(open),
                        Names.of(List.copyOf(onEmptyBoard())))),
                1,
                items(),
                notes(open));
    }

    private ChessBoard board() {
        return situation.board();
    }

    private byte man() {
        return situation.man(from);
    }

    private Team team() {
        return Man.team(man());
    }

    /** The cells to which it may go if it is its team's turn. */
    private Set<Cell> open() {
        Situation own = situation.turn() == team() ? situation : situation.turned();
        Set<Cell> open = new LinkedHashSet<>();
        new MoveGenerator(own).stepsFrom(from).forEach(step -> open.add(step.to()));
        return open;
    }

    private Reach reach() {
        return new Reach(board(), man(), from);
    }

    private Set<Cell> onEmptyBoard() {
        return reach().cells();
    }

    private List<Item> items() {
        EmptyBoardDrawing ground = new EmptyBoardDrawing(board());
        List<Item> items = new ArrayList<>(ground.items());
        items.addAll(reach().ways(ground));
        items.add(Item.drawn(
                from.name(),
                Shape.polygon(ground.area(from, FRAME), Paint.sheer(Palette.MARK, 0.4)),
                Shape.outline(ground.area(from, FRAME), TARGET)));
        items.addAll(BoardDrawing.men(situation));
        Set<Cell> open = open();
        onEmptyBoard().forEach(cell -> items.add(open.contains(cell) ? open(ground, cell) : closed(ground, cell)));
        open.stream().filter(cell -> !onEmptyBoard().contains(cell)).forEach(cell -> items.add(open(ground, cell)));
        items.add(new Item("", List.of(), List.of(ground.code(from, "(", BoardDrawing.code(man()), ")"))));
        return items;
    }

    /** The mark of a legal move: a dot, or a frame around a piece that may be captured. */
    private Item open(EmptyBoardDrawing ground, Cell cell) {
        return new Item(
                cell.name(),
                List.of(mark(ground, cell, situation.man(cell) != Man.NONE)),
                List.of(written(ground, cell, "[", "]")));
    }

    private static Shape mark(EmptyBoardDrawing ground, Cell cell, boolean capture) {
        return capture
                ? Shape.outline(ground.area(cell, FRAME), TARGET)
                : Shape.disc(ground.centre(cell), DOT, Paint.flat(Palette.MARK), Stroke.of(Palette.WHITE, 0.03));
    }

    private Item closed(EmptyBoardDrawing ground, Cell cell) {
        boolean empty = situation.man(cell) == Man.NONE;
        return new Item(
                cell.name(),
                empty
                        ? List.of(Shape.disc(
                                ground.centre(cell), RING, Paint.flat(Palette.WHITE), Stroke.of(Palette.MARK, 0.05)))
                        : List.of(),
                List.of(written(ground, cell, ".", ".")));
    }

    private Letters written(EmptyBoardDrawing ground, Cell cell, String before, String after) {
        byte man = situation.man(cell);
        String code = man == Man.NONE ? String.valueOf(cell.colour()) : BoardDrawing.code(man);
        return ground.code(cell, before, code, after);
    }

    private List<Note> notes(List<Cell> open) {
        Names names = new Names(board());
        List<Note> notes = new ArrayList<>();
        Phrase title = Phrase.of(
                "chromatic-chess.study-piece",
                names.owned(man()),
                from.name(),
                names.movement(Man.piece(man()).kind()));
        notes.add(Note.of(title, title, List.of(PieceFigure.of(board(), man()).at(new Point(0, 0)))));
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
        notes.add(Man.piece(man()) == Piece.P ? PAWN_MARKS : MARKS);
        return notes;
    }

    private static Note marks(String written, String drawn) {
        return new Note(Phrase.of(written), Optional.of(Phrase.of(drawn)), List.of());
    }

    /** The paths of one piece on an empty board. */
    record Reach(ChessBoard board, byte man, Cell from) {

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

        boolean isCapture(Cell cell) {
            return captures().stream().anyMatch(path -> path.contains(cell));
        }

        /** All cells of its paths. */
        Set<Cell> cells() {
            Set<Cell> cells = new LinkedHashSet<>();
            paths().stream()
                    .flatMap(List::stream)
                    .sorted(Comparator.comparingInt(Cell::index))
                    .forEach(cells::add);
            return cells;
        }

        private boolean isPawn() {
            return Man.piece(man) == Piece.P;
        }
    }

    /**
     * A drawing of the moves of one piece on an empty board, for the help page. In the text a cell that it reaches is a
     * star, or the digit of its colour if the piece has colours. A cell where a pawn can only capture is a cross.
     */
    record Alone(Reach reach) {

        /** A piece and its cell: {@code T12 on g7}. A small letter is a black piece. */
        private static final Pattern WRITTEN = Pattern.compile("([A-Za-z][0-9]{0,2}) on ([a-z][0-9]{1,2})");

        static Optional<Diagram> of(ChessBoard board, String written) {
            Matcher words = WRITTEN.matcher(written);
            return words.matches()
                    ? Piece.coded(words.group(1))
                            .flatMap(piece -> board.named(words.group(2))
                                    .map(cell ->
                                            new Alone(new Reach(board, man(piece, words.group(1)), cell)).diagram()))
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
            items.addAll(reach.ways(ground));
            Set<Cell> goes = reach.cells();
            for (Cell cell : board().cells()) {
                List<Shape> mark = goes.contains(cell) ? List.of(mark(ground, cell, reach.isCapture(cell))) : List.of();
                items.add(new Item(cell.name(), mark, List.of(sign(cell))));
            }
            items.add(
                    new Item(from().name(), PieceFigure.of(board(), reach.man()).at(ground.centre(from())), List.of()));
            return items;
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

        /** Whether there are colours on which it cannot stand. */
        private boolean isColoured() {
            return board().cells().stream()
                    .anyMatch(cell -> !Man.piece(reach.man()).fits(cell.colour()));
        }

        private ChessBoard board() {
            return reach.board();
        }

        private Cell from() {
            return reach.from();
        }
    }
}
