package pbem.mail.intake;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.handler.play.ReplyEntrance;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.OwnMarks;
import pbem.mail.reading.RawMail;
import pbem.phrase.Phrase;
import pbem.repository.Claim;
import pbem.repository.InboundMails;
import pbem.repository.InboxItem;

/**
 * Hears replies that were written on a page of the site. Each becomes a mail to the address with its token. It is
 * stored first and then read, judged and settled by the same code as any other mail, so that nothing is allowed here
 * that is not allowed by mail. Replies beyond a player's limit for a day are not even stored. Two replies are the same
 * if the page gave them the same id. If the process dies on the way, {@link Intake} finds the reply in the inbox.
 */
public final class PageReplies implements ReplyEntrance {

    private static final Logger LOG = LoggerFactory.getLogger(PageReplies.class);
    private static final String WORKER = "page";
    private static final String UNDONE = "waiting";
    private static final String REFUSED = "refused";

    /** The number of replies whose verdicts are kept, so that a page that sends its reply again gets the same words. */
    private static final int MOST_TOLD = 1000;

    private final Inbox inbox;
    private final InboundMailHandler handler;
    private final String address;
    private final Clock clock;
    private final Cache<String, List<Phrase>> told =
            Caffeine.newBuilder().maximumSize(MOST_TOLD).build();
    private volatile Runnable acted = () -> {};

    /** @param address of this server, which becomes a reply address with the token */
    public PageReplies(Inbox inbox, InboundMailHandler handler, String address, Clock clock) {
        this.inbox = inbox;
        this.handler = handler;
        this.address = address;
        this.clock = clock;
    }

    /** @param newActed called whenever a reply was acted on and there may be mail to send; must return soon */
    public void onActed(Runnable newActed) {
        acted = newActed;
    }

    @Override
    public Verdict hear(PageReply reply) {
        String fingerprint = fingerprint(reply);
        Instant now = clock.instant();
        RawMail mail = mail(reply, fingerprint, now);
        Optional<Phrase> objection = inbox.objection(mail, fingerprint, handler.objection(mail, now));
        if (objection.isPresent()) {
            return new Verdict(REFUSED, List.of(objection.get()));
        }
        long id = inbox.receive(mail, fingerprint);
        if (state(id) == InboxItem.State.WAITING) {
            act(id, now, fingerprint);
        }
        InboxItem item = inbox.item(id).orElseThrow();
        Optional<String> outcome = item.outcome().filter(word -> item.state() == InboxItem.State.DONE);
        return outcome.map(word -> new Verdict(word, told.asMap().getOrDefault(fingerprint, List.of())))
                .orElseGet(() -> new Verdict(UNDONE, List.of()));
    }

    private InboxItem.State state(long id) {
        return inbox.item(id).orElseThrow().state();
    }

    private void act(long id, Instant now, String fingerprint) {
        InboundMails.Source stored = inbox.source(id).orElseThrow();
        try {
            inbox.act(List.of(handler.read(
                            new InboundMails.Claimed(Claim.of(id, WORKER), now, now, false, stored, 1, 0),
                            phrases -> told.put(fingerprint, phrases))))
                    .get(0)
                    .get();
            acted.run();
        } catch (RuntimeException | Error e) { // it is in the inbox, where it is tried again and its failures count
            LOG.warn("mail {} from a page waits: {}", id, e.toString());
        }
    }

    /**
     * The fingerprint of the token and the id: two replies that share both are the same, even if their words differ.
     */
    private static String fingerprint(PageReply reply) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256")
                    .digest((WORKER + "\n" + reply.token() + "\n" + reply.id()).getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }

    private RawMail mail(PageReply reply, String fingerprint, Instant now) {
        int at = address.indexOf('@');
        String to = address.substring(0, at) + "+" + reply.token() + address.substring(at);
        String text = reply.line() + "\r\n\r\n" + reply.words().replaceAll("\\R", "\r\n") + "\r\n";
        String head = String.join(
                "\r\n",
                "From: " + OwnMarks.PAGE,
                "To: " + to,
                "Subject: Re:",
                "Date: " + DateTimeFormatter.RFC_1123_DATE_TIME.format(now.atOffset(ZoneOffset.UTC)),
                "Message-ID: <page." + fingerprint.substring(0, 32) + "@play.invalid>",
                "MIME-Version: 1.0",
                "Content-Type: text/plain; charset=utf-8",
                "Content-Transfer-Encoding: base64",
                "",
                "");
        String body = Base64.getMimeEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
        return new RawMail(
                (head + body + "\r\n").getBytes(StandardCharsets.US_ASCII),
                new Envelope(Optional.of(OwnMarks.PAGE), List.of(to)));
    }
}
