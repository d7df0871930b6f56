package pbem.cli;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Position;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;
import pbem.notice.ReplyTarget;
import pbem.play.tournament.TournamentOrder;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.OutboxItem;
import pbem.token.Token;

/** Fills a home with data of every kind: players, boards of all games, a tournament, waiting mails. */
final class HomeMaker implements AutoCloseable {

    static final String SERVER = "pbem@localhost.localdomain";

    private static final Instant FIRST_DAY = Instant.parse("2026-03-01T12:00:00Z");
    private static final List<String> PEOPLE = List.of("alice", "bob", "carol", "dave");

    final MovedClock clock = new MovedClock(FIRST_DAY);
    private final Random random = new Random(12);
    final GreenMail relay = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    final PbemServer server;
    private int written;

    HomeMaker(Home home) throws Exception {
        this(home, Duration.ZERO);
    }

    /** @param later the time since the first day */
    HomeMaker(Home home, Duration later) throws Exception {
        clock.advance(later);
        home.make();
        relay.start();
        int port = relay.getSmtp().getPort();
        this.server = PbemServer.open(home, Configuration.defaults().with(Settings.SMTP_PORT, port), clock);
    }

    void signUps() {
        for (String name : PEOPLE) {
            unsigned(name, "signup " + name);
            signed(name, new ReplyTarget.OfConfirmation(PEOPLE.indexOf(name) + 1), "yes");
        }
        unsigned("erin", "signup erin"); // she never confirms it
    }

    /** Board 101, which is over. */
    void playedOut() {
        start("cholone", "alice", "bob");
        play(101, 6);
        reply("bob", 101, "resign", "You were right.");
    }

    /** Boards 102 to 107, which are under way. */
    void boards() {
        signed("alice", ReplyTarget.NONE, "cholone challenge bob -setup=belgian --forfeittime=14", "Shall we?");
        signed("bob", new ReplyTarget.OfChallenge(1), "accept", "Of course.");
        play(102, 9);
        start("chroma", "carol", "dave");
        play(103, 7);
        start("kroma", "alice", "bob", "carol");
        play(104, 8);
        start("chromatic-chess", "alice", "dave");
        play(105, 6);
        start("chromino", "bob", "carol", "dave");
        play(106, 8);
        signed("alice", ReplyTarget.NONE, "tutorial cholone game");
    }

    /** Boards 108 to 110, one of which is over. */
    void tournament() {
        server.store()
                .change(tx -> new TournamentOrder(
                                server.games().named("cholone").orElseThrow(),
                                "round-robin",
                                "Spring cup",
                                Map.of(),
                                Map.of("size", "3", "start-when-full", ""))
                        .rules()
                        .then(rules -> Act.done(server.tournaments().create(tx, rules, List.of(), clock.instant())))
                        .now());
        for (String name : List.of("alice", "bob", "dave")) {
            signed(name, ReplyTarget.NONE, "join 1");
        }
        reply(onTurn(record(108)), 108, "resign", "");
        play(109, 3);
    }

    void people() {
        signed("bob", ReplyTarget.NONE, "set format plain");
        signed("bob", ReplyTarget.NONE, "set zone Europe/Paris");
        signed("carol", ReplyTarget.NONE, "set digest daily");
        signed("carol", ReplyTarget.NONE, "block alice");
        signed("carol", ReplyTarget.NONE, "cholone limit 4");
        signed("dave", ReplyTarget.NONE, "vacation 2026-03-20 2026-03-24");
        signed("dave", ReplyTarget.NONE, "change name david");
        signed("carol", ReplyTarget.NONE, "subscribe 102");
        signed("dave", ReplyTarget.NONE, "cholone notify");
        signed("carol", ReplyTarget.NONE, "chat 102", "A fine game.");
        signed("bob", ReplyTarget.NONE, "message alice", "More time, please.");
        signed("alice", ReplyTarget.NONE, "feedback", "I like it here.");
        play(102, 1); // news for the watcher and the digest
        play(104, 1);
    }

    void waiting() {
        signed("alice", ReplyTarget.NONE, "cholone challenge bob", "Once more?"); // challenge 2
        signed("carol", ReplyTarget.NONE, "chroma seek 3"); // challenge 3
        GameRecord chess = record(105);
        reply(name(chess, chess.toMove().get(0).index()), 105, "draw", "I see no way to win.");
        GameRecord queued = record(102);
        Move first = anyMove(queued.position());
        Move answer = anyMove(queued.position().play(first));
        String waits = name(queued, 1 - queued.toMove().get(0).index());
        reply(waits, 102, "queue 102 if " + first.notation() + " then " + answer.notation(), "");
        GameRecord submitted = record(103);
        reply(onTurn(submitted), 103, "submit 103 " + move(submitted), "");
        unsigned(onTurn(submitted), "resign 103"); // it has no proof, so it is held
        // Nobody acts on the last three mails: a reply that makes a queued move due, and two others.
        receive(mail(
                onTurn(queued),
                address(onTurn(queued), new ReplyTarget.OfBoard(102, queued.revision())),
                "Re: board 102",
                first.notation() + "\r\n\r\nI thought about it for long.\r\n"));
        receive(mail("bob", SERVER, "help", ""));
        receive(("From: dave@players.example\r\nTo: " + SERVER
                        + "\r\nSubject: I am away\r\nAuto-Submitted: auto-replied\r\n\r\nUntil Monday.\r\n")
                .getBytes(StandardCharsets.UTF_8));
    }

    void send(int most) {
        AtomicInteger left = new AtomicInteger(most);
        server.delivery().work(() -> left.getAndDecrement() > 0);
    }

    void start(String game, String... users) {
        server.store().change(tx -> (Act.Done<GameRecord>) server.administration()
                .start(
                        tx,
                        server.games().named(game).orElseThrow(),
                        List.of(users),
                        Map.of(),
                        Map.of(),
                        clock.instant()));
    }

    void play(int board, int moves) {
        for (int i = 0; i < moves; i++) {
            GameRecord record = record(board);
            reply(onTurn(record), board, move(record), i % 3 == 0 ? "Move " + i + "." : "");
            if (record(board).revision() == record.revision()) {
                throw new IllegalStateException("not played on board " + board);
            }
        }
    }

    GameRecord record(int board) {
        return server.store().read(tx -> tx.boards().record(board)).orElseThrow();
    }

    static String onTurn(GameRecord record) {
        return name(record, record.toMove().get(0).index());
    }

    private static String name(GameRecord record, int seat) {
        return record.board().players().get(seat).user();
    }

    String move(GameRecord record) {
        return anyMove(record.position()).notation();
    }

    private Move anyMove(Position position) {
        List<? extends Move> moves = position.moves();
        return moves.get(random.nextInt(moves.size()));
    }

    void reply(String name, int board, String words, String comment) {
        signed(name, new ReplyTarget.OfBoard(board, record(board).revision()), words, comment);
    }

    private void signed(String name, ReplyTarget target, String words) {
        signed(name, target, words, "");
    }

    void signed(String name, ReplyTarget target, String words, String comment) {
        act(mail(name, address(name, target), "Re: PBeM", words + "\r\n\r\n" + comment + "\r\n"));
    }

    private void unsigned(String name, String words) {
        act(mail(name, SERVER, words, ""));
    }

    String address(String name, ReplyTarget target) {
        long player = server.store()
                .read(tx -> tx.players().called(name))
                .map(Player::id)
                .orElse(0L);
        String token =
                server.tokens().write(new Token(player, target, clock.instant().plus(Duration.ofDays(365))));
        return SERVER.replace("@", "+" + token + "@");
    }

    private byte[] mail(String name, String to, String subject, String body) {
        String from = name.equals("david") ? "dave" : name;
        return ("From: " + from + "@players.example\r\nTo: " + to + "\r\nSubject: " + subject + "\r\nMessage-ID: <m"
                        + clock.millis() + "-" + ++written + "@players.example>\r\n\r\n" + body)
                .getBytes(StandardCharsets.UTF_8);
    }

    /** A mail that answers none of ours. */
    void act(String name, String words) {
        signed(name, ReplyTarget.NONE, words);
    }

    /** The newest mail in the outbox, as it would be sent. */
    String newestMail() throws Exception {
        long newest = server.outbox().list(Integer.MAX_VALUE).stream()
                .mapToLong(OutboxItem::id)
                .max()
                .orElseThrow();
        byte[] bytes = server.outbox().preview(newest).orElseThrow().bytes();
        return Correspondence.text(new MimeMessage(null, new ByteArrayInputStream(bytes)));
    }

    /** The server notes that it is up for this time, and does nothing else. */
    void stayUpFor(Duration time) {
        Instant until = clock.instant().plus(time);
        while (clock.instant().isBefore(until)) {
            clock.advance(Duration.ofHours(12));
            server.store().change(tx -> {
                tx.outages().beat(clock.instant());
                return true;
            });
        }
    }

    void act(byte[] mail) {
        receive(mail);
        server.intake().work();
    }

    private void receive(byte[] mail) {
        clock.advance(Duration.ofMinutes(1));
        server.inbox().receive(new RawMail(mail, new Envelope(Optional.empty(), List.of())));
    }

    @Override
    public void close() {
        server.close();
    }
}
