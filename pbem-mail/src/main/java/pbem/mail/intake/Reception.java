package pbem.mail.intake;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.mail.reading.RawMail;
import pbem.repository.Unavailable;

/**
 * Takes mails in and acts on them at once: a mail, its outcome and what it causes become true by one commit, and who
 * brought it is told after that. What cannot be done so is stored, and {@link Intake} acts on it: a mail before which
 * another waits, a large one, one that seems to ask for long work, and one that failed, whose failures are counted
 * there. Safe for any thread of the one process that acts.
 */
public final class Reception {

    /** What is longer takes long to read, and its sender waits meanwhile. */
    private static final int LARGEST = 100_000;

    private static final Logger LOG = LoggerFactory.getLogger(Reception.class);

    private final Inbox inbox;
    private final InboundMailHandler handler;
    private final String worker;
    private final Clock clock;

    /** @param worker who acts on them: a name that no other process has */
    public Reception(Inbox inbox, InboundMailHandler handler, String worker, Clock clock) {
        this.inbox = inbox;
        this.handler = handler;
        this.worker = worker;
        this.clock = clock;
    }

    /**
     * Takes mails in that came together, in order, all of them durable when this returns.
     *
     * @return how many got their outcome; the others wait in the inbox, or had come before
     */
    public int receive(List<RawMail> mails) {
        List<InboundMailHandler.Act> acts = acts(mails);
        List<Supplier<Boolean>> ends = acts.isEmpty() ? List.of() : inbox.act(acts);
        List<RawMail> left = new ArrayList<>();
        int done = 0;
        for (int i = 0; i < ends.size(); i++) {
            try {
                done += ends.get(i).get() ? 1 : 0;
            } catch (Unavailable e) {
                throw e;
            } catch (RuntimeException | Error e) {
                LOG.warn("a mail could not be acted on as it came, and is stored: {}", e.toString());
                left.add(mails.get(i));
            }
        }
        left.addAll(mails.subList(acts.size(), mails.size()));
        if (!left.isEmpty()) {
            inbox.receive(left);
        }
        return done;
    }

    /** Up to the first that is not acted on at once, which none after it overtakes. */
    private List<InboundMailHandler.Act> acts(List<RawMail> mails) {
        List<InboundMailHandler.Act> acts = new ArrayList<>();
        for (RawMail mail : mails) {
            Optional<InboundMailHandler.Act> act = act(mail);
            if (act.isEmpty()) {
                return acts;
            }
            acts.add(act.get());
        }
        return acts;
    }

    private Optional<InboundMailHandler.Act> act(RawMail mail) {
        if (mail.bytes().length > LARGEST) {
            return Optional.empty();
        }
        try {
            return Optional.of(handler.read(mail, clock.instant(), inbox.taking(mail, worker), told -> {}))
                    .filter(act -> !act.dear());
        } catch (RuntimeException | Error e) {
            LOG.warn("a mail could not be read as it came, and is stored: {}", e.toString());
            return Optional.empty();
        }
    }
}
