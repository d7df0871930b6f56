package pbem.cli.setup;

import java.util.Optional;

/**
 * What somebody said on the command line, so that nobody need be asked for it.
 *
 * @param way the word for it
 * @param password of the mailbox
 * @param untried whether to write it also if it does not work
 */
public record Given(
        Optional<String> way,
        Optional<String> address,
        Optional<String> name,
        Optional<String> admin,
        Optional<String> user,
        Optional<String> password,
        Optional<String> imapHost,
        Optional<Integer> imapPort,
        Optional<Boolean> imapTls,
        Optional<String> smtpHost,
        Optional<Integer> smtpPort,
        Optional<String> smtpSecurity,
        Optional<Integer> listenPort,
        Optional<Integer> sitePort,
        Optional<String> siteUrl,
        Optional<Integer> backupHours,
        boolean untried) {

    @Override
    public String toString() {
        return way.orElse("some way"); // never the password
    }
}
