package pbem.repository;

import java.time.Instant;
import java.util.Optional;
import pbem.clock.Span;

/** When the server was up, and when it was not. */
public interface Outages {

    /** When it last showed that it was up. */
    Optional<Instant> lastBeat();

    void beat(Instant at);

    /** When a worker reached the mailbox last, as far as it told. */
    Optional<Instant> lastReached();

    /** The mailbox was reached. */
    void reached(Instant at);

    /** Notes a time that does not count. Afterwards all clocks have to be brought up to date. */
    void note(Span span);

    /**
     * Takes back what was noted beyond an instant: a clock that ran ahead was set right.
     *
     * @return whether there was anything
     */
    boolean cutAt(Instant now);
}
