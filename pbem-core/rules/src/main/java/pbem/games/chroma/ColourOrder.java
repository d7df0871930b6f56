package pbem.games.chroma;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import pbem.game.Seat;
import pbem.game.TurnOrder;

/**
 * Whose turn it is, and with which colour. Everybody has a sequence of four colours and goes through it again and again;
 * a player who leaves takes theirs along, and those of the others go on.
 *
 * @param turns whose turn it is, and who has left
 * @param round how many turns that seat, and everybody else still to move in this round, has had
 */
record ColourOrder(TurnOrder turns, int round) {

    private static final int PERIOD = 4;

    /** The sequences of the seats, by their number, as the authors give them. */
    private static final Map<Integer, List<List<Colour>>> SEQUENCES = Map.of(
            2, List.of(colours("RGRB"), colours("WBWG")),
            3, List.of(colours("RGRW"), colours("BRBG"), colours("WBWG")),
            4, List.of(colours("RGRW"), colours("WRWB"), colours("BWBG"), colours("GBGR")));

    private static List<Colour> colours(String letters) {
        return Stream.of(letters.split(""))
                .map(letter -> Colour.named(letter).orElseThrow())
                .toList();
    }

    static ColourOrder start(int seats) {
        return new ColourOrder(TurnOrder.from(new Seat(1), seats), 0);
    }

    /** Of the next cube. */
    Colour colour() {
        return SEQUENCES.get(turns.seats()).get(turns.turn().index()).get(round % PERIOD);
    }

    /** After the move of the seat whose turn it is. */
    ColourOrder next() {
        return passed(turns.next());
    }

    /** When that seat has left; if it was its turn, the next one has it. At least one other must be in the game. */
    ColourOrder without(Seat seat) {
        TurnOrder rest = turns.without(seat);
        return seat.equals(turns.turn()) ? passed(rest) : new ColourOrder(rest, round);
    }

    /** A round is over when the turn comes to a seat that is not a later one. */
    private ColourOrder passed(TurnOrder then) {
        return new ColourOrder(then, then.turn().compareTo(turns.turn()) <= 0 ? round + 1 : round);
    }

    /** The colours of the next cubes, the very next first. */
    List<Colour> colours(int count) {
        return Stream.iterate(this, ColourOrder::next)
                .limit(count)
                .map(ColourOrder::colour)
                .toList();
    }
}
