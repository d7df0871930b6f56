package pbem.repository.robot;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import pbem.player.Player;

/** The computer opponents, and the boards that wait for them. */
public interface Robots {

    /**
     * A board on which a worker may search for a move until its lease ends.
     *
     * @param seed of the searches on the board, the same for the whole game
     * @param hopeless the number of hopeless moves in a row
     * @param failures the number of failed attempts in a row
     */
    record Claimed(int board, String worker, long seed, int hopeless, int failures) {}

    /** The server's own opponents, easiest first. */
    List<Robot> all();

    Optional<Robot> of(Player player);

    /** Makes a robot of a player without addresses. */
    Robot add(Robot robot);

    /** The opponents that are outside programs, by name. */
    List<OutsideRobot> outside();

    /** Makes an outside robot of a player without addresses. */
    OutsideRobot add(OutsideRobot robot);

    /**
     * The next board to claim, on which a robot is on turn or has to answer an offer: of the person who has not been
     * served for the longest time, the board that has waited longest. It examines all waiting boards, so it is called
     * outside of transactions that write.
     */
    Optional<Integer> next(Instant now);

    /**
     * Claims a board.
     *
     * @param worker a name that no other process has
     * @param until when the lease ends
     * @param seeds makes a seed; called once for each board
     * @return empty if the board does not wait any more or another worker was faster
     */
    Optional<Claimed> claim(int board, String worker, Instant from, Instant until, LongSupplier seeds);

    /** The number of hopeless moves in a row on a board when a robot last decided there. */
    int hopeless(int board);

    /** Ends a claim. The board waits again only if a robot is on turn there again. */
    void done(Claimed claimed, int hopeless);

    /**
     * Ends a claim after a failed attempt. The next attempt is not before the rest is over.
     *
     * @param why the reason, for the admin
     */
    void failed(Claimed claimed, Instant at, Duration rest, String why);

    /** The open boards whose last attempt failed, by number. */
    List<StuckBoard> stuck();

    /**
     * Lets boards whose last attempt failed be tried again at once.
     *
     * @param board one of them; empty for all
     * @return their number
     */
    int retry(OptionalInt board);

    /** Ends all claims of a worker. */
    void release(String worker);

    /** The number of waiting boards. */
    int waiting();

    /** The number of open boards on which a person plays with at least one of the server's own opponents. */
    int boardsWith(Player person);

    /**
     * A seed of the searches on a board.
     *
     * @param until the last event of the board for which it may have been used; empty for the seed in use
     */
    record UsedSeed(OptionalInt until, long seed) {}

    /**
     * The seeds of the searches on a board, in order; empty if no robot was on turn there. They are secret while the
     * board is open.
     */
    List<UsedSeed> seeds(int board);

    /** Retires the seed of a board because it was revealed. A new one is drawn with the next claim. */
    void spend(int board, int revision);
}
