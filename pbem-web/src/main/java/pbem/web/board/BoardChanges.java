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
 * Tells pages by server-sent events when the board that they show has changed, or when a message that everybody may
 * read was posted there. Once a second a single thread checks for all pages whether anything has changed; only then
 * does it look at the boards on show. The number of pages is bounded, both in all and from one address. Open pages do
 * not delay the shutdown of the site.
 */
public final class BoardChanges implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(BoardChanges.class);

    private static final int MOST = 500;

    /** The largest number of pages from one address. */
    private static final int MOST_OF_ONE = 30;

    /**
     * In rounds; the interval between empty messages. They show which readers have gone and keep proxies from closing
     * the connection.
     */
    private static final int BEAT = 15;

    private final BoardQueries boards;
    private final LongSupplier generation;
    /** The address of each request from before its answer begins until it ends: what the bounds count. */
    private final Map<Context, String> admitted = new ConcurrentHashMap<>();

    private final Map<SseClient, Watched> watched = new ConcurrentHashMap<>();
    private final ScheduledExecutorService rounds = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "board-changes");
        thread.setDaemon(true);
        return thread;
    });
    private long seen;
    private int round;

    /**
     * A page that watches a board.
     *
     * @param revision the last revision that it was told
     * @param sayings the number of messages that it was told last; empty where not everybody may know
     */
    private record Watched(int board, int revision, OptionalInt sayings) {

        Watched told(BoardMark now) {
            return new Watched(board, now.revision(), now.chats());
        }
    }

    /** @param generation a number that differs after any change */
    public BoardChanges(BoardQueries boards, LongSupplier generation) {
        this.boards = boards;
        this.generation = generation;
    }

    public void add(RoutesConfig routes) {
        routes.before("/boards/{board}/changes", this::admit);
        routes.sse("/boards/{board}/changes", this::watch);
        routes.after("/boards/{board}/changes", admitted::remove);
        rounds.scheduleWithFixedDelay(this::look, 1, 1, TimeUnit.SECONDS);
    }

    private void admit(Context context) {
        new RequestedBoard(RequestedBoard.number(context), OptionalInt.empty()).version(boards);
        if (!place(context)) {
            throw Problem.refused(HttpStatus.SERVICE_UNAVAILABLE, Phrase.of("site.many-watch"));
        }
    }

    /** Counting and admitting are one step, so that requests at the same moment do not pass the bounds together. */
    private synchronized boolean place(Context context) {
        String address = context.ip();
        boolean free = admitted.size() < MOST
                && admitted.values().stream().filter(address::equals).count() < MOST_OF_ONE;
        if (free) {
            admitted.put(context, address);
        }
        return free;
    }

    private void watch(SseClient client) {
        int number = RequestedBoard.number(client.ctx());
        client.keepAlive();
        client.onClose(() -> watched.remove(client));
        watched.put(client, new Watched(number, -1, OptionalInt.empty()));
        tell(client, boards.version(number));
    }

    private void look() {
        try {
            long present = generation.getAsLong();
            if (present != seen) {
                Map<Integer, Optional<BoardMark>> versions = new ConcurrentHashMap<>();
                watched.forEach(
                        (client, what) -> tell(client, versions.computeIfAbsent(what.board(), boards::version)));
                seen = present; // set only after all boards are read, so a fault leads to another look
            }
            if (++round % BEAT == 0) {
                watched.keySet().forEach(client -> client.sendComment("here"));
            }
        } catch (RuntimeException e) { // perhaps the database is down; the next round tries again
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
            client.sendEvent("revision", String.valueOf(now.revision())); // sending may reveal that the page is gone
        }
        if (now.sayings().isPresent() && !before.sayings().equals(now.sayings())) {
            client.sendEvent("sayings", String.valueOf(now.sayings().getAsInt()));
        }
    }

    /** Closes the connections to all pages. */
    @Override
    public void close() {
        rounds.shutdownNow();
        watched.keySet().forEach(SseClient::close);
        watched.clear();
    }
}
