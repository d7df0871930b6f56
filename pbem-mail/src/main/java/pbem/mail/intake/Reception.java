package pbem.mail.intake;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.mail.delivery.Delivery;
import pbem.mail.reading.RawMail;
import pbem.repository.OutboundMails;
import pbem.repository.Repositories;
import pbem.repository.Unavailable;

/**
 * Takes mails in and acts on them at once. One commit contains the mail, its outcome and its effects, and the server
 * that brought it gets its answer after the commit. Some mails are only stored, and {@link Intake} acts on them: a mail
 * that must wait for an earlier one, a large mail, one that seems to ask for long work, and one that failed, whose
 * failures are counted there. Safe for any thread of the one process that acts.
 *
 * @param delivery takes over the mails out if it waits for some
 * @param worker the name under which mails are claimed; no other process has it
 */
public record Reception(Inbox inbox, InboundMailHandler handler, Delivery delivery, String worker, Clock clock) {

    /** In octets. A longer mail takes long to read while its sender waits, so it is only stored. */
    private static final int LARGEST = 100_000;

    private static final Logger LOG = LoggerFactory.getLogger(Reception.class);

    /**
     * Takes in mails that came together, in order. All of them are durable when this returns, and a round of the delivery
     * is due.
     *
     * @return the number of mails that got their outcome; the others wait in the inbox, or had come before
     */
    public int receive(List<RawMail> mails) {
        List<InboundMailHandler.Act> acts = acts(mails);
        List<Supplier<Boolean>> ends = acts.isEmpty() ? List.of() : act(acts);
        List<RawMail> left = new ArrayList<>();
        int done = 0;
        for (int i = 0; i < acts.size(); i++) {
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

    private List<Supplier<Boolean>> act(List<InboundMailHandler.Act> acts) {
        AtomicReference<List<OutboundMails.Claimed>> out = new AtomicReference<>(List.of());
        Function<Repositories, Boolean> claiming = tx -> {
            out.set(delivery.claim(tx));
            return true;
        };
        try {
            return inbox.act(acts, Stream.of(claiming), ends -> take(ends.get(acts.size()), out.getAndSet(List.of())));
        } finally {
            delivery.doubt(out.get());
        }
    }

    private void take(Supplier<Boolean> end, List<OutboundMails.Claimed> claimed) {
        try {
            end.get();
        } catch (RuntimeException | Error e) {
            LOG.debug("the next round claims mails out for itself", e);
            delivery.doubt(claimed);
            return;
        }
        delivery.take(claimed);
    }

    /** The work of the mails before the first that is not acted on at once: later mails must not overtake it. */
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
