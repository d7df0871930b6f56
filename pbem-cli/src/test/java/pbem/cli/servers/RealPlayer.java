package pbem.cli.servers;

import static org.awaitility.Awaitility.await;

import jakarta.mail.Folder;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Store;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Properties;
import java.util.stream.Collectors;
import pbem.cli.Correspondence;

/** A player with a mailbox: writes by SMTP, reads by IMAP. */
final class RealPlayer {

    static final String SERVER = "pbem@example.org";

    private static final Duration PATIENCE = Duration.ofSeconds(90);

    private final String name;
    private final int smtp;
    private final int imap;
    private int written;

    RealPlayer(String name, Postfix post, Dovecot mailboxes) {
        this.name = name;
        this.smtp = post.port();
        this.imap = mailboxes.imap();
    }

    private String address() {
        return name + "@players.example";
    }

    void writes(String subject) throws MessagingException {
        send(SERVER, subject, "", "");
    }

    void replies(MimeMessage answered, String words) throws Exception {
        String quote =
                Correspondence.text(answered).lines().map(line -> "> " + line).collect(Collectors.joining("\r\n"));
        send(
                ((InternetAddress) answered.getReplyTo()[0]).getAddress(),
                "Re: " + answered.getSubject(),
                "In-Reply-To: " + answered.getMessageID() + "\r\n",
                words + "\r\n\r\nOn Sat, 21 Nov 2026 at 10:00, PBeM <" + SERVER + "> wrote:\r\n" + quote + "\r\n");
    }

    private void send(String to, String subject, String more, String body) throws MessagingException {
        String raw = "From: " + address() + "\r\nTo: " + to + "\r\nSubject: " + subject + "\r\nMessage-ID: <" + name
                + ++written + "@players.example>\r\nDate: Sat, 21 Nov 2026 10:00:00 +0000\r\n" + more + "\r\n" + body;
        Properties properties = new Properties();
        properties.setProperty("mail.smtp.from", address());
        Session session = Session.getInstance(properties);
        try (Transport transport = session.getTransport("smtp")) {
            transport.connect("127.0.0.1", smtp, null, null);
            transport.sendMessage(
                    new MimeMessage(session, new ByteArrayInputStream(raw.getBytes(StandardCharsets.UTF_8))),
                    new InternetAddress[] {new InternetAddress(to)});
        }
    }

    /** Waits until the mailbox holds this many mails; returns the newest. */
    MimeMessage gets(int mails) {
        await("mail " + mails + " to " + name).atMost(PATIENCE).until(() -> count() >= mails);
        try (Store mailbox = open();
                Folder inbox = inbox(mailbox)) {
            return new MimeMessage((MimeMessage) inbox.getMessage(mails));
        } catch (MessagingException e) {
            throw new AssertionError(e);
        }
    }

    int count() throws MessagingException {
        try (Store mailbox = open();
                Folder inbox = inbox(mailbox)) {
            return inbox.getMessageCount();
        }
    }

    private static Folder inbox(Store mailbox) throws MessagingException {
        Folder inbox = mailbox.getFolder("INBOX");
        inbox.open(Folder.READ_ONLY);
        return inbox;
    }

    private Store open() throws MessagingException {
        Store mailbox = Session.getInstance(new Properties()).getStore("imap");
        mailbox.connect("127.0.0.1", imap, name, Dovecot.PASSWORD);
        return mailbox;
    }
}
