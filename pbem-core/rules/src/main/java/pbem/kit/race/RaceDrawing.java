package pbem.kit.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.phrase.Phrase;
import pbem.picture.Ink;
import pbem.picture.Item;
import pbem.picture.Letters;
import pbem.picture.Note;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;

/**
 * The board from white's side, with the points numbered from the view of the player on turn. The last decision is
 * marked: a ring or brackets where a man arrived, a colon where none is left. One unit is the width of a point.
 */
public record RaceDrawing(RacePosition position) {

    private static final double HEIGHT = 10.6;
    private static final double BAR = 6.1;
    private static final double TRAY = 13.5;
    private static final double STEP = 0.92;
    private static final double RADIUS = 0.45;
    private static final int TALLEST = 5;
    private static final int MIDDLE = 6; // the middle line of the text board
    private static final String RIM = "+" + "-".repeat(41) + "+";
    private static final String SIDE = "|                  |";
    private static final Ink[] INKS = {Palette.WHITE, Palette.BLACK};
    private static final String[] SIGNS = {"O", "X"};
    /** The places of the pips for each number, in three rows of three. */
    private static final int[][] PIPS = {{4}, {8, 0}, {8, 0, 4}, {8, 0, 6, 2}, {8, 0, 6, 2, 4}, {8, 0, 6, 2, 5, 3}};

    private static final Stroke EDGE = Stroke.of(Palette.BLACK, 0.04);
    private static final Stroke LINE = Stroke.of(Palette.EDGE, 0.05);
    private static final Stroke MARK = Stroke.of(Palette.MARK, 0.1);

    List<Item> items() {
        List<Item> items = new ArrayList<>();
        items.add(ground().grounded());
        IntStream.rangeClosed(1, 24).forEach(point -> items.add(label(point)));
        for (int seat = 0; seat < 2; seat++) {
            for (int place = RaceBoard.OFF; place <= RaceBoard.BAR; place++) {
                men(items, seat, place);
            }
        }
        marks(items);
        dice(items);
        items.addAll(now().game().items(now()));
        return items;
    }

    /** The number from white's view of a place that a seat counts, and the other way round. */
    private int whites(int seat, int place) {
        return seat == 0 ? place : track().across(place);
    }

    private boolean isUp(int seat, int place) {
        return place == RaceBoard.OFF ? seat == 1 : whites(seat, place) > 12;
    }

    private static int column(int whites) {
        return whites > 12 ? whites - 13 : 12 - whites;
    }

    private double x(int seat, int place) {
        int column = column(whites(seat, place));
        return place == RaceBoard.BAR ? BAR : place == RaceBoard.OFF ? tray(seat) : column + (column < 6 ? 0 : 1.2);
    }

    /** Borne-off men lie beside their home. */
    private double tray(int seat) {
        return seat == 0 || track().isOpposite() ? TRAY : 2 * BAR - TRAY;
    }

    /** The centre of a man. Men are numbered from the rim, or from the middle of the bar. */
    private Point man(int seat, int place, int number) {
        double y = place == RaceBoard.BAR ? 4.5 - STEP * number : 0.55 + STEP * number;
        return new Point(x(seat, place), isUp(seat, place) ? y : HEIGHT - y);
    }

    /** The spot to click for a place. */
    Point spot(int seat, int place) {
        return man(seat, place, place == RaceBoard.BAR ? 0 : 1);
    }

    private Letters letters(int seat, int place, int number, int right, String text) {
        int column = column(whites(seat, place));
        int line = place == RaceBoard.BAR ? MIDDLE - 1 - number : 1 + number;
        int left = place == RaceBoard.BAR ? 21 : 2 + 3 * column + (column < 6 ? 0 : 5);
        return new Letters(left + right, isUp(seat, place) ? line : 2 * MIDDLE - line, text);
    }

    private Item ground() {
        List<Shape> shapes = new ArrayList<>();
        shapes.add(box(BAR, 6.7, Palette.WOOD));
        IntStream.range(0, 2)
                .mapToDouble(this::tray)
                .distinct()
                .forEach(tray -> shapes.add(box(tray, 0.7, Palette.CELL)));
        for (int point = 1; point <= 24; point++) {
            double x = x(0, point);
            double foot = isUp(0, point) ? 0 : HEIGHT;
            double tip = isUp(0, point) ? 4.7 : HEIGHT - 4.7;
            shapes.add(Shape.polygon(
                    List.of(new Point(x - 0.5, foot), new Point(x + 0.5, foot), new Point(x, tip)),
                    Paint.flat(point % 2 == 0 ? Palette.EDGE : Palette.CELL)));
        }
        shapes.add(box(BAR, 0.6, Palette.CELL));
        List<Letters> letters = IntStream.rangeClosed(0, 2 * MIDDLE)
                .mapToObj(line -> new Letters(
                        0,
                        line,
                        line % (2 * MIDDLE) == 0
                                ? RIM
                                : SIDE + (line == MIDDLE && track().hits() ? "BAR" : "   ") + SIDE))
                .toList();
        return new Item("", shapes, letters);
    }

    /** A part of the board from its upper to its lower rim. */
    private static Shape box(double x, double across, Ink ink) {
        return Shape.polygon(new Point(x, HEIGHT / 2).around(across, HEIGHT / 2), Paint.flat(ink), LINE);
    }

    private Item label(int whites) {
        String number = String.valueOf(whites(now().seat(), whites));
        Point centre = new Point(x(0, whites), isUp(0, whites) ? -0.4 : HEIGHT + 0.4);
        return Item.label(
                number, centre, 0.36, letters(0, whites, -1, -1, number.length() == 1 ? "-" + number : number));
    }

    private void men(List<Item> items, int seat, int place) {
        int count = now().board().at(seat, place);
        for (int number = 0; number < count; number++) {
            if (place == RaceBoard.OFF) {
                double y = 0.3 + 0.31 * number;
                Point middle = new Point(tray(seat), isUp(seat, place) ? y : HEIGHT - y);
                items.add(Item.drawn("", block(middle, 0.5, 0.12, INKS[seat])));
            } else if (number < TALLEST) {
                boolean top = number == TALLEST - 1 && count > TALLEST;
                Point centre = man(seat, place, number);
                List<Shape> shapes =
                        new ArrayList<>(List.of(Shape.disc(centre, RADIUS, Paint.glossy(INKS[seat]), EDGE)));
                String sign = top ? String.valueOf(count) : SIGNS[seat];
                if (top || number == 0) {
                    shapes.add(new Shape.Text(sign, centre, 0.36, Palette.letterOn(INKS[seat]), true));
                }
                items.add(new Item(RollPlay.name(place), shapes, List.of(letters(seat, place, number, 0, sign))));
            }
        }
    }

    private void marks(List<Item> items) {
        position.last()
                .filter(one -> one.decision().after(one.before()).board().equals(now().board()))
                .ifPresent(one -> one.decision()
                        .steps()
                        .forEach(step -> marks(items, one.before().seat(), step)));
    }

    private void marks(List<Item> items, int seat, RaceStep step) {
        RaceBoard board = now().board();
        int from = step.from();
        if (from != RaceBoard.BAR && board.at(seat, from) + board.facing(seat, from) == 0) {
            items.add(
                    Item.drawn("", Shape.ring(man(seat, from, 0), 0.2, MARK)).written(letters(seat, from, 0, 0, ":")));
        }
        int to = step.to();
        int count = board.at(seat, to);
        int top = Math.min(TALLEST, count) - 1;
        if (to != RaceBoard.OFF && count > 0) {
            items.add(Item.drawn("", Shape.ring(man(seat, to, top), RADIUS, MARK))
                    .written(letters(seat, to, top, -1, "("), letters(seat, to, top, count > 9 ? 2 : 1, ")")));
        }
    }

    private void dice(List<Item> items) {
        if (now().phase() == RaceStanding.Phase.MEN) {
            double left = now().seat() == 0 ? 9.0 : 1.8;
            items.add(die(now().roll().first(), new Point(left, HEIGHT / 2)));
            items.add(die(now().roll().second(), new Point(left + 1.2, HEIGHT / 2)));
        }
    }

    private Item die(int number, Point centre) {
        Ink ink = INKS[now().seat()];
        Stream<Shape> pips = IntStream.of(PIPS[number - 1])
                .mapToObj(place -> centre.plus(0.22 * (place % 3 - 1), 0.22 * (place / 3 - 1)))
                .map(pip -> Shape.disc(pip, 0.09, Paint.flat(Palette.letterOn(ink))));
        return Item.drawn(
                "",
                Stream.concat(Stream.of(block(centre, 0.42, 0.42, ink)), pips).toArray(Shape[]::new));
    }

    private static Shape block(Point centre, double across, double down, Ink ink) {
        return Shape.polygon(centre.around(across, down), Paint.flat(ink), EDGE);
    }

    /**
     * A square with a text on the bar.
     *
     * @param seat at whose rim it lies; {@link RaceStanding#NOBODY} for the middle
     */
    public static Item square(String text, Ink ink, int seat) {
        double y = seat == RaceStanding.NOBODY ? HEIGHT / 2 : seat == 0 ? HEIGHT - 0.6 : 0.6;
        Point centre = new Point(BAR, y);
        return Item.drawn(
                "", block(centre, 0.42, 0.42, ink), new Shape.Text(text, centre, 0.36, Palette.letterOn(ink), true));
    }

    List<Note> notes() {
        RaceWords words = new RaceWords(position);
        List<Note> notes = new ArrayList<>();
        notes.add(words.state(() ->
                Note.of(now().game().turning(now()), now().game().turning(now()), List.of(figure(now().seat())))));
        boolean marked =
                position.last().filter(one -> !one.decision().steps().isEmpty()).isPresent();
        words.lastMove(marked ? Optional.of("kit.in-brackets") : Optional.empty())
                .forEach(notes::add);
        for (int seat = 0; seat < 2; seat++) {
            notes.add(Note.of(Phrase.of(
                    "kit.race-seat",
                    Phrase.of("kit.named", SIGNS[seat], RaceGame.name(seat)),
                    now().board().pips(seat),
                    now().board().at(seat, RaceBoard.OFF))));
        }
        words.score().forEach(told -> notes.add(Note.of(told)));
        notes.add(Note.of(Phrase.of("kit.race-counted", RaceGame.name(now().seat()))));
        return notes;
    }

    private static List<Shape> figure(int seat) {
        return List.of(
                Shape.disc(new Point(0, 0), 0.4, Paint.glossy(INKS[seat]), EDGE),
                new Shape.Text(SIGNS[seat], new Point(0, 0), 0.3, Palette.letterOn(INKS[seat]), true));
    }

    private RaceStanding now() {
        return position.now();
    }

    private Track track() {
        return now().board().track();
    }
}
