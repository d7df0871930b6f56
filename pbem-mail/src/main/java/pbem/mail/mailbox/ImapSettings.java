package pbem.mail.intake;

import java.time.Duration;

/**
 * Where mail is fetched from.
 *
 * @param tls whether the connection is encrypted from the start
 * @param folder usually INBOX
 * @param processedFolder where fetched mail is moved; empty: it stays, flagged as seen
 * @param largest mails of more octets are not fetched
 */
public record MailboxSettings(
        String host,
        int port,
        boolean tls,
        String user,
        String password,
        String folder,
        String processedFolder,
        int largest,
        Duration timeout) {

    @Override
    public String toString() {
        return user + " at " + host + ":" + port; // never the password
    }
}
