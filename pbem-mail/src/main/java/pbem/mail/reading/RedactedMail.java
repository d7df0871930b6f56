package pbem.mail.reading;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What is kept of a mail that held a password: who wrote it when to whom, and the sender's own words as far as they were read.
 * A mail may say its text several times, in ways that cannot all be searched, so nothing else of it is kept.
 */
public final class RedactedMail {

    private static final List<String> KEPT = List.of(
            "Return-Path",
            "Delivered-To",
            "Received",
            "Authentication-Results",
            "Date",
            "From",
            "To",
            "Cc",
            "Message-ID",
            "In-Reply-To",
            "References");

    private final Pattern secret;

    /** @param secrets words as they stand in the text; at least one */
    public RedactedMail(Collection<String> secrets) {
        this.secret = Pattern.compile("(?<![^\\s\\p{Zs}])(?:"
                + String.join("|", secrets.stream().map(Pattern::quote).toList())
                + ")(?![^\\s\\p{Zs}])");
    }

    /** A text of the mail without the secrets. */
    public String text(String text) {
        return secret.matcher(text).replaceAll("***");
    }

    /** The whole mail without them. */
    public byte[] of(RawMail mail, Letter letter) {
        MailHead head = MailHead.of(mail.bytes(), ReaderLimits.standard());
        StringBuilder redacted = new StringBuilder();
        for (HeaderField field : head.fields()) {
            KEPT.stream()
                    .filter(field::is)
                    .forEach(name -> redacted.append(name)
                            .append(": ")
                            .append(text(field.value()))
                            .append("\r\n"));
        }
        redacted.append("Subject: ").append(text(letter.subject())).append("\r\n");
        redacted.append("Comments: a password was taken out, and all but the sender's own words with it\r\n");
        redacted.append("Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n");
        redacted.append(text(letter.words()).replace("\n", "\r\n")).append("\r\n");
        return redacted.toString().getBytes(StandardCharsets.UTF_8);
    }
}
