package pbem.mail.listener;

/**
 * Where mail is brought to us.
 *
 * @param port 0: any that is free
 * @param address ours, bare; its sub-addresses are ours too, and no others are
 * @param largest mails of more octets are refused
 */
public record ListenerSettings(Protocol protocol, String host, int port, String address, int largest) {

    public enum Protocol {
        /** One answer for a mail. */
        SMTP,
        /** One answer for each recipient of a mail. */
        LMTP
    }
}
