package pbem.cli.home;

import java.io.IOException;
import java.net.URI;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import pbem.cli.config.Configuration;
import pbem.cli.config.ConfigurationFile;
import pbem.cli.config.Settings;
import pbem.game.Games;
import pbem.game.Seed;
import pbem.games.Catalogue;
import pbem.mail.delivery.Delivery;
import pbem.mail.delivery.NoticeScribe;
import pbem.mail.delivery.Outbox;
import pbem.mail.delivery.SmtpSettings;
import pbem.mail.intake.Clerk;
import pbem.mail.intake.ImapMailbox;
import pbem.mail.intake.Inbox;
import pbem.mail.intake.Intake;
import pbem.mail.intake.Introductions;
import pbem.mail.intake.MailboxSettings;
import pbem.mail.reading.MailReader;
import pbem.mail.reading.OwnMarks;
import pbem.mail.reading.ReaderLimits;
import pbem.mail.writing.MailIdentity;
import pbem.mail.writing.MailPhrases;
import pbem.mail.writing.MailWriter;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.play.Accounts;
import pbem.play.Arbiter;
import pbem.play.InvitationRules;
import pbem.play.Referee;
import pbem.store.Store;
import pbem.token.Tokens;

/** One server, put together from its home: the only place that knows how the rooms fit. */
public final class House implements AutoCloseable {

    private static final Duration MAIL_TIMEOUT = Duration.ofSeconds(30);

    private final Configuration configuration;
    private final Clock clock;
    private final Games games;
    private final Phrasebook phrases;
    private final Store store;
    private final Referee referee;
    private final Arbiter arbiter;
    private final Accounts accounts;
    private final Inbox inbox;
    private final Intake intake;
    private final Outbox outbox;
    private final Delivery delivery;

    private House(Home home, Configuration configuration, Clock clock) throws IOException {
        this.configuration = configuration;
        this.clock = clock;
        this.games = Catalogue.games();
        this.phrases = MailPhrases.in(Locale.ENGLISH, games);
        Tokens tokens = new Tokens(KeyFile.read(home.keys()));
        this.store = Store.open(home.database(), games);
        this.referee = new Referee(games, House::newSeed, invitations(configuration));
        this.arbiter = new Arbiter(House::newSeed);
        this.accounts = new Accounts(games);
        this.inbox = new Inbox(store, clock);
        MailReader reader = new MailReader(
                ReaderLimits.standard().withRawBytes(configuration.get(Settings.LARGEST)),
                new OwnMarks(List.of(configuration.get(Settings.ADDRESS)), MailWriter.ID_HEADER));
        this.intake = new Intake(inbox, new Clerk(store, reader, referee, new Introductions(tokens), phrases));
        this.outbox = new Outbox(store, new NoticeScribe(store, identity(configuration), tokens, games), clock);
        this.delivery = new Delivery(outbox, smtp(configuration));
    }

    /**
     * Opens the server of a home.
     *
     * @param environment variables by name, which override the configuration
     */
    public static House open(Home home, Map<String, String> environment)
            throws IOException, ConfigurationFile.Invalid, Home.NoHome {
        home.check();
        return new House(home, home.read(environment), Clock.systemUTC());
    }

    /** Opens a home with settings of its own instead of those of its file. */
    public static House open(Home home, Configuration configuration) throws IOException, Home.NoHome {
        home.check();
        return new House(home, configuration, Clock.systemUTC());
    }

    public Configuration configuration() {
        return configuration;
    }

    public Clock clock() {
        return clock;
    }

    public Games games() {
        return games;
    }

    public Phrasebook phrases() {
        return phrases;
    }

    public String say(Phrase phrase) {
        return phrases.say(phrase);
    }

    public Store store() {
        return store;
    }

    public Referee referee() {
        return referee;
    }

    public Arbiter arbiter() {
        return arbiter;
    }

    public Accounts accounts() {
        return accounts;
    }

    public Inbox inbox() {
        return inbox;
    }

    public Intake intake() {
        return intake;
    }

    public Outbox outbox() {
        return outbox;
    }

    public Delivery delivery() {
        return delivery;
    }

    /** A connection of its own to the mailbox that is configured. */
    public ImapMailbox mailbox() {
        return new ImapMailbox(
                new MailboxSettings(
                        configuration.get(Settings.IMAP_HOST),
                        configuration.get(Settings.IMAP_PORT),
                        configuration.get(Settings.IMAP_TLS),
                        configuration.get(Settings.IMAP_USER),
                        configuration.get(Settings.IMAP_PASSWORD),
                        configuration.get(Settings.IMAP_FOLDER),
                        configuration.get(Settings.IMAP_PROCESSED),
                        configuration.get(Settings.LARGEST),
                        MAIL_TIMEOUT),
                inbox);
    }

    @Override
    public void close() {
        store.close();
    }

    private static MailIdentity identity(Configuration configuration) {
        String address = configuration.get(Settings.ADDRESS);
        return new MailIdentity(
                configuration.get(Settings.NAME),
                address,
                address.substring(address.indexOf('@') + 1),
                Optional.of(configuration.get(Settings.SITE_URL))
                        .filter(url -> !url.isEmpty())
                        .map(URI::create));
    }

    private static InvitationRules invitations(Configuration configuration) {
        return new InvitationRules(
                Duration.ofDays(configuration.get(Settings.CHALLENGE_DAYS)), InvitationRules.STANDARD.mostOpen());
    }

    private static SmtpSettings smtp(Configuration configuration) {
        return new SmtpSettings(
                configuration.get(Settings.SMTP_HOST),
                configuration.get(Settings.SMTP_PORT),
                SmtpSettings.Security.valueOf(
                        configuration.get(Settings.SMTP_SECURITY).toUpperCase(Locale.ROOT)),
                configuration.get(Settings.SMTP_USER),
                configuration.get(Settings.SMTP_PASSWORD),
                MAIL_TIMEOUT);
    }

    private static Seed newSeed() {
        byte[] bytes = new byte[Seed.BYTES];
        new SecureRandom().nextBytes(bytes);
        return Seed.of(bytes);
    }
}
