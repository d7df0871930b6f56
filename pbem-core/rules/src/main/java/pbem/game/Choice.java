package pbem.game;

import java.util.List;
import java.util.Optional;
import pbem.phrase.Phrase;
import pbem.picture.Point;
import pbem.picture.Shape;

/**
 * A possible next step while a move is composed: a cell, a piece, a tile and its direction, or a word.
 *
 * @param key names it among the choices beside it: a cell as moves are written, the letters of a tile
 * @param label what it is called
 * @param among the kind of choice, as it follows "choose": "the cell to go to"
 * @param spot where it is on the board; empty if it stands beside the board
 * @param figure its drawing beside the board, centred on the origin, in units of the board; empty if words are enough
 */
public record Choice(String key, Phrase label, Phrase among, Optional<Spot> spot, List<Shape> figure) {

    public Choice {
        figure = List.copyOf(figure);
    }

    /**
     * A place on the board, in the units of its {@link pbem.picture.Diagram}.
     *
     * @param radius how far it reaches from its centre
     */
    public record Spot(Point centre, double radius) {}

    /** A cell of the board, under its name. */
    public static Choice cell(String name, Phrase among, Point centre, double radius) {
        return new Choice(name, named(name), among, Optional.of(new Spot(centre, radius)), List.of());
    }

    /** A move that is a word. */
    public static Choice word(String word) {
        return word(word, named(word), named(word));
    }

    /** A choice beside the board that is shown in words. */
    public static Choice word(String key, Phrase label, Phrase among) {
        return drawn(key, label, among, List.of());
    }

    /** A choice beside the board that is also drawn. */
    public static Choice drawn(String key, Phrase label, Phrase among, List<Shape> figure) {
        return new Choice(key, label, among, Optional.empty(), figure);
    }

    /** A name that is the same in every language. */
    public static Phrase named(String name) {
        return Phrase.of("compose.name", name);
    }
}
