package pbem.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.picture.Description;
import pbem.picture.Diagram;
import pbem.picture.Ink;
import pbem.picture.Item;
import pbem.picture.Letters;
import pbem.picture.Note;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;
import pbem.record.Board;

/**
 * The chances of each player by move, as a picture, as text and in words. Each line is labelled with the number of its
 * seat, since colour is never the only difference.
 *
 * @param points the chances of every seat, in order
 */
public record ChanceCurve(Board board, List<List<Double>> points) {

    /** By seat. Red is the first side wherever it is one; chess and Go have neither of the first two. */
    private static final List<Ink> INKS = List.of(
            Palette.MARK, Palette.BLUE, Palette.TEXT, Palette.GREEN, Palette.PURPLE, Palette.ORANGE, Palette.MAGENTA);

    private static final double WIDE = 20;
    private static final double HIGH = 8;
    private static final int COLUMNS = 56;
    private static final int ROWS = 10;
    private static final int MARGIN = 6;
    private static final int SPOKEN = 8;

    /** The point on the bottom line after that many moves. */
    public Point at(int moves) {
        return new Point(x(moves), HIGH);
    }

    public Diagram diagram() {
        List<Item> items = new ArrayList<>(List.of(frame()));
        for (int percent = 0; percent <= 100; percent += 50) {
            items.add(level(percent));
        }
        items.add(numbers());
        Seat.all(board.players().size()).forEach(seat -> items.add(line(seat)));
        List<Note> notes = Seat.all(board.players().size()).stream()
                .map(seat -> Note.of(Phrase.of("analysis.line-of", seat.number(), player(seat))))
                .toList();
        return new Diagram(
                Phrase.of("analysis.curve", board.number()),
                new Description(List.of(), List.of(), words(), List.of()),
                1,
                items,
                notes);
    }

    private String player(Seat seat) {
        return board.player(seat).user();
    }

    private static Item frame() {
        return Item.drawn(
                "frame",
                Shape.polygon(
                        List.of(
                                new Point(-2.2, -0.8),
                                new Point(WIDE + 1.2, -0.8),
                                new Point(WIDE + 1.2, HIGH + 1.6),
                                new Point(-2.2, HIGH + 1.6)),
                        Paint.flat(Palette.PAGE)));
    }

    private static double y(double chance) {
        return HIGH * (1 - chance);
    }

    private double x(int point) {
        return points.size() < 2 ? 0 : WIDE * point / (points.size() - 1);
    }

    private Item level(int percent) {
        double y = y(percent / 100.0);
        String label = percent + "%";
        return new Item(
                label,
                List.of(
                        new Shape.Line(List.of(new Point(0, y), new Point(WIDE, y)), Stroke.of(Palette.FIELD, 0.06)),
                        new Shape.Text(label, new Point(-1.2, y), 0.45, Palette.FAINT, false)),
                List.of(
                        new Letters(MARGIN - 1 - label.length(), ROWS - percent / ROWS, label),
                        new Letters(MARGIN, ROWS - percent / ROWS, ".".repeat(columns()))));
    }

    private int columns() {
        return Math.min(COLUMNS, points.size());
    }

    /** The labels of the first and the last move. */
    private Item numbers() {
        return new Item(
                "",
                List.of(
                        new Shape.Text("1", new Point(0, HIGH + 0.9), 0.45, Palette.FAINT, false),
                        new Shape.Text(
                                String.valueOf(points.size()),
                                new Point(WIDE, HIGH + 0.9),
                                0.45,
                                Palette.FAINT,
                                false)),
                List.of(
                        new Letters(MARGIN, ROWS + 1, "1"),
                        new Letters(MARGIN + Math.max(2, columns() - 1), ROWS + 1, String.valueOf(points.size()))));
    }

    private Item line(Seat seat) {
        Ink ink = INKS.get(seat.index() % INKS.size());
        List<Point> course = IntStream.range(0, points.size())
                .mapToObj(point -> new Point(x(point), y(points.get(point).get(seat.index()))))
                .toList();
        List<Shape> shapes = new ArrayList<>();
        if (course.size() > 1) {
            shapes.add(new Shape.Line(course, Stroke.of(ink, 0.14)));
        }
        course.forEach(point -> shapes.add(Shape.disc(point, course.size() > 60 ? 0.08 : 0.13, Paint.flat(ink))));
        String name = String.valueOf(seat.number());
        Point end = course.get(course.size() - 1);
        shapes.add(new Shape.Text(name, end.plus(0.6, 0), 0.5, ink, true));
        List<Letters> letters = new ArrayList<>();
        for (int column = 0; column < columns(); column++) {
            int point = columns() < 2 ? 0 : Math.round((float) column * (points.size() - 1) / (columns() - 1));
            int row = (int) Math.round(ROWS * (1 - points.get(point).get(seat.index())));
            letters.add(new Letters(MARGIN + column, row, name));
        }
        return new Item(name, shapes, letters);
    }

    private List<Phrase> words() {
        int steps = Math.min(SPOKEN, points.size());
        return IntStream.range(0, steps)
                .map(step -> steps < 2 ? 0 : step * (points.size() - 1) / (steps - 1))
                .distinct()
                .mapToObj(point -> Phrase.of(
                        "analysis.spoken",
                        point + 1,
                        Seat.all(board.players().size()).stream()
                                .map(seat -> Phrase.of(
                                        "analysis.spoken-of",
                                        player(seat),
                                        percent(points.get(point).get(seat.index()))))
                                .toList()))
                .toList();
    }

    /** The chance in percent, as it is shown to people. */
    public static int percent(double chance) {
        return (int) Math.round(chance * 100);
    }
}
