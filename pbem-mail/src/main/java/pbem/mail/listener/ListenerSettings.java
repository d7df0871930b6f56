package pbem.mail.listener;

import java.util.List;
import java.util.stream.Stream;

/**
 * Where the server receives mail.
 *
 * @param port 0: any free port
 * @param address this server's address, bare; mail to its sub-addresses is received, too
 * @param former earlier addresses of this server, for which mail is received as well; for all others it is refused
 * @param largest mails of more octets are refused
 */
public record ListenerSettings(
        Protocol protocol, String host, int port, String address, List<String> former, int largest) {

    public ListenerSettings {
        former = List.copyOf(former);
    }

    List<String> addresses() {
        return Stream.concat(Stream.of(address), former.stream()).toList();
    }

    public enum Protocol {
        /** One answer for each mail. */
        SMTP,
        /** One answer for each recipient of a mail. */
        LMTP
    }
}
