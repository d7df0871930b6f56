package pbem.cli.verb;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import pbem.cli.config.Configuration;
import pbem.cli.config.Environment;
import pbem.cli.home.Home;
import pbem.cli.setup.Given;
import pbem.cli.setup.HomeSetup;
import pbem.cli.setup.Questions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem setup}. */
@Command(
        name = "setup",
        description = "Set up a live server: asks for what it needs, tries each connection, and writes pbem.toml,"
                + " the lines for Postfix and a unit for systemd. It can be run again.",
        footer = {
            "",
            "The ways: gmail, outlook, fastmail, dovecot, imap, postfix-lmtp, postfix-pipe.",
            "It does not ask for what an option gives.",
            "Example: pbem setup postfix-lmtp --address pbem@example.org"
        })
public final class SetupVerb extends HomeVerb {

    @Parameters(index = "0", arity = "0..1", paramLabel = "WAY", description = "The way of mail in and out.")
    private Optional<String> way = Optional.empty();

    @Option(names = "--address", paramLabel = "ADDRESS", description = "The address that players write to.")
    private Optional<String> address = Optional.empty();

    @Option(names = "--name", paramLabel = "NAME", description = "The name that players see as the sender.")
    private Optional<String> name = Optional.empty();

    @Option(names = "--admin", paramLabel = "ADDRESS", description = "Your own address; - for none.")
    private Optional<String> admin = Optional.empty();

    @Option(names = "--user", paramLabel = "USER", description = "The user of the mailbox (default: the address).")
    private Optional<String> user = Optional.empty();

    @Option(
            names = "--password-file",
            paramLabel = "FILE",
            description = "A file with the password of the mailbox. The password is copied into pbem.toml, which its"
                    + " owner alone can read.")
    private Path password;

    @Option(names = "--imap-host", paramLabel = "HOST", description = "The host of the mailbox.")
    private Optional<String> imapHost = Optional.empty();

    @Option(names = "--imap-port", paramLabel = "PORT", description = "Its port.")
    private Optional<Integer> imapPort = Optional.empty();

    @Option(
            names = "--imap-tls",
            arity = "1",
            paramLabel = "true|false",
            description = "Whether the connection to it is encrypted.")
    private Optional<Boolean> imapTls = Optional.empty();

    @Option(names = "--smtp-host", paramLabel = "HOST", description = "The mail server that sends.")
    private Optional<String> smtpHost = Optional.empty();

    @Option(names = "--smtp-port", paramLabel = "PORT", description = "Its port.")
    private Optional<Integer> smtpPort = Optional.empty();

    @Option(names = "--smtp-security", paramLabel = "HOW", description = "Its security: plain, starttls or tls.")
    private Optional<String> smtpSecurity = Optional.empty();

    @Option(
            names = "--listen-port",
            paramLabel = "PORT",
            description = "The port to which Postfix brings mail by LMTP.")
    private Optional<Integer> listenPort = Optional.empty();

    @Option(names = "--site-port", paramLabel = "PORT", description = "The port of the site on this machine.")
    private Optional<Integer> sitePort = Optional.empty();

    @Option(
            names = "--backup-hours",
            paramLabel = "N",
            description = "The hours between two copies of the home; 0 for none (default: 24 in a new home).")
    private Optional<Integer> backupHours = Optional.empty();

    @Option(names = "--site-url", paramLabel = "URL", description = "The public address of the site: https://...")
    private Optional<String> siteUrl = Optional.empty();

    @Option(names = "--batch", description = "Ask nothing. An option that is not given has its default.")
    private boolean batch;

    @Option(names = "--untried", description = "Write the files even if a connection does not work yet.")
    private boolean untried;

    @Option(
            names = "--defaults",
            description = "Ask nothing, and make a home: a pbem.toml with comments, keys and a database.")
    private boolean defaults;

    @Override
    public Integer call() throws Exception {
        if (defaults) {
            make(home());
            return 0;
        }
        Given given = new Given(
                way,
                address,
                name,
                admin,
                user,
                password(),
                imapHost,
                imapPort,
                imapTls,
                smtpHost,
                smtpPort,
                smtpSecurity,
                listenPort,
                sitePort,
                siteUrl,
                backupHours,
                untried);
        try {
            return new HomeSetup(home(), given, new Questions(out(), batch), out()).run() ? 0 : 1;
        } catch (Questions.Unanswered | IllegalArgumentException e) {
            throw new Refused(e.getMessage());
        }
    }

    private void make(Home home) throws Exception {
        Configuration configuration = home.read(Environment.variables());
        if (home.isMade(configuration)) {
            throw new Refused("there is a server in "
                    + (Home.isHere(configuration)
                            ? home.directory().toString()
                            : home.database(configuration).name())
                    + " already");
        }
        home.make(configuration);
        out().println("Made " + home.directory() + ". Next: edit " + home.configuration() + ", then run: pbem serve");
    }

    private Optional<String> password() throws IOException {
        if (password == null) {
            return Optional.empty();
        }
        if (!Files.isReadable(password)) {
            throw new Refused("cannot read " + password);
        }
        return Optional.of(Files.readString(password).replaceFirst("\\R\\z", ""));
    }
}
