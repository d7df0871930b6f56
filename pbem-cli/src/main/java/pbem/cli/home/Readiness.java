package pbem.cli.home;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.cli.watch.BackupState;
import pbem.cli.watch.Patience;
import pbem.repository.Backlog;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;

/**
 * Tells whether this process can do its work now. Each part of it is {@code ok}, {@code late} or something worse. The
 * process is ready as long as no part is worse than late. Anybody may read the report, so it contains no addresses.
 * Requests at the same time share one look, and each is answered soon. Safe for any thread.
 */
final class Readiness {

    private static final Logger LOG = LoggerFactory.getLogger(Readiness.class);
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static final String OK = "ok";
    private static final String LATE = "late";
    private static final String STUCK = "stuck";

    /** The longest time until a report. Monitors do not wait longer, and some ask every second. */
    private static final Duration LONGEST_LOOK = Duration.ofSeconds(3);

    private static final Duration GOOD_FOR = Duration.ofSeconds(1);

    /** The least free disk space in bytes. With less, SQLite cannot even clean up. */
    private static final long LEAST_FREE = 32L << 20;

    private final Transactions transactions;
    private final Home home;
    private final Clock clock;
    private final boolean fetches;
    private final Supplier<Optional<BackupState>> backups;
    private final Instant started;
    private final ExecutorService looks = Executors.newSingleThreadExecutor(look -> {
        Thread thread = new Thread(look, "pbem-readiness");
        thread.setDaemon(true);
        return thread;
    });
    private CompletableFuture<Report> last = CompletableFuture.completedFuture(null);
    private long began = System.nanoTime() - GOOD_FOR.toNanos();

    /**
     * The result of a look.
     *
     * @param json an object with the member {@code ready} and one for each part
     */
    record Report(boolean isReady, String json) {}

    /**
     * @param fetches whether mail is fetched from a mailbox
     * @param backups the state of the scheduled backups; empty if none are scheduled
     */
    Readiness(
            Transactions transactions,
            Home home,
            Clock clock,
            boolean fetches,
            Supplier<Optional<BackupState>> backups) {
        this.transactions = transactions;
        this.home = home;
        this.clock = clock;
        this.fetches = fetches;
        this.backups = backups;
        this.started = clock.instant();
    }

    /** The report of now, or of a moment ago. */
    Report report() {
        try {
            return look().get(LONGEST_LOOK.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            return report(
                    Optional.of("it has not answered for " + LONGEST_LOOK.toSeconds() + " seconds"), Optional.empty());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return report(Optional.of("the server is being stopped"), Optional.empty());
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private synchronized CompletableFuture<Report> look() {
        if (last.isDone() && System.nanoTime() - began >= GOOD_FOR.toNanos()) {
            began = System.nanoTime();
            last = CompletableFuture.supplyAsync(this::found, looks);
        }
        return last;
    }

    /**
     * @param oldestReceived when the oldest mail that waits came in; empty if none waits
     * @param lastTaken when a mail server last took a mail of ours
     * @param lastReached when a mailbox was last reached
     * @param lastBeat when the server was last up
     */
    private record Waiting(
            Optional<Instant> oldestReceived,
            Optional<Instant> oldestToSend,
            Instant lastTaken,
            Optional<Instant> lastReached,
            Optional<Instant> lastBeat) {}

    private Report found() {
        try {
            transactions.change(tx -> true); // fails if the database cannot be written
            Waiting waiting = transactions.read(tx -> {
                Backlog backlog = tx.backlog();
                return new Waiting(
                        backlog.oldestReceived(),
                        backlog.oldestToSend(),
                        tx.vitals().lastTaken(),
                        tx.outages().lastReached(),
                        tx.outages().lastBeat());
            });
            return report(Optional.empty(), Optional.of(waiting));
        } catch (Unavailable e) {
            return report(Optional.of("it is not available"), Optional.empty());
        } catch (RuntimeException e) {
            LOG.warn("the server is not ready: {}", e.getMessage());
            return report(Optional.of("it cannot be used; the log says more"), Optional.empty());
        }
    }

    private Report report(Optional<String> away, Optional<Waiting> waiting) {
        Instant now = clock.instant();
        ObjectNode json = MAPPER.createObjectNode();
        json.put("ready", true);
        ObjectNode database = json.putObject("database").put("state", away.isEmpty() ? OK : "away");
        away.ifPresent(why -> database.put("reason", why));
        waiting.ifPresent(found -> {
            intake(json.putObject("intake"), found, now);
            outbox(json.putObject("outbox"), found, now);
        });
        Optional<Long> free = free();
        ObjectNode disk = json.putObject("disk")
                .put("state", free.filter(bytes -> bytes < LEAST_FREE).isPresent() ? "short" : OK);
        free.ifPresent(bytes -> disk.put("free_megabytes", bytes >> 20));
        waiting.ifPresent(found -> json.putObject("clock")
                .put(
                        "state",
                        found.lastBeat()
                                        .filter(beat -> beat.isAfter(now.plus(Patience.CLOCKS_DIFFER)))
                                        .isPresent()
                                ? "behind"
                                : OK));
        json.putObject("keys").put("state", hasKeys() ? OK : "missing");
        backups.get().ifPresent(copies -> backup(json.putObject("backups"), copies, now));
        boolean isReady = json.properties().stream()
                .map(part -> part.getValue().path("state").asText(OK))
                .allMatch(state -> state.equals(OK) || state.equals(LATE));
        json.put("ready", isReady);
        return new Report(isReady, json.toString());
    }

    private void intake(ObjectNode part, Waiting waiting, Instant now) {
        long seconds = age(waiting.oldestReceived(), now);
        Instant longAgo = now.minus(Patience.MAILBOX);
        boolean unreached = fetches
                && started.isBefore(longAgo)
                && waiting.lastReached().filter(longAgo::isBefore).isEmpty();
        part.put("state", unreached ? "unreached" : state(seconds)).put("oldest_waits_seconds", seconds);
    }

    /** Reports on mails to be sent. A mail that one mail server does not take is only late while other mails go out. */
    private void outbox(ObjectNode part, Waiting waiting, Instant now) {
        long seconds = age(waiting.oldestToSend(), now);
        boolean goesOut = waiting.lastTaken().isAfter(now.minus(Patience.STUCK_MAIL));
        part.put("state", goesOut && state(seconds).equals(STUCK) ? LATE : state(seconds))
                .put("oldest_waits_seconds", seconds);
    }

    private static void backup(ObjectNode part, BackupState backups, Instant now) {
        part.put("state", backups.isLate(now) ? "missing" : backups.fault().isPresent() ? LATE : OK);
        backups.newest().ifPresent(newest -> part.put("newest_seconds", age(Optional.of(newest), now)));
    }

    private static long age(Optional<Instant> since, Instant now) {
        return since.map(first -> Math.max(0, Duration.between(first, now).toSeconds()))
                .orElse(0L);
    }

    private static String state(long seconds) {
        if (seconds > Patience.STUCK_MAIL.toSeconds()) {
            return STUCK;
        }
        return seconds > Patience.LATE_MAIL.toSeconds() ? LATE : OK;
    }

    private boolean hasKeys() {
        try {
            return !KeyFile.ids(home.keys()).isEmpty();
        } catch (IOException | IllegalArgumentException e) {
            LOG.debug("the keys cannot be read", e);
            return false;
        }
    }

    private Optional<Long> free() {
        try {
            return Optional.of(Files.getFileStore(home.directory()).getUsableSpace());
        } catch (IOException e) {
            LOG.debug("the free space cannot be determined", e);
            return Optional.empty();
        }
    }
}
