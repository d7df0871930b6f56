package pbem.bench.loop;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import pbem.cli.demo.FreePort;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.game.Act;
import pbem.game.Seat;
import pbem.player.Player;
import pbem.player.Preference;
import pbem.player.Preferences;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.Repositories;

/** A home with boards for two players, which takes mail over SMTP or from a mailbox and sends to the sink. */
final class BenchHome {

    /** The user whose mailbox the server fetches, if it fetches mail. */
    static final String MAILBOX = "pbem";

    /** The wishes of players who want plain text. */
    static final Preferences TEXT = Preferences.STANDARD.with(Preference.FORMAT, Preferences.Format.PLAIN);

    /** The default of the section [database]. */
    private static final int CONNECTIONS = 8;

    private final Home home;
    private final int port;

    /**
     * Makes a home without moves.
     *
     * @param sink the port of the mail server that takes the server's mails
     * @param wishes of the players at a board
     */
    BenchHome(Path directory, int boards, int sink, IntFunction<Preferences> wishes) throws Exception {
        this(directory, sink, "", CONNECTIONS, Optional.empty());
        fill(boards, wishes, board -> List.of());
    }

    /**
     * @param played the moves already played on a board; the first mail to its players shows the position after them
     */
    BenchHome(Path directory, int boards, int sink, Preferences wishes, IntFunction<List<String>> played)
            throws Exception {
        this(directory, sink, "", CONNECTIONS, Optional.empty());
        fill(boards, board -> wishes, played);
    }

    /** Makes a home with boards whose players want plain text and send their mail to a mailbox. */
    BenchHome(Path directory, int boards, int sink, MailboxServer mailboxes) throws Exception {
        this(directory, sink, "", CONNECTIONS, Optional.of(mailboxes));
        fill(boards, board -> TEXT, board -> List.of());
    }

    /**
     * Makes a home without boards, for players who want plain text.
     *
     * @param url the address of a PostgreSQL database whose user is {@code postgres}; empty for a database in the home
     */
    BenchHome(Path directory, int sink, String url) throws Exception {
        this(directory, sink, url, CONNECTIONS, Optional.empty());
    }

    /**
     * Adds boards.
     *
     * @param played the moves already played on a board
     */
    void fill(int boards, IntFunction<List<String>> played) throws Exception {
        fill(boards, board -> TEXT, played);
    }

    private BenchHome(Path directory, int sink, String url, int connections, Optional<MailboxServer> mailboxes)
            throws Exception {
        home = new Home(directory);
        port = FreePort.any();
        Files.createDirectories(directory);
        Files.writeString(home.configuration(), """
                [server]
                address = "pbem@bench.example"
                %s
                [smtp]
                host = "127.0.0.1"
                port = %d
                [limits]
                answers_per_hour = 10000
                mails_per_day = 100000
                [site]
                enabled = false
                [database]
                url = "%s"
                user = "postgres"
                connections = %d
                """.formatted(
                        mailboxes.map(BenchHome::fetching).orElse(listening(port)), sink, url, connections));
        home.make(home.read(Map.of()));
    }

    private static String listening(int port) {
        return """
                [intake]
                source = "smtp"
                [listen]
                port = %d""".formatted(port);
    }

    private static String fetching(MailboxServer mailboxes) {
        return """
                [intake]
                source = "imap"
                poll_seconds = 5
                [imap]
                host = "127.0.0.1"
                port = %d
                tls = false
                user = "%s"
                password = "%s"
                delete_processed = true""".formatted(mailboxes.imap(), MAILBOX, MailboxServer.PASSWORD);
    }

    /** Makes the home of another process of the same server, with that many database connections. */
    BenchHome beside(Path directory, int sink, String url, int connections) throws Exception {
        Files.createDirectories(directory);
        Files.copy(home.keys(), directory.resolve(home.keys().getFileName()));
        return new BenchHome(directory, sink, url, connections, Optional.empty());
    }

    private void fill(int boards, IntFunction<Preferences> wishes, IntFunction<List<String>> played) throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            for (int board = 0; board < boards; board++) {
                start(server, board, wishes.apply(board), played.apply(board));
            }
        }
    }

    private static void start(PbemServer server, int board, Preferences wishes, List<String> played) {
        Instant now = server.clock().instant();
        server.store().change(tx -> {
            for (int seat = 0; seat < 2; seat++) {
                Player player = tx.players().enrol(name(seat, board), PlayedBoards.address(seat, board), now);
                tx.preferences().set(player, wishes);
            }
            Act<GameRecord> begun = server.administration()
                    .start(
                            tx,
                            server.games().named("cholone").orElseThrow(),
                            List.of(name(0, board), name(1, board)),
                            Map.of(),
                            Map.of(),
                            now);
            if (!played.isEmpty()) {
                play(server, tx, begun.now(), played, now);
            }
            return true;
        });
    }

    /** Plays moves. A new mail with the position after them replaces the first mail. */
    private static void play(
            PbemServer server, Repositories repositories, GameRecord begun, List<String> moves, Instant now) {
        GameRecord record = begun;
        for (String move : moves) {
            Seat seat = record.toMove().get(0);
            Event event = new Event.Moved(seat, move, "");
            Entry entry = new Entry(
                    record.revision() + 1,
                    now,
                    Actor.player(record.board().player(seat)),
                    Proof.ADMIN,
                    OptionalLong.empty(),
                    event);
            record = repositories.boards().append(record, entry);
        }
        server.administration()
                .rollBack(repositories, record.board().number(), 0, "bench", "to tell of the board", now);
    }

    private static String name(int seat, int board) {
        return "s" + seat + "b" + board;
    }

    Path directory() {
        return home.directory();
    }

    Path database() {
        return home.database();
    }

    int port() {
        return port;
    }
}
