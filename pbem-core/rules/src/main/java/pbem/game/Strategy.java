package pbem.game;

import java.util.List;
import java.util.function.LongFunction;

/**
 * What robots need to play a game beside its rules. A game without a strategy is played by its rules alone, which is
 * slow. Stateless and safe for any thread.
 */
public interface Strategy {

    /** The search method of a game. */
    enum Method {
        /** Alpha-beta search with iterative deepening: for games whose positions can be evaluated. */
        DEEPENING,
        /** One move and the answers to it, averaged over all chance outcomes between them: for games with dice. */
        EXPECTATION,
        /** Monte Carlo tree search: for games where playouts tell more than an evaluation. */
        PLAYOUTS
    }

    Method method();

    /**
     * The number of positions searched for a move on a board with that setup.
     *
     * @param level 1 to 4, easy to strong
     */
    int positions(Setup setup, int level);

    /** How many of a hundred moves of a level are hasty: as many positions are searched as there are moves. */
    default int slips(int level) {
        return 0;
    }

    /** Whether a level tries promising moves first. A level that does not is easier to beat. */
    default boolean seesPromise(int level) {
        return true;
    }

    /** Whether a position of two players may be near enough to its end to be solved first. */
    default boolean isSolvable(Position position) {
        return false;
    }

    /** The weight of later moves of a playout (RAVE), in visits; 0 turns it off. */
    default int laterMoves() {
        return 0;
    }

    /**
     * Whether a board with that setup has hidden information that must be guessed: others' hands, or the next draws.
     */
    default boolean guesses(Setup setup) {
        return false;
    }

    /**
     * A simulation of the last of these positions. What is hidden from the viewer is guessed from that seed, consistent
     * with what the viewer knows of these positions; it is never looked up. So two boards that differ only in facts
     * hidden from the viewer give the same simulation.
     *
     * @param log the positions of a board from the first to the one in question; the last ones alone give less
     *     knowledge
     * @param seed for the guess; ignored where nothing is hidden
     */
    Simulation simulation(List<Position> log, Seat viewer, long seed);

    /** Simulations for several guesses, by their seeds. Work that they share is done once. */
    default LongFunction<Simulation> simulations(List<Position> log, Seat viewer) {
        return seed -> simulation(log, viewer, seed);
    }
}
