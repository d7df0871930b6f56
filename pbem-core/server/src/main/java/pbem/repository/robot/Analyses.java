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
 * The analyses of finished games that players asked for. An analysis is of a board at the end of its game: if the board
 * is reopened and ends otherwise, it gets another analysis. Findings of an older method than
 * {@link GameAnalysis#METHOD} count as missing.
 */
public interface Analyses {

    /**
     * Identifies an analysis.
     *
     * @param revision of the board at its end
     */
    record Key(int board, int revision, Level level) {}

    /**
     * An analysis that a worker may continue until its lease ends.
     *
     * @param failures the number of failed attempts in a row
     */
    record InHand(Key key, String worker, Findings found, int failures) {}

    /** The findings of an analysis; empty while it is not finished. */
    Optional<Findings> done(Key key);

    /** The levels of the finished analyses of a board, strongest first. */
    List<Level> levels(int board, int revision);

    /** Finished analyses of the games that ended last, each at its strongest level, latest game first. */
    List<Key> latest(int most);

    /** Requests an analysis, unless it is requested already, and notes that the player is to be told. */
    void ask(Key key, Player asker, Instant at);

    /** Whether the player waits for the analysis. */
    boolean waits(Key key, Player asker);

    /** The number of analyses that a player waits for. */
    int waiting(Player asker);

    /** Claims the analysis that was requested first. */
    Optional<InHand> claim(String worker, Instant now, Instant until);

    /** Ends a claim and stores the findings so far. */
    void goOn(InHand inHand, Findings found);

    /**
     * Ends a claim with the complete findings.
     *
     * @return the players who wait for them
     */
    List<Player> finish(InHand inHand, Findings found, Instant at);

    /** Forgets an unfinished analysis and the players who wait for it, since its board goes on. */
    void drop(InHand inHand);

    /** Ends a claim after a failed attempt. The next attempt is not before the rest is over. */
    void failed(InHand inHand, Instant at, Duration rest);

    /** Ends all claims of a worker. */
    void release(String worker);
}
