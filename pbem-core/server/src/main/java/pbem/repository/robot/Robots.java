package pbem.repository.robot;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import pbem.player.Player;

/** The server's own opponents, and the boards that wait for them. */
public interface Robots {

    /**
     * A board that a worker may think about until its lease ends.
     *
     * @param seed of the search there, the same for the whole game
     * @param hopeless so many moves in a row were made without hope
     * @param failures how often in a row nothing came of thinking about it
     */
    record Claimed(int board, String worker, long seed, int hopeless, int failures) {}

    /** From the easiest on. */
    List<Robot> all();

    Optional<Robot> of(Player player);

    /** Makes a player who has no address a robot. */
    Robot add(Robot robot);

    /** Those that are programs of others, by their names. */
    List<OutsideRobot> outside();

    /** Makes a player who has no address one. */
    OutsideRobot add(OutsideRobot robot);

    /**
     * The next board to be claimed, on which one of them is on turn or has to answer an offer: of the person who was served
     * least lately the one that has waited longest. All that wait are looked at, so it is asked outside of what writes.
     */
    Optional<Integer> next(Instant now);

    /**
     * Claims a board.
     *
     * @param worker a name that no other process has
     * @param until when the lease ends
     * @param seeds asked once for each board
     * @return empty if it does not wait any more, or somebody else was faster
     */
    Optional<Claimed> claim(int board, String worker, Instant from, Instant until, LongSupplier seeds);

    /** So many moves in a row were made on a board without hope when a robot last decided there. */
    int hopeless(int board);

    /** Ends a claim; the board waits no more unless a robot is on turn there again. */
    void done(Claimed claimed, int hopeless);

    /**
     * Ends a claim: nothing came of it, and the board waits at least so long.
     *
     * @param why for the admin
     */
    void failed(Claimed claimed, Instant at, Duration rest, String why);

    /** The open boards of which nothing came the last time, by their numbers. */
    List<StuckBoard> stuck();

    /**
     * Has boards of which nothing came the last time tried again at once.
     *
     * @param board one of them, or all if empty
     * @return how many these are
     */
    int retry(OptionalInt board);

    /** Ends all claims of a worker. */
    void release(String worker);

    /** How many boards wait. */
    int waiting();

    /** On how many open boards that person plays with at least one of them. */
    int boardsWith(Player person);

    /**
     * A seed of the searches on a board.
     *
     * @param until the last event of the board that it may have led to; empty for the one in use
     */
    record UsedSeed(OptionalInt until, long seed) {}

    /** The seeds of the searches on a board, secret while it is open, in their order; none if no robot was on turn there. */
    List<UsedSeed> seeds(int board);

    /** All that is searched on a board from then on has another seed, drawn when it is claimed: the one before was told. */
    void spend(int board, int revision);
}
