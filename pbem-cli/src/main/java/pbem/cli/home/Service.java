package pbem.cli.home;

import java.io.IOException;
import java.net.InetAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.cli.admin.ProcessView;
import pbem.cli.admin.ServerView;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;
import pbem.cli.config.SiteSettings;
import pbem.cli.config.WatchSettings;
import pbem.cli.metrics.Metrics;
import pbem.cli.metrics.MetricsListener;
import pbem.cli.metrics.TimedStep;
import pbem.cli.watch.Watch;
import pbem.clock.WorkBudget;
import pbem.handler.invitation.Invitations;
import pbem.handler.play.BoardsDesk;
import pbem.handler.play.PlayDesk;
import pbem.handler.talk.SubscriptionLinks;
import pbem.mail.delivery.Delivery;
import pbem.mail.intake.RareWarning;
import pbem.mail.reading.RawMail;
import pbem.query.Queries;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;
import pbem.web.CannotListen;
import pbem.web.Site;
import pbem.web.SiteActs;
import pbem.web.SiteConfig;
import pbem.web.SiteExtension;
import pbem.web.admin.AdminAccess;
import pbem.web.admin.AdminPages;

/**
 * A worker of a running server, with some of the {@link Role}s or all of them, until closed. Closing waits until the
 * current mail is finished.
 */
public final class Service implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Service.class);
    private static final Duration KEEPING = Duration.ofDays(1);
    /** How often the clock runs. A minute is precise enough where days are counted. */
    private static final Duration TICK = Duration.ofMinutes(1);
    /**
     * How often to look for processes that were killed: sooner than a lease ends, and as cheap as listing a directory.
     */
    private static final Duration TAKE_OVER = Duration.ofSeconds(5);
    /** How often to look for turns of robots. The player who moved may be waiting for the answer. */
    private static final Duration ROBOTS = Duration.ofSeconds(2);
    /** How often to look for mails that another process stored. Their senders wait for the answer. */
    private static final Duration INBOX = Duration.ofSeconds(1);

    /** How often to end expired invitations. They last for days, so minutes do not matter. */
    private static final Duration SWEEP = Duration.ofMinutes(10);

    /** How often to look for trouble. The admin need not know sooner, and a look is cheap. */
    private static final Duration WATCH = Duration.ofSeconds(30);
    /**
     * How often to look whether a backup is due. They are hours apart, and a look at the names of the copies is cheap.
     */
    private static final Duration BACKUPS = Duration.ofMinutes(5);

    /**
     * How often to look for push notices. Some seconds of delay do not matter, and a look is one query to the database.
     */
    private static final Duration PUSH = Duration.ofSeconds(10);

    private static final Runnable NOTHING = () -> {};

    private final PbemServer server;
    private final List<SiteExtension> pages;
    private final Set<Role> roles;
    private final Optional<Presence> presence;
    private final Optional<ScheduledBackups> backups;
    private final List<Runnable> parts = new ArrayList<>();
    private final List<String> banner = new ArrayList<>();
    private Optional<Site> site = Optional.empty();
    private volatile boolean failed;

    /**
     * Whether the worker has said that it is ready. Before that it begins no mail, so that no mail is blamed if it
     * dies.
     */
    private volatile boolean ready;

    private final CountDownLatch stop = new CountDownLatch(1);

    private Service(PbemServer server, Set<Role> roles, List<SiteExtension> pages) throws IOException {
        this.server = server;
        this.roles = roles;
        this.pages = pages;
        this.presence = server.appear(roles);
        this.backups = roles.contains(Role.CLOCK) ? ScheduledBackups.of(server) : Optional.empty();
    }

    /**
     * Starts a worker with some roles.
     *
     * @param says takes the lines for the admin at the start; no mail is begun before that
     * @throws IOException if it cannot listen where the configuration says
     */
    public static Service start(PbemServer server, Set<Role> roles, Consumer<List<String>> says) throws IOException {
        Configuration configuration = server.configuration();
        return start(
                server,
                roles,
                Duration.ofSeconds(configuration.get(Settings.POLL_SECONDS)),
                Duration.ofSeconds(configuration.get(Settings.SEND_SECONDS)),
                List.of(),
                says);
    }

    /**
     * Starts a worker with every role.
     *
     * @param poll pause between two looks at the mailbox
     * @param send pause between two looks at the outbox
     * @param pages pages that the site shows beside its own
     * @throws IOException if it cannot listen where the configuration says
     */
    public static Service start(PbemServer server, Duration poll, Duration send, List<SiteExtension> pages)
            throws IOException {
        return start(server, Role.all(), poll, send, pages, banner -> {});
    }

    private static Service start(
            PbemServer server,
            Set<Role> roles,
            Duration poll,
            Duration send,
            List<SiteExtension> pages,
            Consumer<List<String>> says)
            throws IOException {
        server.goOnFromLastTime();
        server.tellOfGames();
        Service service = new Service(server, roles, pages);
        Runnable begin;
        try {
            begin = service.startParts(poll, send);
        } catch (IOException | RuntimeException | Error e) { // otherwise what runs already would keep the process alive
            service.close();
            throw e;
        }
        service.startTasks();
        says.accept(service.banner());
        service.ready = true;
        begin.run();
        if (roles.contains(Role.ACT)) {
            server.showServing();
        }
        return service;
    }

    /** @return begins the work that waits */
    private Runnable startParts(Duration poll, Duration send) throws IOException {
        presence.ifPresent(present -> parts.add(present::close));
        Configuration configuration = server.configuration();
        if (roles.contains(Role.SITE) && configuration.get(SiteSettings.ENABLED)) {
            Site started = startSite();
            parts.add(started::close);
            site = Optional.of(started);
            banner.add("Site: http://" + configuration.get(SiteSettings.HOST) + ":" + started.port() + "/");
        }
        if (roles.contains(Role.ACT)) {
            server.tellOfRestore();
        }
        server.prepareRobots();
        measure();
        return startMail(poll, send);
    }

    private void startTasks() {
        add("takeover", TAKE_OVER, () -> {
            endIfLost();
            server.takeOver();
            server.retryAfterDeaths();
            presence.ifPresent(present -> present.lookAfterOthers(server::release));
        });
        if (roles.contains(Role.CLOCK)) {
            add("keeping", KEEPING, server::prune);
            add(
                    "invitations",
                    SWEEP,
                    () -> server.store()
                            .change(tx -> Invitations.expire(tx, server.clock().instant())));
        }
        if (!roles.equals(Role.all())) {
            banner.add("Roles: " + Role.words(roles));
        }
        banner.add("Address: " + server.configuration().get(Settings.ADDRESS));
    }

    private void measure() throws IOException {
        Configuration configuration = server.configuration();
        if (configuration.get(WatchSettings.METRICS)) {
            MetricsListener listener = MetricsListener.start(
                    configuration.get(WatchSettings.METRICS_HOST),
                    configuration.get(WatchSettings.METRICS_PORT),
                    Metrics.of(
                            server.store(),
                            server.clock(),
                            server.home().directory(),
                            server.times(),
                            server.faults(),
                            site));
            parts.add(listener::close);
            banner.add("Metrics: http://" + configuration.get(WatchSettings.METRICS_HOST) + ":" + listener.port()
                    + "/metrics");
        }
    }

    private void endIfLost() {
        server.lost().ifPresent(why -> {
            LOG.error("the server ends: {}", why);
            failed = true;
            requestStop();
        });
    }

    /** Whether it ended by itself because it could not go on. */
    public boolean hasFailed() {
        return failed;
    }

    /** Starts a task that is repeated until the worker is closed. */
    private RepeatingTask add(String name, Duration pause, Runnable work) {
        RepeatingTask task = RepeatingTask.start(server.faults(), name, pause, work);
        parts.add(task::stop);
        return task;
    }

    /**
     * Starts the parts that handle mail. They wake each other at once; other workers find the work when they look.
     *
     * @return begins the work that waits
     */
    private Runnable startMail(Duration poll, Duration send) throws IOException {
        parts.add(server.delivery()::end);
        Runnable toSend =
                roles.contains(Role.DELIVERY) ? add("outbox", send, () -> deliver(server.delivery()))::nudge : NOTHING;
        server.onPageReply(toSend);
        if (roles.contains(Role.DELIVERY)) {
            PushComponents.of(server).post().ifPresent(post -> add("push", PUSH, () -> post.round(this::isAtWork)));
        }
        Runnable toAct =
                roles.contains(Role.ACT) ? add("inbox", shorter(send, INBOX), () -> act(toSend))::nudge : NOTHING;
        MailboxReach reach = new MailboxReach(server.store(), server.clock());
        if (roles.contains(Role.CLOCK)) {
            SchedulerTask clock = server.fetches()
                    ? SchedulerTask.fetching(server, reach, this::goesOn)
                    : SchedulerTask.of(server, this::goesOn);
            add("clock", TICK, clock::round);
        }
        watch();
        if (roles.contains(Role.ROBOTS)) {
            startRobots(toSend);
        }
        if (roles.contains(Role.INTAKE)) {
            MailSource source = MailSource.start(server, poll, mails -> receive(mails, toAct, toSend), reach::note);
            parts.add(source::close);
            source.banner().ifPresent(banner::add);
        }
        return () -> {
            toAct.run();
            toSend.run();
        };
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    private void receive(List<RawMail> mails, Runnable toAct, Runnable toSend) {
        if (!roles.contains(Role.ACT) || !isAtWork() || !server.actsAtOnce()) {
            server.inbox().receive(mails);
            toAct.run();
            return;
        }
        long began = System.nanoTime();
        int done = server.reception().receive(mails);
        server.times().noteEach(TimedStep.ACT, done, began);
        toSend.run();
        if (done < mails.size()) {
            toAct.run();
        }
    }

    private void act(Runnable toSend) {
        long began = System.nanoTime();
        int done = server.intake().work(this::isAtWork, toSend);
        server.times().noteEach(TimedStep.ACT, done, began);
    }

    private void watch() {
        backups.ifPresent(copies -> add("backup", BACKUPS, () -> copies.round(server.times())));
        Watch watch = Watching.of(server, roles, () -> backups.map(ScheduledBackups::state));
        add("watch", WATCH, watch::round);
    }

    /** Starts the robots. Each thinks on a thread of its own, so that no mail ever waits for one. */
    private void startRobots(Runnable toSend) {
        int threads = server.configuration()
                .get(Settings.ROBOT_THREADS); // robots finish what they began, even if they are off now
        for (int thread = 1; thread <= threads; thread++) {
            RobotTask task = new RobotTask(server, () -> !goesOn(), toSend);
            add("robots-" + thread, ROBOTS, task::round);
        }
    }

    /** Delivers mails. Fails if the mail server cannot be reached, so that it is tried ever more rarely. */
    private void deliver(Delivery delivery) {
        delivery.work(() -> isAtWork() && presence.map(Presence::isKnown).orElse(true));
        delivery.away().ifPresent(why -> {
            throw new IllegalStateException("the mail server cannot be reached: " + why);
        });
    }

    private Site startSite() throws IOException {
        Transactions transactions = server.store();
        List<SiteExtension> all = new ArrayList<>(pages);
        all.add(new TimedPages(server.times()));
        Readiness readiness = new Readiness(
                transactions,
                server.home(),
                server.clock(),
                server.fetches(),
                () -> backups.map(ScheduledBackups::state));
        all.add(new ReadinessPage(readiness));
        adminPages(readiness).ifPresent(all::add);
        try {
            return Site.start(
                    siteConfig(),
                    Queries.of(transactions, server.games(), server.programsOfOthers()),
                    new SiteActs(
                            new SubscriptionLinks(transactions, server.tokens()),
                            new PlayDesk(transactions, server.tokens(), WorkBudget.PROCESSOR_TIME),
                            new BoardsDesk(transactions, server.tokens(), server.games()),
                            server.page(),
                            server.guests(),
                            server.signups(),
                            PushComponents.of(server).offer()),
                    server.games(),
                    server.clock(),
                    all,
                    Service::isAway);
        } catch (CannotListen e) {
            throw new IOException(
                    "the site cannot listen on " + e.getMessage() + ": another program has the port; see [site]", e);
        }
    }

    private Optional<SiteExtension> adminPages(Readiness readiness) {
        Configuration configuration = server.configuration();
        String who = configuration.get(SiteSettings.ADMIN);
        if (who.equals("off")) {
            return Optional.empty();
        }
        String url = configuration.get(SiteSettings.URL);
        ProcessView process = new ProcessView(
                server.worker(),
                Role.words(roles),
                server.clock().instant(),
                () -> readiness.report().json(),
                () -> backups.map(ScheduledBackups::state));
        return Optional.of(new AdminPages(
                new ServerView(server.store(), server.inbox(), server.outbox(), server::say, process, server.clock()),
                new AdminAccess(
                        who.equals("here") && url.isEmpty(),
                        new AdminTokenFile(server.home())::hash,
                        url.startsWith("https:")),
                server.clock()));
    }

    /** Whether the site could not show a page because the database is away. */
    private static boolean isAway(Exception fault) {
        if (fault instanceof Unavailable) {
            RareWarning.OF_THE_DATABASE.say("the site shows no pages: {}", fault.getMessage());
            return true;
        }
        return false;
    }

    private SiteConfig siteConfig() throws IOException {
        Configuration configuration = server.configuration();
        Set<InetAddress> proxies = new HashSet<>();
        for (String machine : configuration.get(SiteSettings.PROXIES).split("\\s+")) {
            if (!machine.isEmpty()) {
                proxies.add(InetAddress.getByName(machine)); // an IP address, so no name server is asked
            }
        }
        return new SiteConfig(
                configuration.get(SiteSettings.HOST),
                configuration.get(SiteSettings.PORT),
                configuration.get(Settings.NAME),
                configuration.get(Settings.ADDRESS),
                Optional.of(configuration.get(SiteSettings.URL)).filter(url -> !url.isEmpty()),
                proxies,
                server.club());
    }

    /** The lines for the admin at the start. */
    public List<String> banner() {
        return List.copyOf(banner);
    }

    /** Waits until {@link #requestStop} is called. */
    public void awaitStop() throws InterruptedException {
        stop.await();
    }

    /** Ends {@link #awaitStop}, and lets no other mail be begun. May be called from any thread. */
    public void requestStop() {
        stop.countDown();
    }

    private boolean isAtWork() {
        return ready && goesOn();
    }

    private boolean goesOn() {
        return stop.getCount() > 0;
    }

    @Override
    public void close() {
        requestStop(); // stops all parts at once, though each is waited for in turn
        for (int i = parts.size() - 1; i >= 0; i--) {
            parts.get(i).run();
        }
    }
}
