package pbem.cli.demo;

import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Date;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;

/**
 * A mail that a visitor of the demo writes as one of its players, in the form in which their mail program would send
 * it.
 *
 * @param subject the subject; may be empty
 * @param answered the mail to which it replies; its text is quoted below the words
 */
record WrittenMail(DemoPlayer from, String to, String subject, String words, Optional<ReceivedMail> answered) {

    private static final Session SESSION = Session.getInstance(new Properties());

    byte[] raw(Instant at) throws MessagingException {
        MimeMessage mail = new MimeMessage(SESSION);
        try {
            mail.setFrom(new InternetAddress(from.address(), from.name(), StandardCharsets.UTF_8.name()));
            mail.setRecipient(Message.RecipientType.TO, new InternetAddress(to, true));
            mail.setSubject(subject.replaceAll("[\\r\\n]+", " "), StandardCharsets.UTF_8.name());
            mail.setSentDate(Date.from(at));
            if (answered.isPresent()) {
                String id = answered.get().messageId();
                mail.setHeader("In-Reply-To", id);
                mail.setHeader("References", (answered.get().references() + " " + id).strip());
            }
            mail.setText(body(), StandardCharsets.UTF_8.name());
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            mail.writeTo(bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String body() {
        return words.replace("\r\n", "\n").stripTrailing() + "\n"
                + answered.map(WrittenMail::quote).orElse("");
    }

    private static String quote(ReceivedMail mail) {
        return "\nOn " + DateTimeFormatter.RFC_1123_DATE_TIME.format(mail.date().atOffset(ZoneOffset.UTC)) + ", "
                + mail.from() + " wrote:\n"
                + mail.text().lines().map(line -> "> " + line).collect(Collectors.joining("\n")) + "\n";
    }
}
