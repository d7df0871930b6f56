package pbem.mail.delivery;

import jakarta.mail.Address;
import jakarta.mail.MessagingException;
import jakarta.mail.SendFailedException;
import jakarta.mail.Session;
import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;
import org.eclipse.angus.mail.smtp.SMTPSenderFailedException;
import pbem.repository.OutgoingMail;

/** Sends mails over one SMTP connection, which is kept while there is work. For one thread at a time. */
final class SmtpTransport implements MailTransport, AutoCloseable {

    /** The longest stored reason of a server; it is shown to people. */
    private static final int LONGEST_REASON = 1_000;

    /** A session without settings, since mails are sent byte for byte. */
    private static final Session SESSION = Session.getInstance(new Properties());

    /** After an accepted mail the connection is taken to be alive for this time, without a check before each mail. */
    private static final Duration FRESH = Duration.ofSeconds(5);

    private final SmtpSettings settings;
    private PatientSmtpConnection connection;
    private Optional<PatientSmtpConnection.Way> way = Optional.empty();
    private long lastTaken;
    private volatile boolean connecting;

    SmtpTransport(SmtpSettings settings) {
        this.settings = settings;
    }

    @Override
    public Reply carry(OutgoingMail mail) {
        Address[] to = new Address[mail.recipients().size()];
        try {
            for (int i = 0; i < to.length; i++) {
                to[i] = new InternetAddress(mail.recipients().get(i), true);
            }
        } catch (AddressException e) {
            return Reply.never(said(e), List.of());
        }
        boolean unasked = isFresh();
        connecting = true;
        try {
            connect();
        } catch (MessagingException e) {
            close();
            return Reply.away(said(e));
        } finally {
            connecting = false;
        }
        try {
            connection.sendMessage(new FrozenMessage(SESSION, mail.envelopeFrom(), mail.bytes()), to);
            lastTaken = System.nanoTime();
            return Reply.ofTaken();
        } catch (MessagingException e) {
            boolean anew = unasked && connection.endedBefore(e);
            close(); // after a failure the state of the conversation is unknown
            return anew ? carry(mail) : reply(mail.recipients(), e);
        }
    }

    private boolean isFresh() {
        return connection != null && System.nanoTime() - lastTaken < FRESH.toNanos();
    }

    /** Whether a mail is waiting for the connection; for any thread. */
    boolean isConnecting() {
        return connecting;
    }

    /** Connects for the next mail, if there is no connection. */
    void connect() throws MessagingException {
        if (connection == null || !isFresh() && !connection.isConnected()) {
            way = way.or(() -> Optional.of(PatientSmtpConnection.Way.of(properties(), protocol(), settings)));
            connection = way.get().begin();
            if (settings.login().isPresent()) {
                settings.login().get().connect(connection, settings.host(), settings.port());
            } else {
                connection.connect();
            }
        }
    }

    /**
     * Asks whether the server accepts mail to that address, now or later, without sending one.
     *
     * @throws MessagingException if it never does; the message is the server's
     */
    void offer(String from, String to) throws MessagingException {
        connect();
        for (String command : List.of("MAIL FROM:<" + from + ">", "RCPT TO:<" + to + ">")) {
            if (isHopeless(connection.simpleCommand(command))) {
                throw new MessagingException(connection.getLastServerResponse());
            }
        }
        connection.simpleCommand("RSET");
    }

    private String protocol() {
        return settings.security() == SmtpSettings.Security.TLS ? "smtps" : "smtp";
    }

    private Properties properties() {
        String prefix = "mail." + protocol() + ".";
        Properties properties = new Properties();
        properties.setProperty(prefix + "host", settings.host());
        properties.setProperty(prefix + "port", Integer.toString(settings.port()));
        properties.setProperty(
                prefix + "auth", Boolean.toString(settings.login().isPresent()));
        settings.login().ifPresent(login -> login.prepare(properties, prefix));
        properties.setProperty(prefix + "sendpartial", "true");
        properties.setProperty(prefix + "ssl.checkserveridentity", "true");
        if (settings.security() == SmtpSettings.Security.STARTTLS) {
            properties.setProperty("mail.smtp.starttls.enable", "true");
            properties.setProperty("mail.smtp.starttls.required", "true");
        }
        return properties;
    }

    private static Reply reply(List<String> recipients, MessagingException fault) {
        String why = said(fault);
        int ofAll = code(fault);
        Map<String, Integer> ofAddress = codes(fault);
        List<String> taken = taken(fault);
        List<String> open =
                recipients.stream().filter(address -> !taken.contains(address)).toList();
        List<String> left = open.stream()
                .filter(address -> !isHopeless(ofAddress.getOrDefault(address, ofAll)))
                .toList();
        if (taken.isEmpty() && left.isEmpty()) {
            return Reply.never(why, unknownMailboxes(fault));
        }
        return left.equals(recipients)
                ? Reply.later(why)
                : new Reply(Fate.PART, why, taken, left, unknownMailboxes(fault));
    }

    private static boolean isHopeless(int code) {
        return code >= 500 && code < 600;
    }

    private static List<String> taken(MessagingException fault) {
        Address[] sent = fault instanceof SendFailedException partial ? partial.getValidSentAddresses() : null;
        return sent == null
                ? List.of()
                : Stream.of(sent)
                        .map(address -> ((InternetAddress) address).getAddress())
                        .toList();
    }

    private static Map<String, Integer> codes(MessagingException fault) {
        Map<String, Integer> codes = new HashMap<>();
        for (Exception cause = fault; cause != null; cause = next(cause)) {
            if (cause instanceof SMTPAddressFailedException address) {
                codes.put(address.getAddress().getAddress(), address.getReturnCode());
            }
        }
        return codes;
    }

    /**
     * The reply code for the whole mail; 0 if there was none. If the server refuses the sender, the recipients are not
     * at fault: the admin has to mend it, and the mail waits.
     */
    private static int code(MessagingException fault) {
        int code = 0;
        for (Exception cause = fault; cause != null; cause = next(cause)) {
            if (cause instanceof SMTPSendFailedException send) {
                code = send.getReturnCode();
            }
        }
        return isOfTheSender(fault) ? 0 : code;
    }

    private static boolean isOfTheSender(MessagingException fault) {
        return Stream.<Exception>iterate(fault, Objects::nonNull, SmtpTransport::next)
                .anyMatch(SMTPSenderFailedException.class::isInstance);
    }

    /** The recipients that do not exist or accept no mail, according to the server. */
    private static List<String> unknownMailboxes(MessagingException fault) {
        List<String> unknown = new ArrayList<>();
        for (Exception cause = fault; cause != null; cause = next(cause)) {
            if (cause instanceof SMTPAddressFailedException failed
                    && String.valueOf(failed.getMessage()).matches("(?s).*\\b5\\.[12]\\.[0-9]{1,3}\\b.*")) {
                unknown.add(failed.getAddress().getAddress());
            }
        }
        return unknown;
    }

    private static Exception next(Exception fault) {
        return fault instanceof MessagingException messaging ? messaging.getNextException() : null;
    }

    private static String said(MessagingException fault) {
        Exception last = fault;
        while (last instanceof SendFailedException && next(last) != null) {
            last = next(last);
        }
        String said = String.valueOf(last.getMessage())
                .replaceAll("[\\s\\p{Cntrl}]+", " ")
                .strip();
        return said.length() <= LONGEST_REASON ? said : said.substring(0, LONGEST_REASON) + "...";
    }

    @Override
    public void close() {
        if (connection != null) {
            try {
                connection.close();
            } catch (MessagingException e) {
                // the connection is dropped in any case
            }
            connection = null;
        }
    }
}
