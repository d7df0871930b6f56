package pbem.mail.reading;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * A mail that a person, as far as one can tell, wrote to us. Nothing in it is proven: the sender may be forged. All
 * texts are free of control characters.
 *
 * @param messageId without angle brackets; empty if it has none
 * @param answered ids of the mails that it answers (In-Reply-To, References), without brackets, the newest first
 * @param from bare address of the sender, as written but with the domain in lower case
 * @param fromName what the sender calls themselves; may be empty
 * @param addressedTo every address it went to, by its headers and its envelope: where a reply token may hide
 * @param subject decoded, prefixes such as {@code Re:} included, on one line, at most 255 characters
 * @param words the sender's own text without quotes, signature and all that follows a line {@code end} or our
 *     {@linkplain pbem.mail.reading.reply.ReplyMarker marker line}; compatibility characters, exotic spaces and dashes
 *     are plain ones; lines end in {@code \n}, the first and the last is not blank
 * @param content whether there are words, and why not
 * @param authenticationResults what receiving servers may have said of the sender; to trust a server is to take, by its
 *     authserv-id, the <em>first</em> that bears it and no other
 * @param attachmentsIgnored whether there was more than text, which was not looked at
 * @param language in which its sender reads, as far as their mail program says so
 * @param errorsUnwanted whether the sender asked for no automatic answers; one that reports an error is such
 */
public record Letter(
        String messageId,
        List<String> answered,
        String from,
        String fromName,
        List<String> addressedTo,
        String subject,
        String words,
        Content content,
        TraceResults authenticationResults,
        boolean attachmentsIgnored,
        Optional<Locale> language,
        boolean errorsUnwanted)
        implements MailReading {

    /** What the words of a letter are. An empty reply is a letter too: it may confirm something. */
    public enum Content {
        /** There are words. */
        WORDS,
        /** No text at all, or a signature only. */
        NOTHING,
        /** Only text of the mail that is answered or forwarded. */
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
