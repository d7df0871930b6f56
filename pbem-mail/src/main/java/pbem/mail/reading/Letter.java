package pbem.mail.reading;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * A mail that, as far as we can tell, a person wrote to us. Nothing in it is proven: the sender may be forged. No text
 * in it contains control characters.
 *
 * @param messageId the id without angle brackets; empty if the mail has none
 * @param answered the ids of the mails that it answers (In-Reply-To, References), without brackets, newest first
 * @param from the sender's bare address as written, but with the domain in lower case
 * @param addressedTo every address that the mail went to according to its headers and envelope; one may contain a reply
 *     token
 * @param subject the decoded subject with prefixes such as {@code Re:}, on one line, at most 255 characters
 * @param words the sender's own text without quotes, signature, and anything after a line {@code end} or our
 *     {@linkplain pbem.mail.reading.reply.ReplyMarker marker line}; compatibility characters, unusual spaces and dashes
 *     are replaced by plain ones; lines end in {@code \n}; the first and the last line are not blank
 * @param content whether there are words, or why not
 * @param authenticationResults what receiving servers may have said about the sender; of a trusted server, only the
 *     <em>first</em> result with its authserv-id may be used
 * @param language the sender's language, if their mail program names it
 * @param errorsUnwanted whether the sender asked for no automatic answers, such as reports of errors
 */
public record Letter(
        String messageId,
        List<String> answered,
        String from,
        List<String> addressedTo,
        String subject,
        String words,
        Content content,
        TraceResults authenticationResults,
        Optional<Locale> language,
        boolean errorsUnwanted)
        implements MailReading {

    /** What kind of words a letter has. An empty reply is a letter, too: it may confirm something. */
    public enum Content {
        /** There are words. */
        WORDS,
        /** No text at all, or a signature only. */
        NOTHING,
        /** Only text of the answered or forwarded mail. */
        ONLY_QUOTES,
        /** Only files. */
        ONLY_ATTACHMENTS
    }

    public Letter {
        answered = List.copyOf(answered);
        addressedTo = List.copyOf(addressedTo);
    }

    @Override
    public Headline headline() {
        return new Headline(messageId, Optional.of(from), subject);
    }

    @Override
    public String word() {
        return "letter";
    }

    @Override
    public <R> R match(
            Function<? super Letter, ? extends R> letter, Function<? super NotALetter, ? extends R> notALetter) {
        return letter.apply(this);
    }
}
