package pbem.games.chroma;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import pbem.game.Seat;
import pbem.game.TurnOrder;

/**
 * The order of turns and colours. Each player has a sequence of four colours and repeats it. The sequence of a player
 * who leaves is dropped, and the others continue theirs.
 *
 * @param turns whose turn it is, and who has left
 * @param round the number of turns that the seat to move, and all others still to move in this round, have had
 */
record ColourOrder(TurnOrder turns, int round) {

    private static final int PERIOD = 4;

    /** The colour sequences of the seats, by the number of seats, as the authors define them. */
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

    /** The colour of the next cube. */
    Colour colour() {
        return SEQUENCES.get(turns.seats()).get(turns.turn().index()).get(round % PERIOD);
    }

    /** The order after the move of the seat to move. */
    ColourOrder next() {
        return passed(turns.next());
    }

    /**
     * The order after that seat has left. If it was its turn, the turn passes to the next seat. At least one other seat
     * must be in the game.
     */
    ColourOrder without(Seat seat) {
        TurnOrder rest = turns.without(seat);
        return seat.equals(turns.turn()) ? passed(rest) : new ColourOrder(rest, round);
    }

    /** The order with the turn passed on. A new round begins if the turn does not pass to a later seat. */
    private ColourOrder passed(TurnOrder then) {
        return new ColourOrder(then, then.turn().compareTo(turns.turn()) <= 0 ? round + 1 : round);
    }

    /** The order at each of the next cubes, beginning with the next one. */
    Stream<ColourOrder> coming(int count) {
        return Stream.iterate(this, ColourOrder::next).limit(count);
    }

    /** The colours of the next cubes, beginning with the next one. */
    List<Colour> colours(int count) {
        return coming(count).map(ColourOrder::colour).toList();
    }
}
