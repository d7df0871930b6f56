package pbem.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.phrase.Phrase;

/**
 * The look of a board, and the names of its men.
 *
 * @param colours one for each seat
 * @param men the sorts of men; the first has number 1
 * @param sides cells along the rim that have the colour of a seat
 * @param aims each seat's aim, in a clause after "The goal of black:"; not shown on a board that counts men; may be empty
 * @param chequered whether cells are alternately light and dark
 * @param marks special cells, drawn dark and written {@code +} while they are empty
 * @param dotted whether cells where a man can be put are marked
 * @param counted the key of a phrase that counts the men of a seat, if their number matters; or empty
 * @param hands what the seats hold beside the board
 */
public record BoardLook(
        List<SeatColour> colours,
        List<Figure> men,
        List<Side> sides,
        List<Phrase> aims,
        boolean chequered,
        List<Integer> marks,
        boolean dotted,
        String counted,
        List<Hand> hands) {

    record Side(int seat, int[] cells) {}

    /**
     * A sort of men that a seat holds beside the board.
     *
     * @param place where they are counted, see {@link Men#held}
     * @param words what follows a number: "3 pawns"; if a seat has one sort only, a phrase whose argument is the number
     */
    record Hand(int seat, int place, Phrase words) {}

    public BoardLook {
        colours = List.copyOf(colours);
        men = List.copyOf(men);
        sides = List.copyOf(sides);
        aims = List.copyOf(aims);
        marks = List.copyOf(marks);
        hands = List.copyOf(hands);
    }

    /** A look with one sort of men for each seat. */
    public static BoardLook of(SeatColour... colours) {
        List<Figure> men = IntStream.range(0, colours.length)
                .mapToObj(seat -> Figure.plain(seat, colours[seat]))
                .toList();
        return new BoardLook(List.of(colours), men, List.of(), List.of(), false, List.of(), false, "", List.of());
    }

    /** This look with these sorts of men instead. */
    public BoardLook men(Figure... all) {
        return new BoardLook(colours, List.of(all), sides, aims, chequered, marks, dotted, counted, hands);
    }

    /** This look with a second sort of men for each seat, whose sign is a capital, such as kings. */
    public BoardLook crowned(Phrase... names) {
        Stream<Figure> crowned = men.stream()
                .map(man -> man.signed(man.sign().toUpperCase(Locale.ROOT)).called(names[man.owner()]));
        return men(Stream.concat(men.stream(), crowned).toArray(Figure[]::new));
    }

    public BoardLook side(int seat, int[] cells) {
        List<Side> all = new ArrayList<>(sides);
        all.add(new Side(seat, cells));
        return new BoardLook(colours, men, all, aims, chequered, marks, dotted, counted, hands);
    }

    public BoardLook aims(Phrase... all) {
        return new BoardLook(colours, men, sides, List.of(all), chequered, marks, dotted, counted, hands);
    }

    public BoardLook inChequers() {
        return new BoardLook(colours, men, sides, aims, true, marks, dotted, counted, hands);
    }

    /** This look with these cells marked as special to the rules. */
    public BoardLook marked(int... cells) {
        List<Integer> all = new ArrayList<>(marks);
        IntStream.of(cells).forEach(all::add);
        return new BoardLook(colours, men, sides, aims, chequered, all, dotted, counted, hands);
    }

    public BoardLook withDots() {
        return new BoardLook(colours, men, sides, aims, chequered, marks, true, counted, hands);
    }

    public BoardLook withCounts() {
        return counting("kit.men");
    }

    /** @param key of a phrase for a number of men */
    public BoardLook counting(String key) {
        return new BoardLook(colours, men, sides, aims, chequered, marks, dotted, key, hands);
    }

    public BoardLook hand(int seat, int place, Phrase words) {
        List<Hand> all = new ArrayList<>(hands);
        all.add(new Hand(seat, place, words));
        return new BoardLook(colours, men, sides, aims, chequered, marks, dotted, counted, all);
    }

    /** This look with men that point to the other side. */
    public BoardLook pointed() {
        return men(men.stream().map(Figure::pointed).toArray(Figure[]::new));
    }

    Figure man(int number) {
        return men.get(number - 1);
    }

    /** A man in words: "red", or "empty". */
    Phrase content(int number) {
        return number == 0 ? Phrase.of("kit.words-empty") : man(number).words();
    }

    /** The men of a cell in words, from the top of a stack to its bottom: "red on 2 white". */
    Phrase content(Men there, int cell) {
        return content(there, cell, 0);
    }

    private Phrase content(Men there, int cell, int below) {
        int height = there.height(cell);
        if (height < 2) {
            return content(there.at(cell));
        }
        int man = there.at(cell, below);
        int same = 1;
        while (below + same < height && there.at(cell, below + same) == man) {
            same++;
        }
        Phrase here = same == 1 ? content(man) : Phrase.of("kit.many", same, content(man));
        return below + same == height ? here : Phrase.of("kit.on", here, content(there, cell, below + same));
    }

    int owner(int number) {
        return number == 0 ? Figure.NOBODY : man(number).owner();
    }

    /** The number of men of a seat in words: "12 men". */
    Phrase counted(Men there, int seat) {
        return Phrase.of(counted.isEmpty() ? "kit.men" : counted, count(there, seat));
    }

    int count(Men there, int seat) {
        int count = 0;
        for (int number = 1; number <= men.size(); number++) {
            count += man(number).owner() == seat ? there.count(number) : 0;
        }
        return count;
    }
}
