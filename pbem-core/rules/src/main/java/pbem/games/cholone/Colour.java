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

    /** Of the zero-based seat. */
    static Colour of(int seat) {
        return BY_SEAT[seat];
    }

    /** "black"; with more than two players "black 1", so that colour and digit are learnt together. */
    Phrase name(int seats) {
        Phrase colour = Phrase.of(key);
        return seats == 2 ? colour : Phrase.of("cholone.named", colour, ordinal() + 1);
    }

    Ink ink() {
        return ink;
    }

    /** How its marbles are written: a letter for two players, the digit of the seat for more. */
    char sign(int seats) {
        return seats == 2 ? signForTwo : (char) ('1' + ordinal());
    }
}
