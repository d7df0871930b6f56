package pbem.cli.home;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.cli.config.Configuration;
import pbem.cli.config.ConfigurationFile;
import pbem.cli.config.MemberSettings;
import pbem.cli.config.RobotSettings;
import pbem.cli.config.Settings;
import pbem.cli.engine.Containment;
import pbem.cli.engine.EngineLimits;
import pbem.cli.engine.EngineProgram;
import pbem.cli.engine.Engines;
import pbem.cli.metrics.StepTimes;
import pbem.cli.watch.BackupState;
import pbem.cli.watch.TaskFaults;
import pbem.clock.ClockRules;
import pbem.clock.WorkBudget;
import pbem.game.Games;
import pbem.game.Seed;
import pbem.handler.Referee;
import pbem.handler.account.Accounts;
import pbem.handler.account.Closing;
import pbem.handler.account.SignupForm;
import pbem.handler.invitation.FriendPost;
import pbem.handler.invitation.InvitationRules;
import pbem.handler.play.GuestTable;
import pbem.handler.play.ReplyEntrance;
import pbem.help.ClubTexts;
import pbem.mail.delivery.Delivery;
import pbem.mail.delivery.Outbox;
import pbem.mail.intake.Inbox;
import pbem.mail.intake.Intake;
import pbem.mail.intake.RareWarning;
import pbem.mail.intake.Reception;
import pbem.mail.mailbox.Mailbox;
import pbem.mail.reading.RawMail;
import pbem.mail.writing.MailComposer;
import pbem.mail.writing.MailPhrases;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.play.BoardAdministration;
import pbem.play.RestoredBoards;
import pbem.play.tournament.TournamentAdministration;
import pbem.play.tournament.TournamentAdvance;
import pbem.repository.Unavailable;
import pbem.repository.robot.OutsideProgram;
import pbem.request.AddressRules;
import pbem.request.RequestLimits;
import pbem.request.SignupMode;
import pbem.request.SignupRules;
import pbem.request.TalkLimits;
import pbem.request.UnprovenLimits;
import pbem.robot.AnalysisWork;
import pbem.robot.OutsideFault;
import pbem.robot.RobotNames;
import pbem.robot.RobotPlay;
import pbem.robot.RobotRoster;
import pbem.robot.RobotRules;
import pbem.schedule.Scheduler;
import pbem.store.Store;
import pbem.store.engine.Database;
import pbem.token.Tokens;

/** One server, put together from its home; the only class that knows all its parts. */
public final class PbemServer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(PbemServer.class);

    private final Home home;
    private final Configuration configuration;
    private final Clock clock;
    private final Worker worker;
    private final TaskFaults faults;
    private volatile Containment containment = Containment.none();
    private final StepTimes times = new StepTimes();
    private final QuietWork quiet;
    private final GameJars jars;
    private final Games games;
    private final Phrasebook phrases;
    private final Database database;
    private final Store store;
    private final Referee referee;
    private final BoardAdministration administration;
    private final TournamentAdministration tournaments;
    private final Scheduler scheduler;
    private final Accounts accounts;
    private final SignupForm signups;
    private final Tokens tokens;
    private final Seams seams;
    private MailComponents mail;
    private final ClubTexts club;
    private final RobotRules robotRules;
    private final RobotPlay robots;
    private final AnalysisWork analyses;

    private PbemServer(Home home, Configuration configuration, Clock clock, Seams seams) throws IOException {
        this.home = home;
        this.configuration = configuration;
        this.clock = clock;
        this.seams = seams;
        this.faults = new TaskFaults(clock);
        this.quiet = new QuietWork(seams.nanos());
        this.jars = home.games();
        this.games = jars.games();
        this.phrases = MailPhrases.in(Locale.ENGLISH, games);
        this.tokens = tokens(home.keys()); // before anything is opened that would stay open
        this.database = home.database(configuration);
        this.store = Store.open(database, games, Duration.ofSeconds(configuration.get(Settings.DATABASE_PATIENCE)));
        this.worker = Worker.in(home.workers());
        this.robotRules = new RobotRules(
                configuration.get(Settings.ROBOTS),
                configuration.get(Settings.ROBOTS_RATED),
                configuration.get(Settings.ROBOT_BOARDS),
                configuration.get(Settings.ROBOTS_RESIGN),
                configuration.get(Settings.ROBOTS_ANALYSE),
                RobotNames.of(configuration.get(RobotSettings.NAMES)).orElse(RobotNames.STANDARD),
                EngineProgram.told(engines(configuration)));
        this.analyses = new AnalysisWork(store, outsidePrograms(), clock);
        this.robots = new RobotPlay(store, robotRules, outsidePrograms(), clock);
        ClockRules time = new ClockRules(configuration.get(Settings.VACATION_DAYS));
        this.club = AdminTexts.all(home, games);
        AddressRules addresses = new AddressRules(
                FormerAddresses.andPresent(configuration), configuration.get(Settings.LOCAL_ADDRESSES));
        SignupRules signup = new SignupRules(signup(configuration), configuration.get(MemberSettings.APPLICANTS), club);
        this.referee = new Referee(
                games,
                PbemServer::newSeed,
                rules(configuration),
                time,
                invitations(configuration, robotRules),
                addresses,
                signup);
        this.signups = new SignupForm(store, games, addresses, signup, rules(configuration));
        this.scheduler = new Scheduler(store, time, new TournamentAdvance(games, PbemServer::newSeed), Closing::end);
        this.administration = new BoardAdministration(PbemServer::newSeed);
        this.tournaments = new TournamentAdministration(games, PbemServer::newSeed);
        this.accounts = new Accounts(games, addresses);
        takeOver();
    }

    /**
     * Opens the server of a home.
     *
     * @param environment variables by name, which override the configuration
     */
    public static PbemServer open(Home home, Map<String, String> environment)
            throws IOException, ConfigurationFile.Invalid, Home.NoHome {
        return open(home, home.read(environment));
    }

    /** Opens a home with the given settings instead of those of its file. */
    public static PbemServer open(Home home, Configuration configuration) throws IOException, Home.NoHome {
        return open(home, configuration, new MeasuredClock(Clock.systemUTC(), System::nanoTime));
    }

    /** Opens a home with another clock, as is useful for an old home. */
    public static PbemServer open(Home home, Configuration configuration, Clock clock) throws IOException, Home.NoHome {
        return open(home, configuration, clock, Seams.NOTHING);
    }

    static PbemServer open(Home home, Configuration configuration, Clock clock, Seams seams)
            throws IOException, Home.NoHome {
        home.check(configuration);
        return new PbemServer(home, configuration, clock, seams);
    }

    private static Tokens tokens(Path keys) throws IOException {
        try {
            return new Tokens(KeyFile.read(keys));
        } catch (NoSuchFileException e) {
            throw new IOException(
                    "there is no " + keys + "; restore it from a backup, or make new keys: pbem keys new", e);
        } catch (IllegalArgumentException e) {
            throw new IOException(keys + " is damaged; restore it from a backup, or make new keys: pbem keys new", e);
        }
    }

    /**
     * Shows other workers that this one lives. Empty if the database is in the home, since all workers are on this
     * machine then.
     *
     * @throws IOException if another worker has other settings
     */
    Optional<Presence> appear(Set<Role> roles) throws IOException {
        return Home.isHere(configuration)
                ? Optional.empty()
                : Optional.of(Presence.start(
                        store,
                        clock,
                        worker.name(),
                        roles,
                        CommonSettings.of(configuration, home.keys(), jars.fingerprint())));
    }

    /** The parts that handle mail. They are made when first needed, since most verbs need none of them. */
    private synchronized MailComponents mail() {
        if (mail == null) {
            mail = MailComponents.of(this, seams.timed(times));
        }
        return mail;
    }

    /** Releases the claims of a worker that is gone. */
    void release(String gone) {
        quiet.end();
        mail().inbox().release(gone);
        mail().outbox().release(gone);
        store.perform(tx -> {
            tx.robots().release(gone);
            tx.analyses().release(gone);
            tx.workers().forget(gone);
        });
    }

    /**
     * Releases the claims of killed processes, so that their work goes on at once. For any thread.
     */
    void takeOver() {
        try {
            worker.releaseDead(this::release);
        } catch (Unavailable e) {
            RareWarning.OF_THE_DATABASE.say("the work claimed by a stopped process waits: {}", e.getMessage());
        }
    }

    /**
     * Retries the mails that were set aside because the server died with them, once an hour without a death.
     */
    void retryAfterDeaths() {
        if (quiet.isAnotherHour()) {
            int mails = mail().inbox().retryAfterDeaths() + mail().outbox().retryAfterDeaths();
            if (mails > 0) {
                LOG.info("{} mails with which the server stopped earlier are tried again", mails);
            }
        }
    }

    /**
     * Why this server must end: its files have changed under it, so its work is lost or soon will be.
     *
     * @return empty if all is well
     */
    Optional<String> lost() {
        try {
            home.check(configuration);
        } catch (Home.NoHome e) {
            return Optional.of(e.getMessage());
        }
        return store.isInPlace()
                ? Optional.empty()
                : Optional.of(database.name() + " was replaced by another file while the server ran");
    }

    /** After a restore, tells the players once how their boards are now. To be called before acting on mail. */
    public void tellOfRestore() throws IOException {
        if (Files.exists(home.restored())) {
            int mails = store.change(tx -> RestoredBoards.tell(tx, clock.instant()));
            Files.delete(home.restored());
            LOG.info("the home was restored from a backup, and {} mails say so to the players", mails);
        }
    }

    /** Collects how long each step takes. */
    StepTimes times() {
        return times;
    }

    Home home() {
        return home;
    }

    /** Collects the errors that broke threads of this process. */
    TaskFaults faults() {
        return faults;
    }

    public Configuration configuration() {
        return configuration;
    }

    public Clock clock() {
        return clock;
    }

    /** Lets the clock go on from the time when the server was last up. To be called before anything is stored. */
    public void goOnFromLastTime() {
        if (clock instanceof MeasuredClock measured) {
            store.read(tx -> tx.outages().lastBeat()).ifPresent(measured::goOnFrom);
        }
    }

    /** How far off the machine's clock is; empty while it is believed. */
    public Optional<Duration> clockDoubt() {
        return clock instanceof MeasuredClock measured ? measured.doubt() : Optional.empty();
    }

    public Games games() {
        return games;
    }

    /** The jars of games, used or not. */
    public List<GameJars.Jar> gameJars() {
        return jars.jars();
    }

    public Path gameDirectory() {
        return home.gameDirectory();
    }

    /** The names of games that are missing here although boards under way need them. */
    public List<String> missingGames() {
        return store.read(tx -> tx.outages().missingGames());
    }

    /** Logs which jars are used, and which are not. */
    void tellOfGames() {
        for (GameJars.Jar jar : jars.jars()) {
            jar.unused()
                    .ifPresentOrElse(
                            LOG::warn,
                            () -> LOG.info("{} is used, SHA-256 {}: {}", jar.file(), jar.digest(), jar.games()));
        }
        for (String game : missingGames()) {
            LOG.warn("boards wait for the game {}, which is missing; no clock runs there", game);
        }
    }

    public Phrasebook phrases() {
        return phrases;
    }

    public String say(Phrase phrase) {
        return phrases.say(phrase);
    }

    public Database database() {
        return database;
    }

    public Store store() {
        return store;
    }

    public Tokens tokens() {
        return tokens;
    }

    public Referee referee() {
        return referee;
    }

    /** Gives a new secret seed for every board. */
    public Supplier<Seed> seeds() {
        return PbemServer::newSeed;
    }

    public TournamentAdministration tournaments() {
        return tournaments;
    }

    /** What the admin has decided about robots. */
    public RobotRules robotRules() {
        return robotRules;
    }

    public BoardAdministration administration() {
        return administration;
    }

    /** The outside programs by name; empty if robots are off. */
    Map<String, OutsideProgram> programsOfOthers() {
        return robotRules.on() ? robotRules.outside() : Map.of();
    }

    public RobotPlay robots() {
        return robots;
    }

    public AnalysisWork analyses() {
        return analyses;
    }

    /**
     * Makes the missing robots, if robots are on. Shows whether outside programs are contained.
     */
    public void prepareRobots() {
        if (robotRules.on()) {
            store.perform(tx -> RobotRoster.prepare(tx, robotRules, clock.instant()));
        }
        if (!engines(configuration).isEmpty()) {
            showContainment();
        }
    }

    private void showContainment() {
        if (enginesContainment().bubblewrap().isPresent()) {
            worker.show(Worker.Sign.CONTAINED_ENGINES);
        } else {
            worker.show(Worker.Sign.FREE_ENGINES);
            LOG.warn(
                    "programs of [engines] can read what this server can: no bwrap works here; see docs/engine-protocol.md");
        }
    }

    String worker() {
        return worker.name();
    }

    /** Composes mails, and shows what they would say. */
    public MailComposer composer() {
        return mail().outbox().composer();
    }

    public Scheduler scheduler() {
        return scheduler;
    }

    public Accounts accounts() {
        return accounts;
    }

    /** The form by which people sign up on the site. */
    SignupForm signups() {
        return signups;
    }

    /** The table at which people without an account play on the site; empty if no robot of ours plays. */
    Optional<GuestTable> guests() {
        return Optional.of(robotRules)
                .filter(RobotRules::on)
                .flatMap(rules -> rules.names().all().stream().findFirst())
                .map(robot -> new GuestTable(games, tokens, robot, store, WorkBudget.PROCESSOR_TIME));
    }

    /** The admin's own texts. */
    ClubTexts club() {
        return club;
    }

    public Inbox inbox() {
        return mail().inbox();
    }

    /** Takes replies that are written on the site. */
    public ReplyEntrance page() {
        return mail().page();
    }

    /** @param acted called whenever a reply that was written on the site was acted on; must return soon */
    void onPageReply(Runnable acted) {
        mail().page().onActed(acted);
    }

    /**
     * Whether mails are acted on as they come in. They are only stored if the database takes several writers at once,
     * which would conflict, and for a day after a death, since a mail that kills the process must leave a trace.
     */
    boolean actsAtOnce() {
        return store.writersAtOnce() == 1 && !quiet.hasDeathOfLate();
    }

    Reception reception() {
        return mail().reception();
    }

    public Intake intake() {
        return mail().intake();
    }

    public Outbox outbox() {
        return mail().outbox();
    }

    public Delivery delivery() {
        return mail().delivery();
    }

    /** Why no access token can be got for the mail servers that need one; empty if one can, or if none is needed. */
    public Optional<String> tokenTrouble() {
        return mail().accounts().tokenTrouble();
    }

    MailAccounts mailAccounts() {
        return mail().accounts();
    }

    /** How many mails were pruned: of those that came in, and of those that went out. */
    public record Pruned(int received, int sent) {}

    /** Reduces old mails to the facts that are kept for ever, as the configuration says. */
    public Pruned prune() {
        Instant now = clock.instant();
        int received = mail().inbox().prune(now.minus(Duration.ofDays(configuration.get(Settings.RAW_DAYS))));
        int sent = mail().outbox().prune(now.minus(Duration.ofDays(configuration.get(Settings.SENT_DAYS))));
        store.perform(tx -> {
            tx.rates().forget(now.minus(Duration.ofDays(2)));
            FriendPost.forget(tx, now);
        });
        return new Pruned(received, sent);
    }

    /** The state of the scheduled backups; empty if none are scheduled. */
    public Optional<BackupState> backupState() {
        return ScheduledBackups.of(this).map(ScheduledBackups::state);
    }

    /** The directory of the scheduled backups. */
    public Path backupDirectory() {
        return ScheduledBackups.directory(home, configuration);
    }

    /** A sub-address of the server, as for replies. */
    public String subAddress() {
        return configuration.get(Settings.ADDRESS).replaceFirst("@", "+trial@");
    }

    /** Why the mail server that sends would refuse mail to {@link #subAddress}; empty if it would take it. */
    public Optional<String> replyTrouble() {
        String from = configuration.get(Settings.RETURN_ADDRESS_PER_MAIL)
                ? subAddress()
                : configuration.get(Settings.ADDRESS);
        return delivery().refusal(from, subAddress());
    }

    /** Whether mail is fetched from a mailbox, rather than brought. */
    public boolean fetches() {
        return MailSource.fetches(configuration);
    }

    /** What {@link #prune} would cut down now. */
    public Pruned toPrune() {
        Instant now = clock.instant();
        Instant received = now.minus(Duration.ofDays(configuration.get(Settings.RAW_DAYS)));
        Instant sent = now.minus(Duration.ofDays(configuration.get(Settings.SENT_DAYS)));
        return store.read(tx -> new Pruned(
                tx.inboundMails().uncut(received, Integer.MAX_VALUE).size(),
                tx.outboundMails().settledBytes(sent)));
    }

    /** A new connection to the configured mailbox, if mail is fetched from one. */
    public Optional<Mailbox> mailbox() {
        return mailbox(mail().inbox()::receive);
    }

    /** @param arrivals takes in the mails that are fetched */
    Optional<Mailbox> mailbox(Consumer<List<RawMail>> arrivals) {
        return MailSource.mailbox(configuration, mail().accounts(), arrivals);
    }

    /** Shows other processes that this one acts on the mails that they store. */
    void showServing() {
        worker.show(Worker.Sign.SERVING);
    }

    @Override
    public void close() {
        store.close();
        worker.close();
    }

    private static RequestLimits rules(Configuration configuration) {
        return new RequestLimits(
                configuration.get(Settings.ANSWERS_PER_HOUR),
                new UnprovenLimits(
                        configuration.get(Settings.UNPROVEN_ANSWERS_PER_HOUR),
                        configuration.get(Settings.UNPROVEN_LINES_PER_MAIL),
                        configuration.get(MemberSettings.UNPROVEN_ANSWERS_PER_HOUR_IN_ALL),
                        configuration.get(MemberSettings.UNPROVEN_KILOBYTES_PER_HOUR_IN_ALL),
                        configuration.get(MemberSettings.UNPROVEN_KILOBYTES_WAITING)),
                configuration.get(Settings.QUESTIONS_PER_DAY),
                configuration.get(Settings.MAILS_PER_DAY),
                configuration.get(Settings.LINES_PER_MAIL),
                configuration.get(Settings.OPEN_BOARDS),
                configuration.get(Settings.PASSWORDS),
                configuration.get(Settings.PASSWORD_TRIES),
                new TalkLimits(
                        configuration.get(Settings.WORDS_PER_HOUR),
                        configuration.get(Settings.WORDS_TO_ONE_PER_HOUR),
                        configuration.get(Settings.READERS_PER_HOUR),
                        configuration.get(Settings.CHALLENGES_PER_DAY),
                        configuration.get(Settings.CHALLENGES_TO_ONE_PER_DAY),
                        configuration.get(Settings.FEEDBACK_PER_DAY),
                        configuration.get(Settings.WATCHING_PER_DAY)));
    }

    private static List<EngineProgram> engines(Configuration configuration) {
        return EngineProgram.read(configuration.get(RobotSettings.PROGRAMS)).orElse(List.of());
    }

    private static EngineLimits limits(Configuration configuration) {
        return new EngineLimits(
                Duration.ofSeconds(configuration.get(RobotSettings.START_SECONDS)),
                Duration.ofSeconds(configuration.get(RobotSettings.MOVE_SECONDS)),
                configuration.get(RobotSettings.MEMORY),
                configuration.get(RobotSettings.NODES));
    }

    /** Starts each outside program, and gives its name to {@code ready} or {@code faulty} with the outcome. */
    public void tryEngines(BiConsumer<String, String> ready, BiConsumer<String, OutsideFault> faulty) {
        Engines engines = outsidePrograms();
        for (EngineProgram program : engines(configuration)) {
            try {
                ready.accept(program.name(), engines.tried(program));
            } catch (OutsideFault e) {
                faulty.accept(program.name(), e);
            }
        }
    }

    private Engines outsidePrograms() {
        return new Engines(engines(configuration), limits(configuration), this::enginesContainment);
    }

    /**
     * The containment of outside programs, kept once it has worked, even if a later trial fails.
     */
    private Containment enginesContainment() {
        if (containment.bubblewrap().isEmpty()) {
            containment = Containment.of(home.directory());
        }
        return containment;
    }

    /**
     * Whether there are outside programs that can read all files that this server can read. A service may have other
     * rights than a shell, so the finding of a running service counts. If no service runs, this process finds out
     * itself.
     */
    public boolean hasFreeEngines() {
        if (engines(configuration).isEmpty()) {
            return false;
        }
        if (Worker.anyShowing(home.workers(), Worker.Sign.FREE_ENGINES)) {
            return true;
        }
        return !Worker.anyShowing(home.workers(), Worker.Sign.CONTAINED_ENGINES)
                && enginesContainment().bubblewrap().isEmpty();
    }

    private static InvitationRules invitations(Configuration configuration, RobotRules robots) {
        return new InvitationRules(
                Duration.ofDays(configuration.get(Settings.CHALLENGE_DAYS)),
                InvitationRules.STANDARD.mostOpen(),
                robots);
    }

    private static SignupMode signup(Configuration configuration) {
        return SignupMode.valueOf(configuration.get(Settings.SIGNUP).toUpperCase(Locale.ROOT));
    }

    private static Seed newSeed() {
        byte[] bytes = new byte[Seed.BYTES];
        new SecureRandom().nextBytes(bytes);
        return Seed.of(bytes);
    }
}
