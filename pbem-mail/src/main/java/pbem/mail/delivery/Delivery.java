package pbem.mail.delivery;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import pbem.mail.login.ConnectionTrouble;
import pbem.repository.Claim;
import pbem.repository.Unavailable;

/**
 * Sends what is due in the outbox, the oldest first, over a few connections; the mails of one board go by one of them, in
 * order. Nothing is sent inside a transaction: a crash between sending and noting it sends the same mail, with the same
 * Message-ID, once more, and no more than one mail for each connection.
 */
public final class Delivery {

    /** Of somebody who wants to know whether the mail server is there. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** Claimed together: few enough that no lease ends meanwhile, and enough that a commit is shared. */
    private static final int TOGETHER = 32;

    /** For fewer than these another connection is not worth it. */
    private static final int WORTH_A_CONNECTION = 4;

    private final Outbox outbox;
    private final SmtpSettings settings;
    private final UnaryOperator<MailTransport> between;
    private final String worker;
    private volatile Optional<String> away = Optional.empty();

    /** What became of the last mails, if it is not noted yet since the database was not available; each tells whether one went. */
    private volatile List<BooleanSupplier> unnoted = List.of();

    /** @param worker who claims the mails: a name that no other process has */
    public Delivery(Outbox outbox, SmtpSettings settings, String worker) {
        this(outbox, settings, worker, transport -> transport);
    }

    /** @param between what stands between us and the connections that mails go by */
    public Delivery(Outbox outbox, SmtpSettings settings, String worker, UnaryOperator<MailTransport> between) {
        this.outbox = outbox;
        this.settings = settings;
        this.worker = worker;
        this.between = between;
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
        List<SmtpTransport> connections = new ArrayList<>();
        try {
            List<DeliveryLane> lanes = new ArrayList<>();
            for (List<List<Claim>> due = next(mayGoOn); !due.isEmpty(); due = next(mayGoOn)) {
                while (lanes.size() < due.size()) {
                    connections.add(new SmtpTransport(settings));
                    lanes.add(new DeliveryLane(outbox, between.apply(connections.get(lanes.size()))));
                }
                sent += send(lanes, due, mayGoOn);
            }
        } finally {
            connections.forEach(SmtpTransport::close);
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
        List<Outbox.Due> due = outbox.claim(worker, TOGETHER);
        int lanes = Math.max(1, Math.min(settings.connections(), due.size() / WORTH_A_CONNECTION));
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

    /** On threads of their own but for the last, which is ours; all have ended when this returns or throws. */
    private int send(List<DeliveryLane> lanes, List<List<Claim>> due, BooleanSupplier mayGoOn) {
        List<FutureTask<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < due.size(); i++) {
            DeliveryLane lane = lanes.get(i);
            List<Claim> claims = due.get(i);
            tasks.add(new FutureTask<>(() -> lane.send(
                    claims,
                    () -> mayGoOn.getAsBoolean()
                            && lanes.stream().allMatch(other -> other.away().isEmpty()))));
        }
        for (FutureTask<Integer> task : tasks.subList(1, tasks.size())) {
            Thread thread = new Thread(task, "pbem-delivery");
            thread.setDaemon(true);
            thread.start();
        }
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
        away = lanes.stream().flatMap(lane -> lane.away().stream()).findFirst();
        if (fault.isPresent()) {
            throw thrown(fault.get().getCause());
        }
        return sent;
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
            BooleanSupplier first = unnoted.get(0);
            List<BooleanSupplier> others = unnoted.subList(1, unnoted.size());
            try {
                sent += first.getAsBoolean() ? 1 : 0;
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
