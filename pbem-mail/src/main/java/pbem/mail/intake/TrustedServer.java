package pbem.mail.intake;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.mail.reading.AuthenticationVerdict;
import pbem.mail.reading.AuthenticationVerdict.Method;
import pbem.mail.reading.AuthenticationVerdict.Result;
import pbem.mail.reading.Letter;

/**
 * The mail server whose verdicts about senders are believed.
 *
 * @param name its authserv-id; empty: no server is trusted
 * @param writesBelow whether it may also write its verdict below its own Received line, and removes forged ones there
 */
public record TrustedServer(String name, boolean writesBelow) {

    /** No server is trusted. */
    public static final TrustedServer NONE = new TrustedServer("", false);

    /**
     * Whether the server says that the mail comes from the domain of its From address: by a DMARC pass, or without a
     * DMARC verdict by a DKIM signature of that domain or of one above it. Only the newest verdict counts.
     */
    boolean vouchesFor(Letter letter) {
        String domain =
                letter.from().substring(letter.from().lastIndexOf('@') + 1).toLowerCase(Locale.ROOT);
        return verdict(letter).filter(verdict -> vouches(verdict, domain)).isPresent();
    }

    private Optional<AuthenticationVerdict> verdict(Letter letter) {
        if (name.isEmpty()) {
            return Optional.empty();
        }
        Stream<String> below = writesBelow ? letter.authenticationResults().below().stream() : Stream.empty();
        return Stream.concat(letter.authenticationResults().above().stream(), below)
                .flatMap(value -> AuthenticationVerdict.of(value).stream())
                .filter(verdict -> verdict.server().equalsIgnoreCase(name))
                .findFirst();
    }

    private static boolean vouches(AuthenticationVerdict verdict, String domain) {
        return verdict.of(Method.DMARC).isEmpty()
                ? verdict.of(Method.DKIM).stream().anyMatch(result -> result.isPass() && isAligned(result, domain))
                : verdict.of(Method.DMARC).stream()
                        .allMatch(result -> result.isPass()
                                && result.property("header.from").equals(Optional.of(domain)));
    }

    /** Whether the signer is the domain itself or one above it, whose owner could speak for it anyway. */
    private static boolean isAligned(Result dkim, String domain) {
        return dkim.property("header.d")
                .or(() -> dkim.property("header.i").map(id -> id.substring(id.lastIndexOf('@') + 1)))
                .filter(signer -> signer.contains("."))
                .filter(signer -> domain.equals(signer) || domain.endsWith("." + signer))
                .isPresent();
    }
}
