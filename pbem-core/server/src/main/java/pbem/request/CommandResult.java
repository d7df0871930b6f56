package pbem.request;

import java.util.Optional;
import pbem.phrase.Phrase;

/**
 * What became of one command line.
 *
 * @param what for the record: what was done, or why not
 * @param silence why no answer was sent, where one would have been due
 */
public record CommandResult(Status status, Phrase what, Optional<Phrase> silence) {

    public CommandResult(Status status, Phrase what) {
        this(status, what, Optional.empty());
    }

    CommandResult silenced(Phrase why) {
        return new CommandResult(status, what, silence.or(() -> Optional.of(why)));
    }

    /** Whether it was not even looked at, since a limit of the whole server was reached. */
    public boolean isUnheard() {
        return silence.isPresent()
                && what.equals(LimitRefusal.UNPROVEN_BUDGET_SPENT.of().phrase());
    }

    public enum Status {
        /** Something changed. */
        DONE,
        /** A question was answered. */
        ANSWERED,
        /** It waits for its sender to confirm it. */
        HELD,
        /** It may have been meant, and its sender was asked. */
        ASKED,
        /** Nothing changed, and the sender is told why. */
        REFUSED
    }
}
