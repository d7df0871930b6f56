package pbem.store;

import com.zaxxer.hikari.HikariDataSource;
import dev.failsafe.Failsafe;
import dev.failsafe.RetryPolicy;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationInfoService;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import pbem.game.Games;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;
import pbem.store.engine.Commits;
import pbem.store.engine.Database;
import pbem.store.engine.GroupCommit;
import pbem.store.engine.ListedVersions;
import pbem.store.engine.Loaded;
import pbem.store.engine.RightOfWay;
import pbem.store.engine.Session;
import pbem.store.engine.SingleCommits;
import pbem.store.engine.WrongVersion;
import pbem.store.replay.ReplayedBoards;
import pbem.store.replay.Replays;
import pbem.store.transfer.Transfer;
import pbem.store.version.Generations;

/**
 * The database of one server. Safe for any thread, and for several processes on one database.
 *
 * <p>A transaction is a function that may be run again, so it must have no effects outside of the database.
 */
public final class Store implements Transactions, AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** The extra time of callers who wait here, so that the database's own error comes first. */
    private static final Duration GRACE = Duration.ofSeconds(5);

    /**
     * The heap that is reckoned for each kept position with its entry in the log. They really take 0.9 to 3 kB (1 kB in
     * most games), so all of them take a fifth of the heap, or half of it if all boards are of the largest game.
     */
    private static final long HEAP_FOR_A_POSITION = 5_000;

    private static final int MOST_POSITIONS = 1_000_000;

    /** The largest number of attempts of a transaction. */
    private static final int RUNS = 8;

    /** The newest version of the database. */
    private static final String LATEST = "latest";

    /** The pause before another attempt, so that the other transaction is done and two do not collide again. */
    private static final Duration SHORT = Duration.ofMillis(2);

    private static final Duration LONG = Duration.ofMillis(250);

    private final Database database;
    private final Optional<Object> opened;
    private final RetryPolicy<Object> again;
    private final List<HikariDataSource> pools = new ArrayList<>(); // those of writers last
    private final Generations generations;
    private final Commits writing;
    private final Commits handling;
    private final Jdbi judging;
    private final Jdbi reading;
    private final Games games;
    private final RightOfWay way = new RightOfWay();
    private final SecureRandom random = new SecureRandom();
    private final ReplayedBoards replayed = new ReplayedBoards(
            (int) Math.min(MOST_POSITIONS, Runtime.getRuntime().maxMemory() / HEAP_FOR_A_POSITION));
    private final LongAdder ownCommits = new LongAdder();

    private Store(
            Database database,
            Games games,
            Duration patience,
            UnaryOperator<DataSource> between,
            UnaryOperator<DataSource> beforeReaders) {
        this.database = database;
        this.opened = database.identity();
        this.again = RetryPolicy.builder()
                .handleIf(fault -> fault instanceof Broken || database.hasMetAnother(fault))
                .withBackoff(SHORT, LONG)
                .withJitter(0.5)
                .withMaxAttempts(RUNS)
                .build();
        this.generations = new Generations(database, patience);
        HikariDataSource writers;
        Optional<HikariDataSource> handlers;
        HikariDataSource readers;
        try {
            writers = kept(database.writers(patience));
            handlers = database.handlers(patience).map(this::kept);
            readers = kept(database.readers(patience));
        } catch (RuntimeException fault) {
            close();
            throw fault;
        }
        Jdbi writer = Jdbi.create(between.apply(writers));
        this.judging = writer;
        this.writing = database.writersAtOnce() == 1
                ? new GroupCommit(writer, database, patience.plus(GRACE), by(writer))
                : single(writers, by(writer));
        this.handling = handlers.map(source -> single(source, by(Jdbi.create(between.apply(source)))))
                .orElse(writing);
        this.reading = Jdbi.create(beforeReaders.apply(readers));
        this.games = games;
    }

    private HikariDataSource kept(HikariDataSource pool) {
        pools.add(0, pool);
        return pool;
    }

    private GroupCommit.Alone by(Jdbi jdbi) {
        return new GroupCommit.Alone() {
            @Override
            public <T> T run(Function<Session, T> transaction, int earlier) {
                return in(jdbi, transaction, earlier);
            }
        };
    }

    private static Commits single(HikariDataSource source, GroupCommit.Alone alone) {
        return new SingleCommits(alone, () -> source.getHikariPoolMXBean().getThreadsAwaitingConnection());
    }

    /**
     * Opens the database of a server.
     *
     * @throws WrongVersion if it was made by another version of this program and must be upgraded first, or if this
     *     program is too old for it
     */
    public static Store open(Database database, Games games) {
        return open(database, games, PATIENCE);
    }

    /**
     * Opens the database of a server.
     *
     * @param patience how long a transaction waits for others before it fails as {@link Unavailable}
     * @throws WrongVersion as above
     */
    public static Store open(Database database, Games games, Duration patience) {
        return open(database, games, patience, writers -> writers);
    }

    /** @param between wraps the data source of writing connections */
    static Store open(Database database, Games games, Duration patience, UnaryOperator<DataSource> between) {
        return open(database, games, patience, between, readers -> readers);
    }

    /** @param beforeReaders wraps the data source of reading connections */
    static Store open(
            Database database,
            Games games,
            Duration patience,
            UnaryOperator<DataSource> between,
            UnaryOperator<DataSource> beforeReaders) {
        if (!isCurrent(database)) {
            throw WrongVersion.older();
        }
        return new Store(database, games, patience, between, beforeReaders);
    }

    /**
     * Whether the database has this program's version; false if it is older.
     *
     * @throws WrongVersion if this program is too old for it, or it is no database of this program
     */
    public static boolean isCurrent(Database database) {
        return ListedVersions.areAppliedTo(database)
                || database.plainly(() -> isCurrent(flyway(database, LATEST).info()));
    }

    private static boolean isCurrent(MigrationInfoService migrations) {
        if (migrations.applied().length == 0) {
            throw WrongVersion.none();
        }
        boolean unknown = Arrays.stream(migrations.applied())
                .anyMatch(migration -> !migration.getState().isResolved());
        if (unknown) {
            throw WrongVersion.newer();
        }
        return migrations.pending().length == 0;
    }

    /** As {@link Database#damages}. */
    List<String> damages() {
        return database.damages();
    }

    /**
     * Copies the database to a new or empty SQLite file, complete and consistent, while others work on it. The file has
     * the same version for either kind of database.
     */
    public static void backup(Database database, Path copy) {
        if (!database.copyTo(copy)) {
            Database file = Database.of(copy);
            file.plainly(() -> flyway(file, newestOf(database)).migrate());
            Transfer.run(database, file);
        }
    }

    private static String newestOf(Database database) {
        MigrationInfo newest =
                database.plainly(() -> flyway(database, LATEST).info().current());
        if (newest == null) {
            throw WrongVersion.none();
        }
        return newest.getVersion().getVersion();
    }

    /**
     * Upgrades the database to this program's version, or creates it.
     *
     * @throws WrongVersion if this program is too old for it, or it is no database of this program
     */
    public static void upgrade(Database database) {
        if (database.isNothing() || !isCurrent(database)) {
            database.plainly(() -> flyway(database, LATEST).migrate());
            database.allowWorker();
        }
    }

    /**
     * Prevents a restored database from reusing numbers given since the backup, by which players know their boards and
     * challenges.
     *
     * @param present the database of the same server until now, which knows them; empty if it is lost, and then many
     *     are left out
     */
    public static void skipNumbers(Database database, Optional<Database> present) {
        Counter.skip(database, present);
    }

    private static Flyway flyway(Database database, String version) {
        return database.flyway()
                .locations("classpath:" + database.migrations())
                .loggers("slf4j")
                .target(version)
                .load();
    }

    /**
     * Runs a writing transaction. When this returns, all of it is durable, or nothing was changed. After a conflict it
     * is run again from the start. Transactions that wait at the same time share a commit, and may run on the thread of
     * one of them.
     *
     * @throws Overtaken if it met others each time
     * @throws Unavailable if the database cannot do it now
     */
    @Override
    public <T> T change(Function<Repositories, T> work) {
        return change(writing, work);
    }

    @Override
    public <T> T changeInHand(Function<Repositories, T> work) {
        return change(handling, work);
    }

    /** As {@link #change}, for what no repository does. */
    <T> T changeRows(Function<SqlRepositories, T> work) {
        return change(writing, work);
    }

    private <T> T change(Commits commits, Function<? super SqlRepositories, T> work) {
        requireInPlace(); // otherwise a new connection would create an empty database
        T done = commits.run(session -> work.apply(repositories(session)));
        requireInPlace();
        return done;
    }

    @Override
    public <T> List<Supplier<T>> changeEach(List<Function<Repositories, T>> works) {
        return changeEach(writing, works);
    }

    @Override
    public <T> List<Supplier<T>> changeEach(Subjects subjects, List<Function<Repositories, T>> works) {
        if (database.writersAtOnce() > 1) {
            return changeEach(works);
        }
        return changeEach(
                writing,
                works.stream()
                        .<Function<SqlRepositories, T>>map(work -> repositories -> {
                            repositories.expect(subjects);
                            return work.apply(repositories);
                        })
                        .toList());
    }

    @Override
    public <T> List<Supplier<T>> changeEachInHand(List<Function<Repositories, T>> works) {
        return changeEach(handling, works);
    }

    private <T> List<Supplier<T>> changeEach(
            Commits commits, List<? extends Function<? super SqlRepositories, T>> works) {
        requireInPlace();
        List<Supplier<T>> done = commits.runEach(works.stream()
                .<Function<Session, T>>map(work -> session -> work.apply(repositories(session)))
                .toList());
        requireInPlace();
        return done;
    }

    /** The number of transactions of this process that may run at once. */
    public int writersAtOnce() {
        return database.writersAtOnce();
    }

    /** The number of waiting transactions. */
    int waiting() {
        return writing.waiting();
    }

    /** The number of commits of this process. */
    public long commits() {
        return ownCommits.sum() + writing.shared();
    }

    /** Statistics of the kept replayed boards. */
    public ReplayedBoards replayed() {
        return replayed;
    }

    private void requireInPlace() {
        if (!isInPlace()) {
            throw Unavailable.gone(database.name());
        }
    }

    /** Whether the opened database is still the one that a new process would open. */
    public boolean isInPlace() {
        return opened.equals(database.identity());
    }

    /**
     * Reads from one snapshot.
     *
     * @throws Unavailable if the database cannot do it now
     */
    @Override
    public <T> T read(Function<Repositories, T> work) {
        return readRows(work::apply);
    }

    /** As {@link #read}, for what no repository does. */
    <T> T readRows(Function<SqlRepositories, T> work) {
        return in(reading, session -> work.apply(repositories(session)), 0);
    }

    private <T> T in(Jdbi jdbi, Function<Session, T> work, int earlier) {
        try {
            return Failsafe.with(again).get(runs -> {
                int run = earlier + runs.getAttemptCount() + 1;
                return jdbi == judging ? way.run(run, () -> once(jdbi, work)) : once(jdbi, work);
            });
        } catch (Broken broken) {
            throw database.unavailable(broken.getCause());
        } catch (JdbiException fault) {
            throw database.isPassing(fault) ? database.unavailable(fault) : fault;
        }
    }

    private <T> T once(Jdbi jdbi, Function<Session, T> work) {
        List<Runnable> afterCommit = new ArrayList<>();
        AtomicBoolean isWhole = new AtomicBoolean();
        T done;
        try {
            done = jdbi.inTransaction(handle -> {
                T result = work.apply(session(jdbi, handle, afterCommit::add));
                isWhole.set(true);
                return result;
            });
        } catch (JdbiException fault) {
            boolean mayBeDone = isWhole.get() && jdbi != reading;
            boolean hadNone = fault instanceof ConnectionException; // after a long wait
            throw database.isLost(fault) && !mayBeDone && !hadNone ? new Broken(fault) : fault;
        }
        if (jdbi != reading) {
            ownCommits.increment();
        }
        afterCommit.forEach(Runnable::run);
        return done;
    }

    /** In a transaction that claims rows, each statement sees what others have committed. */
    private Session session(Jdbi jdbi, Handle handle, Consumer<Runnable> afterCommit) {
        Loaded loaded = jdbi == judging || jdbi == reading ? Loaded.inSnapshot() : Loaded.nothing();
        return new Session(handle.getConnection(), database, loaded, afterCommit);
    }

    /** The connection broke before anything was committed. */
    private static final class Broken extends RuntimeException {

        private static final long serialVersionUID = 1;

        Broken(JdbiException cause) {
            super(cause);
        }
    }

    private SqlRepositories repositories(Session session) {
        return new SqlRepositories(session, games, random, new Replays(replayed, session.afterCommit()));
    }

    @Override
    public long generation() {
        return generations.latest();
    }

    @Override
    public void close() {
        generations.close();
        pools.forEach(HikariDataSource::close);
    }
}
