package pbem.games.cholone;

import pbem.game.Seat;
import pbem.phrase.Phrase;

/** The colours of the marbles, in the order of the seats. */
enum Colour {
    BLACK("cholone.black", 'o'),
    WHITE("cholone.white", 'x'),
    RED("cholone.red", '3'),
    BLUE("cholone.blue", '4'),
    GREEN("cholone.green", '5'),
    YELLOW("cholone.yellow", '6');

    private static final Colour[] BY_SEAT = values();

    private final String key;
    private final char signForTwo;

    Colour(String key, char signForTwo) {
        this.key = key;
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
        return seats == 2 ? colour : Phrase.of("cholone.numbered", colour, ordinal() + 1);
    }

    /** How its marbles are written: a letter for two players, the digit of the seat for more. */
    char sign(int seats) {
        return seats == 2 ? signForTwo : (char) ('1' + ordinal());
    }
}
