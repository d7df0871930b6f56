package pbem.mail;

import jakarta.mail.BodyPart;
import jakarta.mail.MessagingException;
import jakarta.mail.Multipart;
import jakarta.mail.Part;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;
import pbem.repository.InboxItem;

/** A person who writes to a server by hand. */
record Correspondent(PostOffice office, String user) {

    private static final AtomicInteger WRITTEN = new AtomicInteger();

    String address() {
        return user + "@players.example";
    }

    /** A new mail without proof. */
    InboxItem writes(String subject, String body) {
        return sends(PostOffice.ADDRESS, subject, body);
    }

    /** A reply to their newest mail. */
    InboxItem replies(String body) {
        return repliesTo(newest(), body);
    }

    /** A reply to any mail that they got. */
    InboxItem repliesTo(MimeMessage mail, String body) {
        try {
            return sends(replyAddress(mail), "Re: " + mail.getSubject(), body);
        } catch (MessagingException e) {
            throw new AssertionError(e);
        }
    }

    /** Sends the text unchanged. */
    InboxItem sends(String to, String subject, String body) {
        return sends(to, subject, "Content-Type: text/plain; charset=UTF-8", body);
    }

    InboxItem sends(String to, String subject, String headers, String body) {
        String raw = "From: " + address() + "\nTo: " + to + "\nSubject: " + subject + "\nMessage-ID: <c"
                + WRITTEN.incrementAndGet() + "@players.example>\n" + headers + "\n\n" + body;
        byte[] bytes = raw.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8);
        long id = office.inbox().receive(new RawMail(bytes, Envelope.unknown()));
        office.intake().work();
        return office.item(id);
    }

    MimeMessage newest() {
        return office.newestTo(user);
    }

    static String replyAddress(MimeMessage mail) {
        try {
            return mail.getReplyTo()[0].toString().replaceFirst(".*<(.*)>.*", "$1");
        } catch (MessagingException e) {
            throw new AssertionError(e);
        }
    }

    /** The text of their newest mail. */
    String reads() {
        return text(newest());
    }

    static String text(Part mail) {
        try {
            if (mail.getContent() instanceof Multipart parts) {
                BodyPart first = parts.getBodyPart(0);
                return text(first);
            }
            return ((String) mail.getContent()).replace("\r\n", "\n");
        } catch (MessagingException e) {
            throw new AssertionError(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
