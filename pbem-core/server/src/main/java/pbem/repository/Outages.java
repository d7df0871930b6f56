package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.clock.Span;

/** When the server was up, and when it was not. */
public interface Outages {

    /** When it last showed that it was up. */
    Optional<Instant> lastBeat();

    void beat(Instant at);

    /** When somebody let the server work for one round, rather than run; as far as known. */
    Optional<Instant> lastTick();

    void ticked(Instant at);

    /** When a worker reached the mailbox last, as far as it told. */
    Optional<Instant> lastReached();

    /** The mailbox was reached. */
    void reached(Instant at);

    /** Notes a time that does not count. Afterwards all clocks have to be brought up to date. */
    void note(Span span);

    /**
     * Notes which games of boards under way are missing from now on, and which are back: the time in between counts for nobody
     * on their boards.
     *
     * @return whether clocks have to be brought up to date, since a game is back
     */
    boolean noteGames(Instant now);

    /** The games of boards under way that this program does not have, or with older rules than a board's alone, by their names. */
    List<String> missingGames();

    /** The name of the game of that board, if this program does not have it with its rules. */
    Optional<String> missingGame(int board);

    /**
     * Takes back what was noted beyond an instant: a clock that ran ahead was set right.
     *
     * @return whether there was anything
     */
    boolean cutAt(Instant now);

    /**
     * Makes everything due at once that waits for a time yet to come, and takes back what was counted then: a clock that ran
     * ahead was set right. No work in hand is given to others before its lease could have ended.
     */
    void bringForward(Instant now);

    /** Makes every mail due at once that waits for a time after the latest. */
    void bringMailsForward(Instant now, Instant latest);
}
