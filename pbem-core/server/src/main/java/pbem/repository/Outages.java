package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.clock.Span;

/** The uptime and the outages of the server. */
public interface Outages {

    /** The last heartbeat of the server. */
    Optional<Instant> lastBeat();

    void beat(Instant at);

    /** The last single round ({@code tick}), as far as known. */
    Optional<Instant> lastTick();

    void ticked(Instant at);

    /** When a worker last reached the mailbox, as far as known. */
    Optional<Instant> lastReached();

    /** Records that the mailbox was reached. */
    void reached(Instant at);

    /** Records a time that does not count. Afterwards all clocks must be updated. */
    void note(Span span);

    /**
     * Records which games of open boards are missing from now on, and which are back. The time in between does not
     * count on their boards.
     *
     * @return whether clocks must be updated because a game is back
     */
    boolean noteGames(Instant now);

    /** The games of open boards that this program lacks, or has only with older rules than a board's, by name. */
    List<String> missingGames();

    /** The name of that board's game, if this program lacks it or its rules. */
    Optional<String> missingGame(int board);

    /**
     * Withdraws records beyond an instant, after a clock that ran ahead was corrected.
     *
     * @return whether there was any
     */
    boolean cutAt(Instant now);

    /**
     * Makes everything due that waits for a future time, and withdraws counts of that time, after a clock that ran
     * ahead was corrected. Claimed work is not given to others before its lease could have ended.
     */
    void bringForward(Instant now);

    /** Makes every mail due that waits for a time after the latest. */
    void bringMailsForward(Instant now, Instant latest);
}
