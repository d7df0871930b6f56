package pbem.games.chroma;

import java.util.Map;
import java.util.Optional;
import pbem.game.Act;
import pbem.game.Family;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Strategy;
import pbem.kit.Card;
import pbem.kit.CardGame;
import pbem.kit.RobotPlan;
import pbem.phrase.Phrase;

/**
 * Chroma: players place cubes of four colours, and no cube may touch another of its colour. The last player to move
 * wins.
 */
public record Chroma() implements CardGame {

    static final String SIZE = "size";

    private static final String USUAL_SIZE = "7";

    /**
     * The largest size whose boards do not count for ratings. Up to size 5 the winner is proved, and it has not been
     * shown that size 6 is open.
     */
    private static final int LARGEST_SOLVED = 6;

    /** The largest number of empty cells for which a position is searched completely. */
    private static final int FEW = 24;

    /** Robots play on at random, and they search completely once few cells are empty. */
    private static final RobotPlan ROBOTS = RobotPlan.playouts()
            .laterMoves(30)
            .solving(position -> position.active().size() == 2
                    && position.setup().seats() == 2
                    && ((ChromaPosition) position).cubes().empty() <= FEW);

    private static final Card CARD = Card.of("chroma", "Chroma", "b2 or 2b2")
            .in(Family.COLOURS)
            .seats(2, 4)
            .option(Option.number(SIZE, 1, Lattice.LARGEST))
            .ratedIf(setup -> setup.number(SIZE).orElseThrow() > LARGEST_SOLVED);

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Map<String, String> usualOptions() {
        return Map.of(SIZE, USUAL_SIZE);
    }

    @Override
    public Phrase seatName(Setup setup, Seat seat) {
        return Phrase.of("chroma.player", seat.number());
    }

    @Override
    public boolean seatDecidesMuch() {
        return true;
    }

    @Override
    public boolean numbersSeats(Setup setup) {
        return true;
    }

    @Override
    public Optional<Strategy> strategy() {
        return Optional.of(ROBOTS.of(
                log -> ((ChromaPosition) log.get(log.size() - 1)).cubes().copy()));
    }

    @Override
    public Act<Position> start(Setup setup) {
        return Act.done(ChromaPosition.start(this, setup));
    }
}
