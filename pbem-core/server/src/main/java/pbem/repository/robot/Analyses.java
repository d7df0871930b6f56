package pbem.repository.robot;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.analysis.Findings;
import pbem.analysis.GameAnalysis;
import pbem.engine.Level;
import pbem.player.Player;

/**
 * Games that are over and were asked about, and what was found. An analysis is of a board as it stood at its end: one that
 * is opened again and ends otherwise has another. What was found by an older method than {@link GameAnalysis#METHOD} counts as
 * not found.
 */
public interface Analyses {

    /**
     * Which one it is.
     *
     * @param revision of the board at its end
     */
    record Key(int board, int revision, Level level) {}

    /**
     * One that a worker may go on with until its lease ends.
     *
     * @param failures how often in a row nothing came of it
     */
    record InHand(Key key, String worker, Findings found, int failures) {}

    /** What was found; empty while it is not done. */
    Optional<Findings> done(Key key);

    /** The levels at which it is done, from the strongest on. */
    List<Level> levels(int board, int revision);

    /** Those that are done of the games that ended last, each at its strongest level, the latest first. */
    List<Key> latest(int most);

    /** Has it made, unless it is in the making, and that player told. */
    void ask(Key key, Player asker, Instant at);

    /** Whether that player waits for it. */
    boolean waits(Key key, Player asker);

    /** How many that player waits for. */
    int waiting(Player asker);

    /** Claims the one that was asked for first. */
    Optional<InHand> claim(String worker, Instant now, Instant until);

    /** Ends a claim, with what is found by now. */
    void goOn(InHand inHand, Findings found);

    /**
     * Ends a claim: all is found.
     *
     * @return who waits for it
     */
    List<Player> finish(InHand inHand, Findings found, Instant at);

    /** Forgets one that is not done, and who waits for it: its board goes on. */
    void drop(InHand inHand);

    /** Ends a claim: nothing came of it, and it waits at least so long. */
    void failed(InHand inHand, Instant at, Duration rest);

    /** Ends all claims of a worker. */
    void release(String worker);
}
