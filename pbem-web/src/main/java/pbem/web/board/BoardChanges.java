package pbem.web.board;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.sse.SseClient;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.phrase.Phrase;
import pbem.query.BoardQueries;
import pbem.summary.BoardMark;
import pbem.web.page.Problem;

/**
 * Tells pages by server-sent events when the board that they show has changed, or when more was said there that everybody
 * may read. One thread looks once a second, for all pages, whether anything has changed at all; only then it looks at the
 * boards on show. The number of pages is bounded, from one address more narrowly. No page delays the end of the site.
 */
public final class BoardChanges implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(BoardChanges.class);

    private static final int MOST = 500;

    /** From one address. */
    private static final int MOST_OF_ONE = 30;

    /** In rounds: so often a word goes out that means nothing, by which we learn who has gone, and no proxy hangs up. */
    private static final int BEAT = 15;

    private final BoardQueries boards;
    private final LongSupplier generation;
    private final Map<SseClient, Watched> watched = new ConcurrentHashMap<>();
    private final ScheduledExecutorService rounds = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "board-changes");
        thread.setDaemon(true);
        return thread;
    });
    private long seen;
    private int round;

    /**
     * A page.
     *
     * @param revision that it was told last
     * @param sayings how many there were then; none where not everybody may know
     */
    private record Watched(String address, int board, int revision, OptionalInt sayings) {

        Watched told(BoardMark now) {
            return new Watched(address, board, now.revision(), now.chats());
        }
    }

    /** @param generation another number as soon as anything has changed */
    public BoardChanges(BoardQueries boards, LongSupplier generation) {
        this.boards = boards;
        this.generation = generation;
    }

    public void add(RoutesConfig routes) {
        routes.before("/boards/{board}/changes", this::admit);
        routes.sse("/boards/{board}/changes", this::watch);
        rounds.scheduleWithFixedDelay(this::look, 1, 1, TimeUnit.SECONDS);
    }

    private void admit(Context context) {
        new RequestedBoard(RequestedBoard.number(context), OptionalInt.empty()).version(boards);
        String address = context.ip();
        if (watched.size() >= MOST
                || watched.values().stream()
                                .filter(one -> one.address().equals(address))
                                .count()
                        >= MOST_OF_ONE) {
            throw Problem.refused(HttpStatus.SERVICE_UNAVAILABLE, Phrase.of("site.many-watch"));
        }
    }

    private void watch(SseClient client) {
        int number = RequestedBoard.number(client.ctx());
        client.keepAlive();
        client.onClose(() -> watched.remove(client));
        watched.put(client, new Watched(client.ctx().ip(), number, -1, OptionalInt.empty()));
        tell(client, boards.version(number));
    }

    private void look() {
        try {
            long present = generation.getAsLong();
            if (present != seen) {
                Map<Integer, Optional<BoardMark>> versions = new ConcurrentHashMap<>();
                watched.forEach(
                        (client, what) -> tell(client, versions.computeIfAbsent(what.board(), boards::version)));
                seen = present; // not before all is read: what a fault hid is looked at again
            }
            if (++round % BEAT == 0) {
                watched.keySet().forEach(client -> client.sendComment("here"));
            }
        } catch (RuntimeException e) { // the database is away, perhaps; the next round comes
            LOG.debug("boards were not looked at", e);
        }
    }

    private void tell(SseClient client, Optional<BoardMark> version) {
        Watched before = watched.get(client);
        if (before == null || version.isEmpty()) {
            return;
        }
        Watched now = before.told(version.get());
        if (now.equals(before) || !watched.replace(client, before, now)) {
            return;
        }
        if (before.revision() != now.revision()) {
            client.sendEvent("revision", String.valueOf(now.revision())); // by which it may turn out to be gone
        }
        if (now.sayings().isPresent() && !before.sayings().equals(now.sayings())) {
            client.sendEvent("sayings", String.valueOf(now.sayings().getAsInt()));
        }
    }

    /** Lets go of every page. */
    @Override
    public void close() {
        rounds.shutdownNow();
        watched.keySet().forEach(SseClient::close);
        watched.clear();
    }
}
