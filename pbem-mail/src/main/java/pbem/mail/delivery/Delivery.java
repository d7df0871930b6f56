package pbem.mail.delivery;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.mail.login.ConnectionTrouble;
import pbem.mail.writing.OutgoingMail;
import pbem.repository.Claim;
import pbem.repository.Unavailable;

/**
 * Sends what is due in the outbox, the oldest first, over a few connections; the mails of one board go by one of them, in
 * order. Nothing is sent inside a transaction: a crash between sending and noting it sends the same mail, with the same
 * bytes and Message-ID, once more, and no more than {@value DeliveryLane#TOGETHER} mails for each connection.
 */
public final class Delivery {

    private static final Logger LOG = LoggerFactory.getLogger(Delivery.class);

    /** Of somebody who wants to know whether the mail server is there. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** When a connection beside others is tried once more. */
    private static final Duration TRIED_AGAIN = Duration.ofHours(1);

    /** Claimed together: few enough that no lease ends meanwhile, and enough that a commit is shared. */
    private static final int TOGETHER = 64;

    /** For fewer than these another connection is not worth it. */
    private static final int WORTH_A_CONNECTION = 4;

    /** They stay for a while: starting one for every few mails would cost as much as a mail. */
    private static final ExecutorService THREADS = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "pbem-delivery");
        thread.setDaemon(true);
        return thread;
    });

    private final Outbox outbox;
    private final SmtpSettings settings;
    private final UnaryOperator<MailTransport> between;
    private final String worker;
    private final Pace pace;
    private volatile Optional<String> away = Optional.empty();

    /** Those of the last round: what is needed for a connection is looked up once. */
    private final Queue<SmtpTransport> closed = new ConcurrentLinkedQueue<>();

    /** Connections at once: fewer than wanted once the mail server has refused one beside others. */
    private volatile int most;

    private volatile long mostUntil;

    /** What became of the last mails, if it is not noted yet since the database was not available; each tells how many went. */
    private volatile List<IntSupplier> unnoted = List.of();

    /** @param worker who claims the mails: a name that no other process has */
    public Delivery(Outbox outbox, SmtpSettings settings, String worker) {
        this(outbox, settings, worker, transport -> transport);
    }

    /** @param between what stands between us and the connections that mails go by */
    public Delivery(Outbox outbox, SmtpSettings settings, String worker, UnaryOperator<MailTransport> between) {
        this(outbox, settings, worker, between, Pace.FREE);
    }

    /** @param pace how many go in a minute; those that may not go yet wait untried, boards before others */
    public Delivery(
            Outbox outbox, SmtpSettings settings, String worker, UnaryOperator<MailTransport> between, Pace pace) {
        this.pace = pace;
        this.outbox = outbox;
        this.settings = settings;
        this.worker = worker;
        this.between = between;
        this.most = settings.connections();
        this.mostUntil = System.nanoTime();
    }

    /**
     * Tries everything that is due now, up to the first mail for which there is no mail server: the others would fare no
     * better, and wait untried.
     *
     * @return how many mails the mail server took
     * @throws Unavailable if the database cannot be written now; no mail is blamed for it, and what became of those in
     *     hand is noted in the next round, before any other is sent
     */
    public int work() {
        return work(() -> true);
    }

    /**
     * Tries what is due now, as long as it may.
     *
     * @param mayGoOn asked before every mail; those in hand are always finished
     * @return how many mails the mail server took
     * @throws Unavailable as above
     */
    public int work(BooleanSupplier mayGoOn) {
        int sent = noteLast();
        away = Optional.empty();
        most = System.nanoTime() - mostUntil < 0 ? most : settings.connections();
        List<SmtpTransport> connections = new ArrayList<>();
        try {
            List<DeliveryLane> lanes = new ArrayList<>();
            for (List<List<Claim>> due = next(mayGoOn); !due.isEmpty(); due = next(mayGoOn)) {
                while (lanes.size() < due.size()) {
                    connections.add(Optional.ofNullable(closed.poll()).orElseGet(() -> new SmtpTransport(settings)));
                    MailTransport transport = between.apply(connections.get(lanes.size()));
                    lanes.add(new DeliveryLane(outbox, transport, !lanes.isEmpty()));
                }
                sent += send(lanes, due, mayGoOn);
            }
        } finally {
            connections.forEach(SmtpTransport::close);
            closed.addAll(connections);
        }
        return sent;
    }

    /** Why the mail server could not be reached, if the last round ended by that, so that the next one may take its time. */
    public Optional<String> away() {
        return away;
    }

    /** What is due, by connection; the mails of one board by one of them. */
    private List<List<Claim>> next(BooleanSupplier mayGoOn) {
        if (away.isPresent() || !mayGoOn.getAsBoolean()) {
            return List.of();
        }
        int may = pace.now(TOGETHER);
        if (may == 0) {
            return List.of();
        }
        List<Outbox.Due> due = outbox.claim(worker, may);
        pace.spend(due.size());
        int lanes = Math.max(1, Math.min(most, due.size() / WORTH_A_CONNECTION));
        TreeMap<Long, List<Claim>> byLane = new TreeMap<>();
        for (Outbox.Due mail : due) {
            byLane.computeIfAbsent(mail.about() % lanes, lane -> new ArrayList<>())
                    .add(mail.claim());
        }
        return List.copyOf(byLane.values());
    }

    /**
     * Connects to the mail server and logs in as for a mail, and sends none.
     *
     * @return why that did not work; empty if it did
     */
    public Optional<String> check() {
        try (SmtpTransport transport = new SmtpTransport(settings.within(PATIENCE))) {
            return ConnectionTrouble.of(transport::connect);
        }
    }

    /**
     * Hands one mail to the mail server, now and once, beside the outbox: for an admin who wants to know what it says.
     *
     * @return why it did not take it; empty if it did
     */
    public Optional<String> hand(OutgoingMail mail) {
        try (SmtpTransport transport = new SmtpTransport(settings.within(PATIENCE))) {
            return transport.carry(mail).match(WHY_NOT);
        }
    }

    private static final MailTransport.Reply.Cases<Optional<String>> WHY_NOT = new MailTransport.Reply.Cases<>() {
        @Override
        public Optional<String> taken(MailTransport.Reply.Taken taken) {
            return Optional.empty();
        }

        @Override
        public Optional<String> later(MailTransport.Reply.Later later) {
            return Optional.of(later.why());
        }

        @Override
        public Optional<String> away(MailTransport.Reply.Away away) {
            return Optional.of(away.why());
        }

        @Override
        public Optional<String> never(MailTransport.Reply.Never never) {
            return Optional.of(never.why());
        }

        @Override
        public Optional<String> part(MailTransport.Reply.Part part) {
            return Optional.of(part.why());
        }
    };

    /** On threads of their own but for the first, which is ours; all have ended when this returns or throws. */
    private int send(List<DeliveryLane> lanes, List<List<Claim>> due, BooleanSupplier mayGoOn) {
        List<FutureTask<Integer>> tasks = new ArrayList<>();
        BooleanSupplier allMayGoOn =
                () -> mayGoOn.getAsBoolean() && lanes.get(0).away().isEmpty();
        for (int i = 0; i < due.size(); i++) {
            DeliveryLane lane = lanes.get(i);
            List<Claim> claims = due.get(i);
            tasks.add(new FutureTask<>(() -> lane.send(claims, allMayGoOn)));
        }
        tasks.subList(1, tasks.size()).forEach(Delivery::start);
        tasks.get(0).run();
        int sent = 0;
        Optional<ExecutionException> fault = Optional.empty();
        for (FutureTask<Integer> task : tasks) {
            try {
                sent += ended(task);
            } catch (ExecutionException e) {
                fault = fault.or(() -> Optional.of(e));
            }
        }
        unnoted = lanes.stream().flatMap(lane -> lane.unnoted().stream()).toList();
        away = lanes.get(0).away();
        OptionalInt refused = IntStream.range(1, lanes.size())
                .filter(lane -> lanes.get(lane).away().isPresent())
                .findFirst();
        if (refused.isPresent() && refused.getAsInt() < most && away.isEmpty()) {
            most = refused.getAsInt(); // the mail server lets no more in
            mostUntil = System.nanoTime() + TRIED_AGAIN.toNanos();
            LOG.info("{} takes mails over {} connections at once", settings, most);
        }
        if (fault.isPresent()) {
            throw thrown(fault.get().getCause());
        }
        return sent;
    }

    private static void start(FutureTask<Integer> task) {
        try {
            THREADS.execute(task);
        } catch (OutOfMemoryError e) { // there are no more threads; ours does it then
            task.run();
        }
    }

    /** Waits for a lane, and is not to be hurried: what is in hand is finished. */
    private static int ended(FutureTask<Integer> task) throws ExecutionException {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return task.get();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static RuntimeException thrown(Throwable fault) {
        if (fault instanceof Error error) {
            throw error;
        }
        return fault instanceof RuntimeException known ? known : new CompletionException(fault);
    }

    /** Notes what is not noted yet; what fails for a reason of its own is forgotten, and the mail's lease ends. */
    private int noteLast() {
        int sent = 0;
        while (!unnoted.isEmpty()) {
            IntSupplier first = unnoted.get(0);
            List<IntSupplier> others = unnoted.subList(1, unnoted.size());
            try {
                sent += first.getAsInt();
                unnoted = others;
            } catch (Unavailable e) {
                throw e;
            } catch (RuntimeException | Error e) {
                unnoted = others;
                throw e;
            }
        }
        return sent;
    }
}
