package pbem.cli.home;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.repository.Backlog;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;

/**
 * Whether this process can do its work now, part by part. It is not ready without its database or without room on its disk;
 * mail that waits for long is said, but it is no reason to send readers elsewhere. What it says is for anybody: no address of
 * anything stands in it. Asked by many at once it looks once, and nobody waits long. Safe for any thread.
 */
final class Readiness {

    private static final Logger LOG = LoggerFactory.getLogger(Readiness.class);
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** Monitors do not wait longer, and some ask every second. */
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    private static final Duration GOOD_FOR = Duration.ofSeconds(1);

    /** A server that runs has no mail that waits longer for its first look; see the doctor. */
    private static final Duration LONG = Duration.ofMinutes(15);

    /** With less, SQLite cannot even clean up. */
    private static final long LEAST_FREE = 32L << 20;

    private final Transactions transactions;
    private final Path home;
    private final Clock clock;
    private final ExecutorService looks = Executors.newSingleThreadExecutor(look -> {
        Thread thread = new Thread(look, "pbem-readiness");
        thread.setDaemon(true);
        return thread;
    });
    private CompletableFuture<Report> last = CompletableFuture.completedFuture(null);
    private long began = System.nanoTime() - GOOD_FOR.toNanos();

    /**
     * What was found.
     *
     * @param json an object with the member {@code ready} and one for each part
     */
    record Report(boolean isReady, String json) {}

    Readiness(Transactions transactions, Path home, Clock clock) {
        this.transactions = transactions;
        this.home = home;
        this.clock = clock;
    }

    /** How it is now, or was a moment ago. */
    Report report() {
        try {
            return look().get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            return report(
                    Optional.of("it has not answered for " + PATIENCE.toSeconds() + " seconds"), Optional.empty());
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

    /** @param oldestReceived empty for none */
    private record Waiting(Optional<Instant> oldestReceived, Optional<Instant> oldestToSend) {}

    private Report found() {
        try {
            transactions.change(tx -> true); // it takes what is to be written
            Waiting waiting = transactions.read(tx -> {
                Backlog backlog = tx.backlog();
                return new Waiting(backlog.oldestReceived(), backlog.oldestToSend());
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
        ObjectNode json = MAPPER.createObjectNode();
        Optional<Long> free = free();
        boolean isShort = free.filter(bytes -> bytes < LEAST_FREE).isPresent();
        boolean isReady = away.isEmpty() && !isShort;
        json.put("ready", isReady);
        ObjectNode database = json.putObject("database").put("state", away.isEmpty() ? "ok" : "away");
        away.ifPresent(why -> database.put("reason", why));
        waiting.ifPresent(since -> {
            age(json.putObject("intake"), since.oldestReceived());
            age(json.putObject("outbox"), since.oldestToSend());
        });
        ObjectNode disk = json.putObject("disk").put("state", isShort ? "short" : "ok");
        free.ifPresent(bytes -> disk.put("free_megabytes", bytes >> 20));
        return new Report(isReady, json.toString());
    }

    private void age(ObjectNode part, Optional<Instant> since) {
        long seconds = since.map(first ->
                        Math.max(0, Duration.between(first, clock.instant()).toSeconds()))
                .orElse(0L);
        part.put("state", seconds > LONG.toSeconds() ? "late" : "ok").put("oldest_waits_seconds", seconds);
    }

    private Optional<Long> free() {
        try {
            return Optional.of(Files.getFileStore(home).getUsableSpace());
        } catch (IOException e) {
            LOG.debug("no telling how much room there is", e);
            return Optional.empty();
        }
    }
}
