package pbem.mail.reading;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import pbem.repository.MailOutcome;
import pbem.repository.Passwords;

/**
 * Redacts a mail that contained a password. It keeps the sender, the time, the recipients, and the sender's own words
 * as far as they were read. A mail may contain its text several times, in forms that cannot all be searched, so nothing
 * else is kept.
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

    /** @param secrets the secret words as written in the text; at least one */
    public RedactedMail(Collection<String> secrets) {
        this.secret = Pattern.compile(
                secrets.stream().map(RedactedMail::occurring).distinct().collect(Collectors.joining("|")));
    }

    /**
     * The pattern of a secret. A word as long as a password is removed everywhere; a shorter one only where it stands
     * alone, since it may also be part of other words.
     */
    private static String occurring(String secret) {
        String quoted = Pattern.quote(secret);
        return secret.length() >= Passwords.SHORTEST ? quoted : "(?<![^\\s\\p{Zs}])" + quoted + "(?![^\\s\\p{Zs}])";
    }

    /** A text of the mail with the secrets replaced by asterisks. */
    public String text(String text) {
        return secret.matcher(text).replaceAll("***");
    }

    /**
     * The redacted mail.
     *
     * @param words the sender's own words as far as they were read
     */
    public MailOutcome.Redacted of(RawMail mail, String subject, String words) {
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
        redacted.append("Subject: ").append(text(subject)).append("\r\n");
        redacted.append("Comments: a password was taken out, and all but the sender's own words with it\r\n");
        redacted.append("Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n");
        redacted.append(text(words).replace("\n", "\r\n")).append("\r\n");
        return new MailOutcome.Redacted(text(subject), redacted.toString().getBytes(StandardCharsets.UTF_8));
    }
}
