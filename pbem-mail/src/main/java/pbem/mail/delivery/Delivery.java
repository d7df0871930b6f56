package pbem.mail.delivery;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.mail.login.ConnectionTrouble;
import pbem.repository.Claim;
import pbem.repository.OutboundMails;
import pbem.repository.OutgoingMail;
import pbem.repository.Unavailable;

/**
 * Sends what is due in the outbox, the oldest first, over a few connections, each of which goes on by itself. The
 * mails of one board to one player go out in order. Nothing is sent inside a transaction: a crash between sending and
 * noting it sends the same mail, with the same bytes and Message-ID, once more, and no more than {@value
 * DeliveryLane#TOGETHER} mails for each connection. A mail with which the mail server hangs keeps its connection
 * until it is given up, and the others go without that one.
 */
public final class Delivery {

    private static final Logger LOG = LoggerFactory.getLogger(Delivery.class);

    /** How long a check of the mail server may take. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** When a connection beside others is tried once more. */
    private static final Duration TRIED_AGAIN = Duration.ofHours(1);

    /** Claimed together: few enough that no lease ends meanwhile, and enough that a commit is shared. */
    private static final int TOGETHER = 64;

    /** For fewer than these another connection is not worth it. */
    private static final int WORTH_A_CONNECTION = 4;

    /** Connections at once with whose mail the mail server hangs; beyond these it delays others, too. */
    private static final int MOST_APART = 16;

    /** So many mails that hung are remembered. */
    private static final int MOST_HUNG = 1_000;

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

    /** Those without a lane: what is needed for a connection is looked up once. */
    private final Queue<SmtpTransport> closed = new ConcurrentLinkedQueue<>();

    /** Connections at once: fewer than wanted once the mail server has refused one beside others. */
    private int most;

    private long mostUntil;

    /** Claimed and in no lane yet, by lane. */
    private final Deque<List<Claim>> shares = new ArrayDeque<>();

    /** Those of this round. */
    private final Set<DeliveryLane> active = new LinkedHashSet<>();

    /** Those with whose mail the mail server hangs, or did before; no round waits for them. */
    private final Set<DeliveryLane> apart = new LinkedHashSet<>();

    /** Mails with which it hung: they go on a connection of their own from then on. */
    private final Set<Long> hung = new LinkedHashSet<>();

    /**
     * Whether a lane apart got no connection while there was none beside it. The mails that hung go like all others
     * then, so that the first without a connection ends the round, and the others wait untried.
     */
    private boolean relayLost;

    /** How many of this round have nothing to do while others have. */
    private int idle;

    /** Whether a lane gave back mails that another one is to have in this round. */
    private boolean givenBack;

    /** How many connections there were when the mail server refused one beside them; 0 if it did not in this round. */
    private int refusedBeside;

    private int sent;
    private Optional<Throwable> fault = Optional.empty();
    private volatile Optional<String> away = Optional.empty();

    /**
     * What became of the last mails, if it is not noted yet since the database was not available; each tells how many
     * went.
     */
    private final Deque<IntSupplier> unnoted = new ArrayDeque<>();

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
     * Tries everything that is due now, up to the first mail for which there is no mail server: the others would fare
     * no better, and wait untried. Waits for mails with which the mail server hangs, too.
     *
     * @return how many mails the mail server took
     * @throws Unavailable if the database cannot be written now; no mail is blamed for it, and what became of those in
     *     hand is noted in the next round, before any other is sent
     */
    public synchronized int work() {
        int all = work(() -> true);
        while (!apart.isEmpty()) {
            awaitEnd(apart);
            all += work(() -> true); // what waited for these
        }
        return all;
    }

    /**
     * Tries what is due now, as long as it may. Mails with which the mail server hangs go on when this returns, and
     * count in the next round.
     *
     * @param mayGoOn asked before every mail; those in hand are always finished
     * @return how many mails the mail server took
     * @throws Unavailable as {@link #work()} does
     */
    public synchronized int work(BooleanSupplier mayGoOn) {
        noteLast();
        fault = fault.filter(known -> !(known instanceof Unavailable)); // what it left is noted now
        away = Optional.empty();
        refusedBeside = 0;
        most = System.nanoTime() - mostUntil < 0 ? most : settings.connections();
        do {
            givenBack = false;
            claim(mayGoOn);
            if (!shares.isEmpty()) {
                begin(mayGoOn);
            }
            awaitEnd(active);
        } while (givenBack && goesOn(mayGoOn));
        return ended();
    }

    /**
     * Why the mail server could not be reached, if the last round ended by that, so that the next one may take its
     * time.
     */
    public Optional<String> away() {
        return away;
    }

    private boolean goesOn(BooleanSupplier mayGoOn) {
        return away.isEmpty() && fault.isEmpty() && mayGoOn.getAsBoolean();
    }

    /** What is due, by lane; mails that hung before begin at once. */
    private void claim(BooleanSupplier mayGoOn) {
        boolean more = true;
        while (more && shares.isEmpty() && goesOn(mayGoOn)) {
            int may = pace.now(TOGETHER);
            List<OutboundMails.Claimed> due = may == 0 ? List.of() : outbox.claim(worker, may);
            pace.spend(due.size());
            List<OutboundMails.Claimed> others = beginApart(due);
            int lanes = Math.max(1, Math.min(most, others.size() / WORTH_A_CONNECTION));
            TreeMap<Long, List<Claim>> byLane = new TreeMap<>();
            for (OutboundMails.Claimed mail : others) {
                byLane.computeIfAbsent(Math.floorMod(about(mail), (long) lanes), lane -> new ArrayList<>())
                        .add(mail.claim());
            }
            shares.addAll(byLane.values());
            more = !due.isEmpty();
        }
    }

    /** The mails of one board go out in order, and so share a number. */
    private static long about(OutboundMails.Claimed mail) {
        return mail.board().map(Integer::longValue).orElse(-mail.claim().mail());
    }

    /**
     * Gives each mail that hung a connection of its own. What follows it on its board is given back, since it may not
     * overtake it; the database holds it until the first is through.
     *
     * @return the others
     */
    private List<OutboundMails.Claimed> beginApart(List<OutboundMails.Claimed> due) {
        List<OutboundMails.Claimed> others = new ArrayList<>();
        List<Claim> behind = new ArrayList<>();
        Set<Long> hanging = new HashSet<>();
        for (OutboundMails.Claimed mail : due) {
            if (hanging.contains(about(mail))) {
                behind.add(mail.claim());
            } else if (beginApart(mail.claim())) {
                hanging.add(about(mail));
            } else {
                others.add(mail);
            }
        }
        putBack(behind);
        noteLast();
        return others;
    }

    private void putBack(List<Claim> claims) {
        if (!claims.isEmpty()) {
            unnoted.add(() -> {
                outbox.putBack(claims);
                return 0;
            });
        }
    }

    /** Whether it has a connection of its own now. */
    private boolean beginApart(Claim claim) {
        if (relayLost || !hung.contains(claim.mail()) || apart.size() >= MOST_APART) {
            return false;
        }
        DeliveryLane lane = lane(false);
        apart.add(lane);
        start(lane, () -> count(lane, lane.send(List.of(claim), () -> true)));
        return true;
    }

    /** One more connection, that sends what is due until nothing is left. */
    private void begin(BooleanSupplier mayGoOn) {
        DeliveryLane lane = lane(!active.isEmpty());
        active.add(lane);
        relayLost = false; // this lane will know
        start(lane, () -> {
            for (List<Claim> share = next(lane, mayGoOn); !share.isEmpty(); share = next(lane, mayGoOn)) {
                count(lane, lane.send(share, () -> mayGoOn.getAsBoolean() && away.isEmpty()));
            }
        });
    }

    private DeliveryLane lane(boolean spare) {
        SmtpTransport connection = Optional.ofNullable(closed.poll()).orElseGet(() -> new SmtpTransport(settings));
        return new DeliveryLane(outbox, connection, between.apply(connection), spare);
    }

    private void start(DeliveryLane lane, Runnable work) {
        Runnable whole = () -> {
            try {
                work.run();
                end(lane, Optional.empty());
            } catch (RuntimeException | Error e) {
                end(lane, Optional.of(e));
            }
        };
        try {
            THREADS.execute(whole);
        } catch (OutOfMemoryError e) { // there are no more threads; ours does it then
            whole.run();
        }
    }

    /** What a lane is to send; nothing once it is to end, since no lane has anything left that could be given back. */
    private synchronized List<Claim> next(DeliveryLane lane, BooleanSupplier mayGoOn) {
        if (lane.away().isPresent() || !active.contains(lane)) {
            return List.of();
        }
        idle++;
        try {
            givenBack = false;
            claim(mayGoOn);
            while (shares.isEmpty() && idle < active.size() && goesOn(mayGoOn)) {
                pause(0);
                if (givenBack) {
                    givenBack = false;
                    claim(mayGoOn);
                }
            }
        } finally {
            idle--;
        }
        List<Claim> share = goesOn(mayGoOn) ? Optional.ofNullable(shares.poll()).orElse(List.of()) : List.of();
        if (!shares.isEmpty() && active.size() < (refusedBeside > 0 ? refusedBeside : most)) {
            begin(mayGoOn);
        }
        return share;
    }

    private synchronized void count(DeliveryLane lane, int mails) {
        sent += mails;
        if (active.contains(lane) && !lane.isSpare()) {
            away = away.or(lane::away);
        } else if (active.isEmpty()) {
            relayLost = lane.away().isPresent();
        }
    }

    private void end(DeliveryLane lane, Optional<Throwable> why) {
        SmtpTransport left = lane.close(); // a mail server may hang here, too, and no other lane waits for it
        end(lane, left, why);
    }

    private synchronized void end(DeliveryLane lane, SmtpTransport left, Optional<Throwable> why) {
        unnoted.addAll(lane.unnoted());
        closed.add(left);
        fault = fault.or(() -> why);
        if (active.remove(lane) && lane.isSpare() && lane.away().isPresent()) {
            refusedBeside = Math.max(1, active.size());
            givenBack = true;
        }
        apart.remove(lane);
        notifyAll();
    }

    /** What is in hand is finished, but for what hangs. */
    private void awaitEnd(Set<DeliveryLane> lanes) {
        while (!lanes.isEmpty()) {
            pause(Math.max(1, settings.timeouts().hangs().toMillis() / 4));
            List.copyOf(active).forEach(this::leaveIfItHangs);
        }
    }

    /** Until something has changed, or for so long; is not to be hurried. */
    private void pause(long millis) {
        boolean interrupted = Thread.interrupted();
        try {
            wait(millis);
        } catch (InterruptedException e) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void leaveIfItHangs(DeliveryLane lane) {
        if (apart.size() >= MOST_APART) {
            return;
        }
        lane.leaveAfter(settings.timeouts().hangs()).ifPresent(left -> {
            LOG.info("{} takes its time for mail {}; the others go on without that connection", settings, left.mail());
            active.remove(lane);
            apart.add(lane);
            hung.add(left.mail());
            if (hung.size() > MOST_HUNG) {
                hung.remove(hung.iterator().next());
            }
            unnoted.addAll(left.fates());
            try {
                noteLast();
            } catch (RuntimeException | Error e) {
                fault = fault.or(() -> Optional.of(e));
            }
            givenBack = true;
            notifyAll();
        });
    }

    /** What the round brought; what is in no lane yet is given back. */
    private int ended() {
        if (refusedBeside > 0 && away.isEmpty()) {
            most = refusedBeside; // the mail server lets no more in
            mostUntil = System.nanoTime() + TRIED_AGAIN.toNanos();
            LOG.info("{} takes mails over {} connections at once", settings, most);
            refusedBeside = 0;
        }
        putBack(shares.stream().flatMap(Collection::stream).toList());
        shares.clear();
        if (fault.isPresent()) {
            Throwable known = fault.get();
            fault = Optional.empty();
            sent = 0;
            throw thrown(known);
        }
        noteLast();
        int all = sent;
        sent = 0;
        return all;
    }

    private static RuntimeException thrown(Throwable fault) {
        if (fault instanceof Error error) {
            throw error;
        }
        return (RuntimeException) fault;
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
     * Asks the mail server whether it would take a mail to that address, and sends none.
     *
     * @return why it never would; empty if it would, now or later
     */
    public Optional<String> refusal(String from, String to) {
        try (SmtpTransport transport = new SmtpTransport(settings.within(PATIENCE))) {
            return ConnectionTrouble.of(() -> transport.offer(from, to));
        }
    }

    /**
     * Hands one mail to the mail server, now and once, beside the outbox: for an admin who wants to know what it says.
     *
     * @return why it did not take it; empty if it did
     */
    public Optional<String> hand(OutgoingMail mail) {
        try (SmtpTransport transport = new SmtpTransport(settings.within(PATIENCE))) {
            MailTransport.Reply reply = transport.carry(mail);
            return Optional.of(reply.why()).filter(why -> reply.fate() != MailTransport.Fate.TAKEN);
        }
    }

    /** Notes what is not noted yet; what fails for a reason of its own is forgotten, and the mail's lease ends. */
    private void noteLast() {
        while (!unnoted.isEmpty()) {
            try {
                sent += unnoted.peek().getAsInt();
                unnoted.remove();
            } catch (Unavailable e) {
                throw e;
            } catch (RuntimeException | Error e) {
                unnoted.remove();
                throw e;
            }
        }
    }
}
