package pbem.mail.mailbox;

/**
 * A mailbox that is fetched over IMAP.
 *
 * @param folder usually INBOX
 * @param processedFolder where fetched mail is moved; empty: it is not moved
 * @param delete whether fetched mail that is not moved is deleted; otherwise it stays, flagged as seen
 * @param largest of a mail of more octets only the header is fetched
 */
public record ImapSettings(MailServer server, String folder, String processedFolder, boolean delete, int largest) {}
