package pbem.store;

import com.zaxxer.hikari.HikariDataSource;
import dev.failsafe.Failsafe;
import dev.failsafe.RetryPolicy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfoService;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.StatementExceptions;
import pbem.game.Games;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;
import pbem.store.engine.GroupCommit;
import pbem.store.engine.SecureMigration;
import pbem.store.engine.Sqlite;
import pbem.store.engine.WrongVersion;
import pbem.store.replay.ReplayedBoards;
import pbem.store.replay.Replays;
import pbem.store.version.Generations;
import pbem.store.version.ListedVersions;

/**
 * The database of one server. Safe for any thread, and for several processes on one home.
 *
 * <p>A transaction is a closure that may be run again, so it must do nothing outside of the database.
 */
public final class Store implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** Whoever waits for others here hears of the database itself first. */
    private static final Duration GRACE = Duration.ofSeconds(5);

    /** Some tens of megabytes at most; a club's open boards have fewer. */
    private static final int REPLAYED_POSITIONS = 20_000;

    /** A transaction that meets others so often has no chance. */
    private static final int RUNS = 5;

    private static final RetryPolicy<Object> AGAIN = RetryPolicy.builder()
            .handleIf(Sqlite::hasMetAnother)
            .withMaxAttempts(RUNS)
            .build();

    private final Path file;
    private final Optional<Object> opened;
    private final HikariDataSource writers;
    private final HikariDataSource readers;
    private final Generations generations;
    private final GroupCommit writing;
    private final Jdbi reading;
    private final Games games;
    private final SecureRandom random = new SecureRandom();
    private final ReplayedBoards replayed = new ReplayedBoards(REPLAYED_POSITIONS);

    private Store(
            Path file,
            Games games,
            Duration patience,
            UnaryOperator<DataSource> between,
            UnaryOperator<DataSource> beforeReaders) {
        this.file = file;
        this.opened = fileKey(file);
        this.writers = Sqlite.writers(file, patience);
        this.readers = Sqlite.readers(file, patience);
        this.generations =
                new Generations(() -> Sqlite.watcher(file, patience), Sqlite.DATA_VERSION, Sqlite::isPassing);
        Jdbi writer = discreet(between.apply(writers));
        this.writing = new GroupCommit(writer, patience.plus(GRACE), new GroupCommit.Alone() {
            @Override
            public <T> T run(Function<GroupCommit.Work, T> transaction, int earlier) {
                return in(writer, transaction, earlier);
            }
        });
        this.reading = discreet(beforeReaders.apply(readers));
        this.games = games;
    }

    /** Its errors do not repeat what was to be written, since errors are logged and some of that is secret. */
    private static Jdbi discreet(DataSource source) {
        Jdbi jdbi = Jdbi.create(source);
        jdbi.getConfig(StatementExceptions.class).setMessageRendering(StatementExceptions.MessageRendering.NONE);
        ColumnMappers.install(jdbi);
        return jdbi;
    }

    /**
     * Opens the database of a home.
     *
     * @throws WrongVersion if it was made by another version of this program and must be upgraded first, or if this
     *     program is too old for it
     */
    public static Store open(Path file, Games games) {
        return open(file, games, PATIENCE);
    }

    /**
     * Opens the database of a home.
     *
     * @param patience how long a transaction waits while others write, before it is given up as {@link Unavailable}
     * @throws WrongVersion as above
     */
    public static Store open(Path file, Games games, Duration patience) {
        return open(file, games, patience, writers -> writers);
    }

    /** @param between what stands between us and the connections that write */
    static Store open(Path file, Games games, Duration patience, UnaryOperator<DataSource> between) {
        return open(file, games, patience, between, readers -> readers);
    }

    /** @param beforeReaders what stands between us and those that only read */
    static Store open(
            Path file,
            Games games,
            Duration patience,
            UnaryOperator<DataSource> between,
            UnaryOperator<DataSource> beforeReaders) {
        if (!isCurrent(file)) {
            throw WrongVersion.older();
        }
        return new Store(file, games, patience, between, beforeReaders);
    }

    /**
     * Whether the database is of the version of this program, or else older.
     *
     * @throws WrongVersion if this program is too old for it, or it is no database of this program
     */
    public static boolean isCurrent(Path file) {
        return ListedVersions.areAppliedTo(file, Sqlite.url(file))
                || Sqlite.plainly(() -> isCurrent(flyway(file).info()));
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

    /** Copies the database to another file, whole and consistent, while others work on it. */
    public static void backup(Path file, Path copy) {
        Sqlite.backup(file, copy);
    }

    /**
     * Writes the whole file anew, without what was deleted and without its traces. Others wait meanwhile; it takes as much
     * room beside the file as the file itself.
     *
     * @param patience how long to wait for others
     * @throws Unavailable if they take longer, or the disk is full; nothing has changed then
     */
    public static void compact(Path file, Duration patience) {
        Sqlite.compact(file, patience);
    }

    /** Reads the whole file and tells of every damage to it, a line each; empty if it is sound. Others may work on it. */
    public static List<String> damages(Path file) {
        return Sqlite.damages(file);
    }

    /**
     * Brings the database to the version of this program, or makes a new one of a file that is missing or empty.
     *
     * @throws WrongVersion if this program is too old for it, or it is no database of this program
     */
    public static void upgrade(Path file) {
        if (isNothing(file) || !isCurrent(file)) {
            Sqlite.plainly(() -> flyway(file).migrate());
        }
    }

    /**
     * Makes a database that was brought back from a backup give out no number again that was given out since the backup:
     * players remember their boards and challenges by them.
     *
     * @param present the database of the same server until now, which knows them; empty if it is lost, and then many are
     *     left out
     */
    public static void skipNumbers(Path file, Optional<Path> present) {
        Counter.skip(file, present);
    }

    private static boolean isNothing(Path file) {
        try {
            return !Files.exists(file) || Files.size(file) == 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Flyway flyway(Path file) {
        return Flyway.configure()
                .dataSource(Sqlite.url(file), null, null)
                .locations(Sqlite.MIGRATIONS)
                .javaMigrations(new ChainRows.OfOldBoards())
                .loggers("slf4j")
                .callbacks(new SecureMigration())
                .load();
    }

    /**
     * Runs a transaction that changes something. All of it becomes true and durable when this returns, or nothing. If it
     * meets another one it is run again from the start. Transactions that wait at the same time share a commit, and may run
     * on the thread of one of them.
     *
     * @throws Overtaken if it met others each time
     * @throws Unavailable if the database cannot do it now
     */
    public <T> T change(Function<Transaction, T> work) {
        requireInPlace(); // or a connection that is opened now would make an empty database
        T done = writing.run(run -> work.apply(transaction(run)));
        requireInPlace();
        return done;
    }

    /**
     * Several transactions one after the other, each as in {@link #change}; they share a commit if they can.
     *
     * @return in the same order what each gives, or throws
     */
    <T> List<Supplier<T>> changeEach(List<Function<Transaction, T>> works) {
        requireInPlace();
        List<Supplier<T>> done = writing.runEach(works.stream()
                .<Function<GroupCommit.Work, T>>map(work -> run -> work.apply(transaction(run)))
                .toList());
        requireInPlace();
        return done;
    }

    /** How many transactions wait for those before them. */
    int waiting() {
        return writing.waiting();
    }

    private void requireInPlace() {
        if (!isInPlace()) {
            throw Unavailable.gone(file);
        }
    }

    /** Whether the file that was opened is still the one that the next process would open. */
    public boolean isInPlace() {
        return opened.equals(fileKey(file));
    }

    /** Empty where there is no file, or no telling one from another. */
    private static Optional<Object> fileKey(Path file) {
        try {
            return Optional.ofNullable(
                    Files.readAttributes(file, BasicFileAttributes.class).fileKey());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * Reads from one snapshot.
     *
     * @throws Unavailable if the database cannot do it now
     */
    public <T> T read(Function<Transaction, T> work) {
        return in(reading, run -> work.apply(transaction(run, Once.inSnapshot())), 0);
    }

    private static <T> T in(Jdbi database, Function<GroupCommit.Work, T> work, int earlier) {
        try {
            return Failsafe.with(AGAIN).get(runs -> {
                int attempt = earlier + runs.getAttemptCount() + 1;
                List<Runnable> afterCommit = new ArrayList<>();
                T done = database.inTransaction(
                        handle -> work.apply(new GroupCommit.Work(handle, attempt, afterCommit::add)));
                afterCommit.forEach(Runnable::run);
                return done;
            });
        } catch (JdbiException fault) {
            throw Sqlite.isPassing(fault) ? Sqlite.unavailable(fault) : fault;
        }
    }

    private Transaction transaction(GroupCommit.Work run) {
        return transaction(run, Once.NEVER);
    }

    private Transaction transaction(GroupCommit.Work run, Once once) {
        return new Transaction(run.handle(), run.attempt(), new Replays(replayed, run.afterCommit()), once);
    }

    /** The same transactions, for whoever knows the repositories alone. */
    public Transactions transactions() {
        return new Transactions() {
            @Override
            public <T> T change(Function<Repositories, T> work) {
                return Store.this.change(tx -> work.apply(tx.repositories()));
            }

            @Override
            public <T> List<Supplier<T>> changeEach(List<Function<Repositories, T>> works) {
                return Store.this.changeEach(works.stream()
                        .<Function<Transaction, T>>map(work -> tx -> work.apply(tx.repositories()))
                        .toList());
            }

            @Override
            public <T> T read(Function<Repositories, T> work) {
                return Store.this.read(tx -> work.apply(tx.repositories()));
            }

            @Override
            public long generation() {
                return generations.latest();
            }
        };
    }

    @Override
    public void close() {
        generations.close();
        readers.close();
        writers.close();
    }

    /** An open transaction. */
    public final class Transaction {

        private final Handle handle;
        private final int attempt;
        private final Replays replays;
        private final Once once;

        private Transaction(Handle handle, int attempt, Replays replays, Once once) {
            this.handle = handle;
            this.attempt = attempt;
            this.replays = replays;
            this.once = once;
        }

        Handle handle() {
            return handle;
        }

        public Repositories repositories() {
            return new SqlRepositories(handle, games, random, attempt, replays, once);
        }

        /** The same, but every log is read and replayed from its start, whatever is known of it. */
        Repositories afresh() {
            return new SqlRepositories(handle, games, random, attempt, Replays.NONE, Once.NEVER);
        }
    }
}
