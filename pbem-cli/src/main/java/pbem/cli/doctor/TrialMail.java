package pbem.cli.doctor;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;
import pbem.cli.home.PbemServer;
import pbem.mail.intake.Inbox;
import pbem.repository.InboxItem;
import pbem.repository.OutgoingMail;

/**
 * Sends one mail in the way that all others are sent, and reports what becomes of it as far as that can be seen here.
 */
public final class TrialMail {

    private static final Pattern ADDRESS =
            Pattern.compile("[\\p{Graph}&&[^<>\"(),:;\\\\@]]{1,64}@[A-Za-z0-9.-]{1,253}");
    private static final int NEWEST = 50;
    private static final long PAUSE_MILLIS = 250;

    private final PbemServer server;
    private final String to;
    private final String messageId;

    /** @throws IllegalArgumentException if {@code to} is not an address */
    public TrialMail(PbemServer server, String to) {
        if (!ADDRESS.matcher(to).matches()) {
            throw new IllegalArgumentException(to + " is not an address such as me@example.org");
        }
        this.server = server;
        this.to = to;
        String own = server.configuration().get(Settings.ADDRESS);
        this.messageId = "<trial." + UUID.randomUUID() + "@" + own.substring(own.indexOf('@') + 1) + ">";
    }

    /**
     * Sends the mail.
     *
     * @param seconds how long to wait for it to come back, if a server runs that would take it in
     */
    public List<Finding> send(int seconds, boolean serverRuns) throws InterruptedException {
        Configuration configuration = server.configuration();
        String relay = configuration.get(Settings.SMTP_HOST) + ":" + configuration.get(Settings.SMTP_PORT);
        Optional<String> trouble = server.delivery().hand(mail(configuration));
        if (trouble.isPresent()) {
            return List.of(Finding.wrong("mail", relay + " did not accept a mail to " + to + ": " + trouble.get()));
        }
        List<Finding> findings = new ArrayList<>();
        findings.add(
                Finding.ok(
                        "mail",
                        relay + " accepted a mail to " + to + " with the Message-ID " + messageId
                                + "; in its header there, Authentication-Results should say spf=pass, dkim=pass and dmarc=pass"));
        findings.add(
                serverRuns
                        ? back(seconds)
                        : Finding.warning("mail", "no server runs here, so a bounce would not be noticed"));
        return findings;
    }

    private Finding back(int seconds) throws InterruptedException {
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        Set<Long> seen = new HashSet<>(); // each mail is read once, since it may be large
        do {
            Optional<InboxItem> found = server.inbox().list(NEWEST).stream()
                    .filter(item -> seen.add(item.id()))
                    .filter(item -> holds(server.inbox(), item))
                    .findFirst();
            if (found.isPresent()) {
                return isItself(found.get().id())
                        ? Finding.ok(
                                "mail",
                                "it has reached this server itself: "
                                        + results(found.get().id()))
                        : Finding.wrong(
                                "mail",
                                "a mail about it arrived, perhaps a bounce; see: pbem inbox show "
                                        + found.get().id());
            }
            Thread.sleep(PAUSE_MILLIS);
        } while (System.nanoTime() < end);
        return Finding.ok(
                "mail",
                "it did not bounce within " + seconds + " seconds, which proves little: some bounces come after days");
    }

    private boolean holds(Inbox inbox, InboxItem item) {
        return inbox.raw(item.id())
                .map(raw -> new String(raw.bytes(), StandardCharsets.ISO_8859_1).contains(messageId))
                .orElse(false);
    }

    /** Whether a mail is the trial mail itself, and not a mail about it. */
    private boolean isItself(long id) {
        return header(id).lines().anyMatch(line -> line.equalsIgnoreCase("Message-ID: " + messageId));
    }

    /** The header of a mail, with each field on one line. */
    private String header(long id) {
        String mail = new String(server.inbox().raw(id).orElseThrow().bytes(), StandardCharsets.ISO_8859_1);
        return mail.split("\\r?\\n\\r?\\n", 2)[0].replaceAll("\\r?\\n[ \\t]+", " ");
    }

    /** The Authentication-Results that mail servers on its way have added. */
    private String results(long id) {
        List<String> lines = header(id)
                .lines()
                .filter(line -> line.regionMatches(true, 0, "Authentication-Results:", 0, 23))
                .toList();
        return lines.isEmpty() ? "no server on its way added Authentication-Results" : String.join("; ", lines);
    }

    private OutgoingMail mail(Configuration configuration) {
        String own = configuration.get(Settings.ADDRESS);
        String from = configuration.get(Settings.RETURN_ADDRESS_PER_MAIL) ? server.subAddress() : own;
        String date = DateTimeFormatter.RFC_1123_DATE_TIME.format(
                Instant.ofEpochMilli(server.clock().millis()).atOffset(ZoneOffset.UTC));
        String subject = "A trial mail of PBeM";
        String text = "From: <" + own + ">\r\nTo: <" + to + ">\r\nSubject: " + subject + "\r\nDate: " + date
                + "\r\nMessage-ID: " + messageId + "\r\nAuto-Submitted: auto-generated\r\nMIME-Version: 1.0\r\n"
                + "Content-Type: text/plain; charset=us-ascii\r\n\r\n"
                + "The admin of the PBeM server " + own + " sends this to see whether it arrives.\r\n"
                + "There is nothing to do.\r\n";
        return new OutgoingMail(messageId, List.of(to), from, subject, text.getBytes(StandardCharsets.US_ASCII));
    }
}
