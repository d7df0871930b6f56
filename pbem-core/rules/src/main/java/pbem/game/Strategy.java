package pbem.game;

import java.util.List;
import java.util.function.LongFunction;

/**
 * What a game offers of itself, beside its rules, to a program that is to play it. A game without one is played by its
 * rules alone, which is slow. Stateless and safe for any thread.
 */
public interface Strategy {

    /** How one looks ahead in a game. */
    enum Method {
        /** Alpha-beta search, deeper and deeper: where a position can be judged by what lies there. */
        DEEPENING,
        /** One move and the answers to it, over all that chance may bring between them: where dice are thrown. */
        EXPECTATION,
        /** Monte Carlo tree search: where games that are played on at random tell more than a judgement. */
        PLAYOUTS
    }

    Method method();

    /**
     * So many positions are looked at for a move on a board so set up.
     *
     * @param level 1 to 4, easy to strong
     */
    int positions(Setup setup, int level);

    /** Whether a level tries promising moves first. One that does not is easier to beat where that alone is half the game. */
    default boolean seesPromise(int level) {
        return true;
    }

    /** Whether a game of two can be so near its end that looking at everything is tried first. */
    default boolean isSolvable(Position position) {
        return false;
    }

    /** How much moves count that came later in a game for having come at all (RAVE), in visits; none if 0. */
    default int laterMoves() {
        return 0;
    }

    /** Whether something has to be guessed on a board so set up: what others hold, or what is drawn next. */
    default boolean guesses(Setup setup) {
        return false;
    }

    /**
     * The last of these positions, to be played on in one's head. What is hidden from the viewer is guessed: made up from
     * that seed, in any way that agrees with what that viewer knows of these positions, and never looked up. So two boards
     * that differ only in what is hidden from the viewer give the same simulation.
     *
     * @param log the positions of a board from the first to the one in question; if only the last ones are known, less
     *     is known of what went before
     * @param seed for the guess; means nothing where nothing is hidden
     */
    Simulation simulation(List<Position> log, Seat viewer, long seed);

    /** The same for several guesses, by their seeds: what all of them have in common is looked at once. */
    default LongFunction<Simulation> simulations(List<Position> log, Seat viewer) {
        return seed -> simulation(log, viewer, seed);
    }
}
