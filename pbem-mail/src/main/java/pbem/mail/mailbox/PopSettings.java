package pbem.mail.mailbox;

/**
 * A mailbox that is fetched over POP3. Fetched mail is always deleted: the protocol has no other mark.
 *
 * @param largest in octets; only the header of a larger mail is fetched
 */
public record PopSettings(MailServer server, int largest) {}
