package pbem.mail.listener;

import java.util.List;
import java.util.stream.Stream;

/**
 * Where mail is brought to us.
 *
 * @param port 0: any that is free
 * @param address ours, bare; its sub-addresses are ours too
 * @param former what it was before, which is ours as well; no others are
 * @param largest mails of more octets are refused
 */
public record ListenerSettings(
        Protocol protocol, String host, int port, String address, List<String> former, int largest) {

    public ListenerSettings {
        former = List.copyOf(former);
    }

    /** Of a server that never moved. */
    public ListenerSettings(Protocol protocol, String host, int port, String address, int largest) {
        this(protocol, host, port, address, List.of(), largest);
    }

    List<String> addresses() {
        return Stream.concat(Stream.of(address), former.stream()).toList();
    }

    public enum Protocol {
        /** One answer for a mail. */
        SMTP,
        /** One answer for each recipient of a mail. */
        LMTP
    }
}
