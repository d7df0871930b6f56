package pbem.mail.reading;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The sender of the envelope, from the envelope itself or else from the header into which the last server copied it.
 */
final class ReturnPath {

    /** Local parts of mail servers' addresses, without dots, hyphens and underscores. */
    private static final Set<String> SERVERS =
            Set.of("mailerdaemon", "postmaster", "maildaemon", "maildeliverysystem", "maildeliverysubsystem");

    private ReturnPath() {}

    /**
     * Whether the return path is null ({@code MAIL FROM:<>}), so that nobody wants replies to the mail. Some servers
     * write their own address instead.
     */
    static boolean isNull(MailHead head, Envelope envelope) {
        Optional<String> known = envelope.sender().map(String::strip);
        return known.isPresent()
                ? known.filter(sender -> sender.isEmpty() || sender.equals("<>"))
                        .isPresent()
                : head.first("Return-Path")
                        .or(() -> head.first("X-Envelope-From"))
                        .filter(path -> path.equals("<>") || isServer(path.replaceAll("[<>]", "")))
                        .isPresent();
    }

    /** Whether mail servers, not people, write from this address. */
    static boolean isServer(String address) {
        return SERVERS.contains(
                address.replaceFirst("@[^@]*$", "").replaceAll("[-_.]", "").toLowerCase(Locale.ROOT));
    }
}
