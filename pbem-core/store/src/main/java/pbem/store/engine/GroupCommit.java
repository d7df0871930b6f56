package pbem.store.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import pbem.repository.Unavailable;

/**
 * Transactions that wait for the database at the same time share one commit, since the commit is what takes the disk's
 * time. The thread that gets the database also runs the waiting transactions, each between savepoints, and all of them
 * return once the commit is durable. A transaction that fails rolls back only its own changes. If the shared commit
 * fails, or one transaction has a conflict, each of them is run once more by itself, as if it had been alone from the
 * start. If the database itself cannot begin or commit now, all of them fail with its fault.
 *
 * <p>So a transaction may run on the thread of another, and one that returns has been committed. Safe for any thread.
 */
public final class GroupCommit implements Commits {

    /** The largest group, so that no transaction waits long for the others. */
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

        /** @param earlier the number of earlier attempts that were rolled back */
        <T> T run(Function<Session, T> transaction, int earlier);
    }

    /**
     * @param kind the kind of database, which interprets faults
     * @param patience how long a transaction waits for its turn before it fails
     */
    public GroupCommit(Jdbi database, Database kind, Duration patience, Alone alone) {
        this.database = database;
        this.kind = kind;
        this.patience = patience;
        this.alone = alone;
    }

    /** Runs it together with all waiting transactions. */
    @Override
    public <T> T run(Function<Session, T> transaction) {
        return runEach(List.of(transaction)).get(0).get();
    }

    /** Runs it together with all waiting transactions. */
    @Override
    public <T> List<Supplier<T>> runEach(List<Function<Session, T>> transactions) {
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

    /** The members that a leader took out of the queue before it failed. */
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

    /** Waits for the turn up to the patience; a transaction that has not begun by then fails. */
    private void awaitTurn(List<? extends Member<?>> members) {
        boolean interrupted = false;
        boolean mine = false;
        try {
            mine = turn.tryLock(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            interrupted = true; // an interrupt ends no transaction
        }
        if (!mine) {
            Unavailable late = new Unavailable(new IllegalStateException("others hold it for too long"));
            if (!interrupted) {
                giveUp(members, late);
            }
            if (members.stream().allMatch(member -> member.fault() == late)) {
                throw late;
            }
            turn.lock(); // one of them has begun
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Gives up the last member first, so that no member runs without those before it. */
    private void giveUp(List<? extends Member<?>> members, Unavailable late) {
        for (int i = members.size() - 1; i >= 0; i--) {
            if (waiting.remove(members.get(i))) {
                members.get(i).failUnlessEnded(late);
            }
        }
    }

    /** Makes sure that no member of the group waits for ever. */
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
                Loaded loaded = Loaded.inSnapshot();
                group.forEach(member -> ends.add(member.runIn(handle, kind, loaded)));
            });
        } catch (SharedFault e) {
            runAlone(group, 1);
            return;
        } catch (JdbiException e) {
            boolean ofAll = ends.isEmpty() || ends.size() == group.size(); // a fault of the begin or the commit
            if (ofAll
                    && kind.isPassing(e)
                    && !kind.isConflict(e)) { // it may even be committed: the caller checks before it retries
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

    /**
     * Runs each by itself. If the database is unavailable for one, the others fail at once instead of waiting in vain.
     */
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

    /** A fault that concerns the shared transaction as a whole, which is rolled back. */
    private static final class SharedFault extends RuntimeException {

        private static final long serialVersionUID = 1;

        SharedFault(Throwable cause) {
            super(cause);
        }
    }

    /** A waiting transaction, or its result. */
    private static final class Member<T> {

        private final Function<Session, T> transaction;
        private final List<Runnable> afterCommit = new ArrayList<>(); // guarded by the turn, like the next one
        private Optional<Supplier<T>> end = Optional.empty();
        private Throwable fault;

        Member(Function<Session, T> transaction) {
            this.transaction = transaction;
        }

        /** Runs between savepoints; its result counts once all are committed. */
        Supplier<T> runIn(Handle handle, Database kind, Loaded loaded) {
            handle.savepoint(MARK);
            try {
                T result = transaction.apply(new Session(handle.getConnection(), kind, loaded, afterCommit::add));
                handle.releaseSavepoint(MARK); // fails if the database has silently ended the transaction
                return () -> result;
            } catch (RuntimeException | Error fault) { // its own fault, thrown on its own thread
                if (kind.isPassing(fault) || kind.hasMetAnother(fault)) {
                    throw new SharedFault(fault); // the database may have ended the whole transaction
                }
                afterCommit.clear();
                handle.rollbackToSavepoint(MARK);
                loaded.clear();
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

        @SuppressWarnings("unchecked") // runIn of this member made it
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
    }

    /** Throws a fault on the thread that asks for the result. */
    static <T> Supplier<T> thrower(Throwable fault) {
        return () -> {
            if (fault instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) fault;
        };
    }
}
