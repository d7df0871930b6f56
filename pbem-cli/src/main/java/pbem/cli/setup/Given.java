package pbem.cli.setup;

import java.util.Optional;

/**
 * The answers given on the command line, which are not asked for again.
 *
 * @param way the word of the {@link WayIn}
 * @param password of the mailbox
 * @param untried whether to write the settings even if they do not work
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
