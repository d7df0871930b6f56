package pbem.store.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import pbem.repository.Unavailable;

/**
 * Transactions that wait for the database at the same time share one commit, since the commit is what a disk takes time for.
 * Who gets the database runs what waits behind it, too, each transaction between savepoints of its own, and all of them
 * return once the commit is durable. One that fails takes only its own changes back. If the shared commit fails, or one of
 * them met another transaction, every one is run once more by itself, as if it had been alone from the start; but where the
 * database itself cannot begin or commit now, all are told so.
 *
 * <p>So a transaction may run on the thread of another, and one that returns has been committed. Safe for any thread.
 */
public final class GroupCommit implements Commits {

    /** Few enough that nobody waits long for those before them. */
    private static final int MOST = 64;

    private static final String MARK = "member";

    private final Jdbi database;
    private final Database kind;
    private final Duration patience;
    private final Alone alone;
    private final LinkedBlockingQueue<Member<?>> waiting = new LinkedBlockingQueue<>();
    private final ReentrantLock turn = new ReentrantLock();
    private final LongAdder shared = new LongAdder();

    /** Runs a transaction by itself. */
    public interface Alone {

        /** @param earlier how often it has been run and taken back */
        <T> T run(Function<Work, T> transaction, int earlier);
    }

    /**
     * What a transaction works with.
     *
     * @param attempt the number of the run, from 1
     * @param afterCommit takes what is to be done once it is committed, and is not done if it is taken back
     */
    public record Work(Session session, int attempt, Consumer<Runnable> afterCommit) {}

    /**
     * @param kind what its faults mean
     * @param patience how long a transaction waits for its turn before it is given up
     */
    public GroupCommit(Jdbi database, Database kind, Duration patience, Alone alone) {
        this.database = database;
        this.kind = kind;
        this.patience = patience;
        this.alone = alone;
    }

    /** With all else that waits. */
    @Override
    public <T> T run(Function<Work, T> transaction) {
        return runEach(List.of(transaction)).get(0).get();
    }

    /** With all else that waits. */
    @Override
    public <T> List<Supplier<T>> runEach(List<Function<Work, T>> transactions) {
        if (turn.isHeldByCurrentThread()) {
            throw new IllegalStateException("a transaction inside of another one");
        }
        List<Member<T>> members =
                transactions.stream().<Member<T>>map(Member::new).toList();
        waiting.addAll(members);
        awaitTurn(members);
        try {
            while (members.stream().anyMatch(Member::waits)) {
                List<Member<?>> group = new ArrayList<>();
                waiting.drainTo(group, MOST);
                runToTheEnd(group.isEmpty() ? lost(members) : group);
            }
        } finally {
            turn.unlock();
        }
        return members.stream().map(member -> member.end.orElseThrow()).toList();
    }

    /** Those that were taken out of the queue by a leader that came to grief over it. */
    private static List<Member<?>> lost(List<? extends Member<?>> members) {
        return members.stream()
                .filter(Member::waits)
                .<Member<?>>map(member -> member)
                .toList();
    }

    @Override
    public int waiting() {
        return waiting.size();
    }

    @Override
    public long shared() {
        return shared.sum();
    }

    /** Waits for the turn as long as anybody may; a transaction not begun by then is given up. */
    private void awaitTurn(List<? extends Member<?>> members) {
        boolean interrupted = false;
        boolean mine = false;
        try {
            mine = turn.tryLock(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            interrupted = true; // which ends no transaction
        }
        if (!mine) {
            Unavailable late = new Unavailable(new IllegalStateException("others hold it for too long"));
            if (!interrupted) {
                giveUp(members, late);
            }
            if (members.stream().allMatch(member -> member.fault() == late)) {
                throw late;
            }
            turn.lock(); // somebody has begun one of them
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** The last first, or a later one could be done without those before it. */
    private void giveUp(List<? extends Member<?>> members, Unavailable late) {
        for (int i = members.size() - 1; i >= 0; i--) {
            if (waiting.remove(members.get(i))) {
                members.get(i).failUnlessEnded(late);
            }
        }
    }

    /** None of the group waits for ever, in any case. */
    private void runToTheEnd(List<Member<?>> group) {
        try {
            run(group);
        } catch (RuntimeException | Error fault) {
            group.forEach(member -> member.failUnlessEnded(fault));
        }
    }

    private void run(List<Member<?>> group) {
        if (group.size() == 1) {
            group.get(0).runAlone(alone, 0);
            return;
        }
        List<Supplier<?>> ends = new ArrayList<>();
        try {
            database.useTransaction(handle -> {
                Session session = new Session(handle.getConnection(), kind, Loaded.inSnapshot());
                group.forEach(member -> ends.add(member.runIn(handle, session)));
            });
        } catch (SharedFault e) {
            runAlone(group, 1);
            return;
        } catch (JdbiException e) {
            boolean ofAll = ends.isEmpty() || ends.size() == group.size(); // of the begin or of the commit
            if (ofAll
                    && kind.isPassing(e)
                    && !kind.isConflict(e)) { // it may even be committed: the caller looks before it tries again
                Unavailable away = kind.unavailable(e);
                group.forEach(member -> member.failUnlessEnded(away));
            } else {
                runAlone(group, ends.isEmpty() ? 0 : 1);
            }
            return;
        }
        shared.increment();
        for (int i = 0; i < group.size(); i++) {
            group.get(i).endWith(ends.get(i));
        }
        group.forEach(Member::committed);
    }

    /** Each by itself. A database that is not there for one is not there for those behind it, and nobody waits in vain again. */
    private void runAlone(List<Member<?>> group, int earlier) {
        for (Member<?> member : group) {
            member.runAlone(alone, earlier);
            Throwable fault = member.fault();
            if (fault instanceof Unavailable) {
                group.forEach(other -> other.failUnlessEnded(fault));
                return;
            }
        }
    }

    /** One of the transactions could not be told from the others: the commit as a whole is taken back. */
    private static final class SharedFault extends RuntimeException {

        private static final long serialVersionUID = 1;

        SharedFault(Throwable cause) {
            super(cause);
        }
    }

    /** A transaction that waits, or its end. */
    private static final class Member<T> {

        private final Function<Work, T> transaction;
        private final List<Runnable> afterCommit = new ArrayList<>(); // like the next one guarded by the turn
        private Optional<Supplier<T>> end = Optional.empty();
        private Throwable fault;

        Member(Function<Work, T> transaction) {
            this.transaction = transaction;
        }

        /** Runs between savepoints; how it ends counts once all are committed. */
        Supplier<T> runIn(Handle handle, Session session) {
            handle.savepoint(MARK);
            try {
                T result = transaction.apply(new Work(session, 1, afterCommit::add));
                handle.releaseSavepoint(MARK); // fails if the database has ended the transaction unnoticed
                return () -> result;
            } catch (RuntimeException | Error fault) { // its own, and for its own thread to bear
                Database kind = session.database();
                if (kind.isPassing(fault) || kind.hasMetAnother(fault)) {
                    throw new SharedFault(fault); // the database may have ended the whole transaction by itself
                }
                afterCommit.clear();
                handle.rollbackToSavepoint(MARK);
                session.loaded().clear();
                return thrower(fault);
            }
        }

        void runAlone(Alone alone, int earlier) {
            try {
                T result = alone.run(transaction, earlier);
                end = Optional.of(() -> result);
            } catch (RuntimeException | Error fault) {
                failUnlessEnded(fault);
            }
        }

        @SuppressWarnings("unchecked") // it was made by runIn of this very member
        void endWith(Supplier<?> outcome) {
            end = Optional.of((Supplier<T>) outcome);
        }

        boolean waits() {
            return end.isEmpty();
        }

        Throwable fault() {
            return fault;
        }

        void committed() {
            afterCommit.forEach(Runnable::run);
        }

        void failUnlessEnded(Throwable why) {
            if (end.isEmpty()) {
                fault = why;
                end = Optional.of(thrower(why));
            }
        }

        private static <T> Supplier<T> thrower(Throwable fault) {
            return () -> {
                if (fault instanceof Error error) {
                    throw error;
                }
                throw (RuntimeException) fault;
            };
        }
    }
}
