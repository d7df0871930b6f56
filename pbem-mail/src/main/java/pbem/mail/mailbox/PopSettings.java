package pbem.mail.mailbox;

/**
 * A mailbox that is fetched over POP3. Fetched mail is always deleted: the protocol has no other mark.
 *
 * @param largest of a mail of more octets only the header is fetched
 */
public record PopSettings(MailServer server, int largest) {}
