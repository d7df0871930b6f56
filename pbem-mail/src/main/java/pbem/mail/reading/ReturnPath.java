package pbem.mail.reading;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The envelope's sender, by the envelope itself or else by the header that the last server made of it. */
final class ReturnPath {

    /** Without dots, dashes and the like. */
    private static final Set<String> SERVERS =
            Set.of("mailerdaemon", "postmaster", "maildaemon", "maildeliverysystem", "maildeliverysubsystem");

    private ReturnPath() {}

    /** Whether nobody wants to hear of this mail: {@code MAIL FROM:<>}, for which some servers note themselves. */
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

    /** Whether the address is one that mail servers, not people, write from. */
    static boolean isServer(String address) {
        return SERVERS.contains(
                address.replaceFirst("@[^@]*$", "").replaceAll("[-_.]", "").toLowerCase(Locale.ROOT));
    }
}
