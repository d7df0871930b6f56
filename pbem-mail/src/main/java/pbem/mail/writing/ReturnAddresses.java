package pbem.mail.writing;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import pbem.token.Tokens;

/**
 * The envelope senders: one for each mail, so that the recipient of a bounce identifies the mail regardless of the
 * bounce's content (VERP). They are signed, so that nobody can fake a bounce of another's mail.
 *
 * @param oneForEach otherwise all mails have the server's own address, for mail servers that allow no other
 */
public record ReturnAddresses(MailIdentity identity, Tokens tokens, boolean oneForEach) {

    /** Longer than mail servers try to deliver. */
    private static final Duration LIFETIME = Duration.ofDays(30);

    String of(long mail, Instant at) {
        return oneForEach ? identity.replyAddress(tokens.writeReturn(mail, at.plus(LIFETIME))) : identity.address();
    }

    /** The number in the outbox of the mail that was returned to one of the addresses. */
    public OptionalLong returned(List<String> addresses, Instant now) {
        return MailIdentity.tags(addresses)
                .flatMapToLong(tag -> tokens.readReturn(tag, now).stream())
                .findFirst();
    }
}
