package pbem.mail.mailbox;

/**
 * A mailbox that is fetched over IMAP.
 *
 * @param folder usually INBOX
 * @param processedFolder the folder to which fetched mail is moved; empty: it is not moved
 * @param delete whether fetched mail that is not moved is deleted; otherwise it stays, flagged as seen
 * @param largest in octets; only the header of a larger mail is fetched
 */
public record ImapSettings(MailServer server, String folder, String processedFolder, boolean delete, int largest) {}
