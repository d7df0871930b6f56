package pbem.mail.delivery;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.mail.writing.MailIdentity;
import pbem.token.Tokens;

/**
 * The envelope senders of our mails: one for each mail, so that a mail that comes back says by its recipient which
 * one it was, in any wording (VERP). Signed, so that nobody can pretend that another's mail came back.
 *
 * @param oneForEach if not, all mails have the server's own address, for servers that let no other pass
 */
public record ReturnAddresses(MailIdentity identity, Tokens tokens, boolean oneForEach) {

    private static final Pattern TAGGED = Pattern.compile("[^@+]*\\+([^@]+)@.*");

    /** Mail servers give up after a few days. */
    private static final Duration LIFETIME = Duration.ofDays(30);

    String of(long mail, Instant at) {
        return oneForEach ? identity.replyAddress(tokens.writeReturn(mail, at.plus(LIFETIME))) : identity.address();
    }

    /** The mail that was returned to one of the addresses, by its number in the outbox. */
    public OptionalLong returned(List<String> addresses, Instant now) {
        return addresses.stream()
                .map(TAGGED::matcher)
                .filter(Matcher::matches)
                .flatMapToLong(tagged -> tokens.readReturn(tagged.group(1), now).stream())
                .findFirst();
    }
}
