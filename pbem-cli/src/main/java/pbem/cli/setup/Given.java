package pbem.cli.setup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The answers given on the command line, which are not asked for again. */
public final class Given {

    @Parameters(index = "0", arity = "0..1", paramLabel = "WAY", description = "The way of mail in and out.")
    Optional<String> way = Optional.empty();

    @Option(names = "--address", paramLabel = "ADDRESS", description = "The address that players write to.")
    Optional<String> address = Optional.empty();

    @Option(names = "--name", paramLabel = "NAME", description = "The name that players see as the sender.")
    Optional<String> name = Optional.empty();

    @Option(names = "--admin", paramLabel = "ADDRESS", description = "Your own address; - for none.")
    Optional<String> admin = Optional.empty();

    @Option(names = "--user", paramLabel = "USER", description = "The user of the mailbox (default: the address).")
    Optional<String> user = Optional.empty();

    @Option(
            names = "--password-file",
            paramLabel = "FILE",
            description = "A file with the password of the mailbox. The password is copied into pbem.toml, which its"
                    + " owner alone can read.")
    private Path passwordFile;

    @Option(names = "--imap-host", paramLabel = "HOST", description = "The host of the mailbox.")
    Optional<String> imapHost = Optional.empty();

    @Option(names = "--imap-port", paramLabel = "PORT", description = "Its port.")
    Optional<Integer> imapPort = Optional.empty();

    @Option(
            names = "--imap-tls",
            arity = "1",
            paramLabel = "true|false",
            description = "Whether the connection to it is encrypted.")
    Optional<Boolean> imapTls = Optional.empty();

    @Option(names = "--smtp-host", paramLabel = "HOST", description = "The mail server that sends.")
    Optional<String> smtpHost = Optional.empty();

    @Option(names = "--smtp-port", paramLabel = "PORT", description = "Its port.")
    Optional<Integer> smtpPort = Optional.empty();

    @Option(names = "--smtp-security", paramLabel = "HOW", description = "Its security: plain, starttls or tls.")
    Optional<String> smtpSecurity = Optional.empty();

    @Option(
            names = "--listen-port",
            paramLabel = "PORT",
            description = "The port to which Postfix brings mail by LMTP.")
    Optional<Integer> listenPort = Optional.empty();

    @Option(names = "--site-port", paramLabel = "PORT", description = "The port of the site on this machine.")
    Optional<Integer> sitePort = Optional.empty();

    @Option(
            names = "--backup-hours",
            paramLabel = "N",
            description = "The hours between two copies of the home; 0 for none (default: 24 in a new home).")
    Optional<Integer> backupHours = Optional.empty();

    @Option(names = "--site-url", paramLabel = "URL", description = "The public address of the site: https://...")
    Optional<String> siteUrl = Optional.empty();

    @Option(names = "--untried", description = "Write the files even if a connection does not work yet.")
    boolean untried;

    /**
     * The password of the mailbox.
     *
     * @throws IllegalArgumentException if its file cannot be read
     */
    Optional<String> password() throws IOException {
        if (passwordFile != null && !Files.isReadable(passwordFile)) {
            throw new IllegalArgumentException("cannot read " + passwordFile);
        }
        return passwordFile == null
                ? Optional.empty()
                : Optional.of(Files.readString(passwordFile).replaceFirst("\\R\\z", ""));
    }
}
