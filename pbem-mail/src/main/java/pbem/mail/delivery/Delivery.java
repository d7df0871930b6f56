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
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.mail.login.ConnectionTrouble;
import pbem.repository.Claim;
import pbem.repository.OutboundMails;
import pbem.repository.OutgoingMail;
import pbem.repository.Repositories;
import pbem.repository.Unavailable;

/**
 * Sends the due mails of the outbox, oldest first, over a few independent connections. The mails of one board to one
 * player are sent in order. Nothing is sent inside a transaction: a crash between sending and noting it sends the same
 * mail, with the same bytes and Message-ID, once more, and no more than {@value DeliveryLane#TOGETHER} mails for each
 * connection. A mail with which the mail server hangs keeps its connection until it is given up, and the others go
 * without that one.
 */
public final class Delivery {

    private static final Logger LOG = LoggerFactory.getLogger(Delivery.class);

    /** The timeout of a check of the mail server. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** The time after which a further connection is tried again. */
    private static final Duration TRIED_AGAIN = Duration.ofHours(1);

    /** The number of mails claimed together: few enough that no lease ends meanwhile, and enough to share a commit. */
    private static final int TOGETHER = 64;

    /** The least number of waiting mails for another connection. */
    private static final int WORTH_A_CONNECTION = 4;

    /** The largest number of connections for mails that the mail server hangs on; further ones delay others, too. */
    private static final int MOST_APART = 16;

    /** The number of remembered mails that hung. */
    private static final int MOST_HUNG = 1_000;

    /** Threads are kept for a while, since starting one costs as much as a mail. */
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

    /** Transports without a lane, which are reused since setting one up is expensive. */
    private final Queue<SmtpTransport> closed = new ConcurrentLinkedQueue<>();

    /** The allowed number of connections: fewer than configured once the mail server has refused a further one. */
    private int most;

    private long mostUntil;

    /** Whether the last round ended well and no mails are claimed for the next one. */
    private final AtomicBoolean waits = new AtomicBoolean();

    /** The mails that were claimed for the next round by the threads that posted them. */
    private final Queue<List<OutboundMails.Claimed>> ahead = new ConcurrentLinkedQueue<>();

    /** The mails of which it is unknown whether they were claimed. They are given back between rounds. */
    private final Queue<List<OutboundMails.Claimed>> doubted = new ConcurrentLinkedQueue<>();

    /** Whether no further round begins. */
    private volatile boolean isOver;

    /** The claimed mails that are in no lane yet, by lane. */
    private final Deque<List<Claim>> shares = new ArrayDeque<>();

    /** The lanes of this round. */
    private final Set<DeliveryLane> active = new LinkedHashSet<>();

    /** The lanes for mails that the mail server hangs on, or did before; no round waits for them. */
    private final Set<DeliveryLane> apart = new LinkedHashSet<>();

    /** The mails that hung; each gets a connection of its own from then on. */
    private final Set<Long> hung = new LinkedHashSet<>();

    /**
     * Whether a lane for a hung mail got no connection while it was the only one. Hung mails are then sent like all
     * others, so that the first failed connection ends the round, and the others wait untried.
     */
    private boolean relayLost;

    /** The number of idle lanes of this round. */
    private int idle;

    /** Whether a lane gave back mails for another lane of this round. */
    private boolean givenBack;

    /** The number of connections when the mail server refused a further one; 0 if it did not in this round. */
    private int refusedBeside;

    private int sent;
    private Optional<Throwable> fault = Optional.empty();
    private volatile Optional<String> away = Optional.empty();

    /**
     * The unrecorded results of the last mails, after the database was unavailable; each returns the number of sent
     * mails.
     */
    private final Queue<IntSupplier> unnoted = new ConcurrentLinkedQueue<>();

    /**
     * @param worker the name of the worker, unique among processes
     * @param between wraps the transports
     * @param pace the number of mails a minute; mails over it wait untried, and those of boards go first
     */
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
     * Tries all due mails, up to the first one for which the mail server is unreachable; the others wait untried. It
     * also waits for mails that the mail server hangs on.
     *
     * @return how many mails the mail server took
     * @throws Unavailable if the database cannot be written now; no mail is blamed for it, and the results of the mails
     *     just sent are recorded in the next round, before any other is sent
     */
    public synchronized int work() {
        int all = work(() -> true);
        while (!apart.isEmpty()) {
            awaitEnd(apart);
            all += work(() -> true); // the mails that waited for these
        }
        return all;
    }

    /**
     * Tries due mails, as long as it may. Mails that the mail server hangs on continue after this returns, and count in
     * the next round.
     *
     * @param mayGoOn polled before every mail; mails being sent are always finished
     * @return how many mails the mail server took
     * @throws Unavailable as {@link #work()} does
     */
    public synchronized int work(BooleanSupplier mayGoOn) {
        waits.set(false);
        for (List<OutboundMails.Claimed> left = doubted.poll(); left != null; left = doubted.poll()) {
            putBack(claims(left));
        }
        noteLast();
        fault = fault.filter(known -> !(known instanceof Unavailable)); // the left-over results are recorded now
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
     * Claims due mails for the next round in a transaction that posts some, so that no commit is spent on the claim.
     * Once it is committed, they are {@linkplain #take taken} and a round is begun.
     *
     * @return none while a round is under way or could not send
     */
    public List<OutboundMails.Claimed> claim(Repositories repositories) {
        return !isOver && waits.compareAndSet(true, false) ? outbox.claim(repositories, worker, TOGETHER) : List.of();
    }

    /** Takes over mails that were claimed for the next round; they are given back if no round begins any more. */
    public void take(List<OutboundMails.Claimed> claimed) {
        if (!claimed.isEmpty()) {
            ahead.add(claimed);
        }
        if (isOver) {
            giveBack(ahead);
        }
    }

    /**
     * Gives back mails before the next round that may have been {@linkplain #claim claimed}: the database went away before
     * it told whether it had committed that.
     */
    public void doubt(List<OutboundMails.Claimed> claimed) {
        if (!claimed.isEmpty()) {
            doubted.add(claimed);
        }
        if (isOver) {
            giveBack(doubted);
        }
    }

    /**
     * Ends the rounds, and gives back the mails that were taken over for one, also if they come later: a mail may be
     * acted on while the server stops. Those that cannot be given back are free when their claim runs out: it may be that
     * they were given back and another worker has them.
     */
    public void end() {
        isOver = true;
        giveBack(ahead);
        giveBack(doubted);
    }

    private void giveBack(Queue<List<OutboundMails.Claimed>> mails) {
        for (List<OutboundMails.Claimed> left = mails.poll(); left != null; left = mails.poll()) {
            try {
                outbox.putBack(claims(left));
            } catch (RuntimeException e) {
                LOG.warn("{} claimed mails could not be given back: {}", left.size(), e.toString());
            }
        }
    }

    /**
     * Why the mail server was unreachable, if that ended the last round; the next one may then wait longer.
     */
    public Optional<String> away() {
        return away;
    }

    private boolean goesOn(BooleanSupplier mayGoOn) {
        return away.isEmpty() && fault.isEmpty() && mayGoOn.getAsBoolean();
    }

    /** Claims due mails for the lanes; mails that hung before begin at once. */
    private void claim(BooleanSupplier mayGoOn) {
        boolean more = true;
        while (more && shares.isEmpty() && goesOn(mayGoOn)) {
            List<OutboundMails.Claimed> due =
                    Optional.ofNullable(ahead.poll()).orElseGet(() -> claim(pace.now(TOGETHER)));
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

    private List<OutboundMails.Claimed> claim(int most) {
        return most == 0 ? List.of() : outbox.claim(worker, most, this::doubt);
    }

    private static List<Claim> claims(List<OutboundMails.Claimed> mails) {
        return mails.stream().map(OutboundMails.Claimed::claim).toList();
    }

    /** The key of a mail's order: the mails of one board share it. */
    private static long about(OutboundMails.Claimed mail) {
        return mail.board().map(Integer::longValue).orElse(-mail.claim().mail());
    }

    /**
     * Gives each hung mail a connection of its own. Later mails of its board are given back, since they may not
     * overtake it; the database holds them until it is done.
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

    /** Starts a connection for a hung mail; returns whether it could. */
    private boolean beginApart(Claim claim) {
        if (relayLost || !hung.contains(claim.mail()) || apart.size() >= MOST_APART) {
            return false;
        }
        DeliveryLane lane = lane(false);
        apart.add(lane);
        start(lane, () -> count(lane, lane.send(List.of(claim), () -> true)));
        return true;
    }

    /** Starts another connection that sends due mails until none is left. */
    private void begin(BooleanSupplier mayGoOn) {
        DeliveryLane lane = lane(!active.isEmpty());
        active.add(lane);
        relayLost = false; // this lane will find out
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
        } catch (OutOfMemoryError e) { // no more threads: this thread does the work
            whole.run();
        }
    }

    /** The next mails for a lane; empty once it must end, since no lane can give back any more. */
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
        SmtpTransport left = lane.close(); // a mail server may hang here, too, which delays no other lane
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

    /** Waits until the lanes have ended, except those that hang. */
    private void awaitEnd(Set<DeliveryLane> lanes) {
        while (!lanes.isEmpty()) {
            pause(Math.max(1, settings.timeouts().hangs().toMillis() / 4));
            List.copyOf(active).forEach(this::leaveIfItHangs);
        }
    }

    /** Waits for a change, or for that time; ignores interrupts. */
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
            LOG.info("{} hangs on mail {}; the others go on without that connection", settings, left.mail());
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

    /** The number of sent mails of the round; unassigned mails are given back. */
    private int ended() {
        if (refusedBeside > 0 && away.isEmpty()) {
            most = refusedBeside; // the mail server accepts no more connections
            mostUntil = System.nanoTime() + TRIED_AGAIN.toNanos();
            LOG.info("{} accepts mails over {} connections at once", settings, most);
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
        waits.set(away.isEmpty() && pace == Pace.FREE);
        return all;
    }

    private static RuntimeException thrown(Throwable fault) {
        if (fault instanceof Error error) {
            throw error;
        }
        return (RuntimeException) fault;
    }

    /**
     * Connects to the mail server and logs in, without sending a mail.
     *
     * @return why that failed; empty if it worked
     */
    public Optional<String> check() {
        try (SmtpTransport transport = new SmtpTransport(settings.within(PATIENCE))) {
            return ConnectionTrouble.of(transport::connect);
        }
    }

    /**
     * Asks the mail server whether it accepts mail to that address, without sending one.
     *
     * @return why it never does; empty if it does, now or later
     */
    public Optional<String> refusal(String from, String to) {
        try (SmtpTransport transport = new SmtpTransport(settings.within(PATIENCE))) {
            return ConnectionTrouble.of(() -> transport.offer(from, to));
        }
    }

    /**
     * Sends one mail to the mail server at once, without the outbox: for an admin who wants to see its answer.
     *
     * @return why it refused; empty if it accepted
     */
    public Optional<String> hand(OutgoingMail mail) {
        try (SmtpTransport transport = new SmtpTransport(settings.within(PATIENCE))) {
            MailTransport.Reply reply = transport.carry(mail);
            return Optional.of(reply.why()).filter(why -> reply.fate() != MailTransport.Fate.TAKEN);
        }
    }

    /**
     * Records the unrecorded results. A result that fails for its own reason is dropped, and the mail's lease expires.
     */
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
