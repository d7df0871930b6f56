package pbem.request;

import java.util.Optional;
import pbem.phrase.Phrase;

/**
 * The result of one command line.
 *
 * @param what the act, or why there was none, for the records
 * @param silence why no answer was sent, if one was due
 */
public record CommandResult(Status status, Phrase what, Optional<Phrase> silence) {

    public CommandResult(Status status, Phrase what) {
        this(status, what, Optional.empty());
    }

    CommandResult silenced(Phrase why) {
        return new CommandResult(status, what, silence.or(() -> Optional.of(why)));
    }

    /** The result with the reason for the silence, if there is one. */
    public Phrase whole() {
        return silence.map(why -> Phrase.of("limit.silent", what, why)).orElse(what);
    }

    /** Whether the line was not handled at all, since a limit of the whole server was reached. */
    public boolean isUnheard() {
        return silence.isPresent()
                && what.equals(LimitRefusal.UNPROVEN_BUDGET_SPENT.of().phrase());
    }

    public enum Status {
        /** Something changed. */
        DONE,
        /** A question was answered. */
        ANSWERED,
        /** The command waits for its sender to confirm it. */
        HELD,
        /** The command may be meant, and its sender was asked. */
        ASKED,
        /** Nothing changed, and the sender is told why. */
        REFUSED
    }
}
