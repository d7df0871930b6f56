package pbem.games.cholone;

import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.picture.Ink;
import pbem.picture.Palette;

/** The colours of the marbles, in the order of the seats. */
enum Colour {
    BLACK("cholone.black", Palette.BLACK, 'o'),
    WHITE("cholone.white", Palette.WHITE, 'x'),
    RED("cholone.red", Palette.RED, '3'),
    BLUE("cholone.blue", Palette.BLUE, '4'),
    GREEN("cholone.green", Palette.GREEN, '5'),
    YELLOW("cholone.yellow", Palette.YELLOW, '6');

    private static final Colour[] BY_SEAT = values();

    private final String key;
    private final Ink ink;
    private final char signForTwo;

    Colour(String key, Ink ink, char signForTwo) {
        this.key = key;
        this.ink = ink;
        this.signForTwo = signForTwo;
    }

    static Colour of(Seat seat) {
        return of(seat.index());
    }

    /** The colour of a zero-based seat. */
    static Colour of(int seat) {
        return BY_SEAT[seat];
    }

    /**
     * The name of the colour: "black"; with more than two players "black 1", so that players learn the colour and the
     * digit together.
     */
    Phrase name(int seats) {
        Phrase colour = Phrase.of(key);
        return seats == 2 ? colour : Phrase.of("cholone.named", colour, ordinal() + 1);
    }

    Ink ink() {
        return ink;
    }

    /** The sign of its marbles on the text board: a letter for two players, the digit of the seat for more. */
    char sign(int seats) {
        return seats == 2 ? signForTwo : (char) ('1' + ordinal());
    }
}
