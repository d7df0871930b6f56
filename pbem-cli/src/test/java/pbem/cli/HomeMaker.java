package pbem.cli;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.game.Move;
import pbem.game.Position;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;
import pbem.notice.ReplyTarget;
import pbem.play.BoardAdministration;
import pbem.play.tournament.TournamentOrder;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.store.engine.Database;
import pbem.token.Token;

/**
 * Freezes a home of the present version with a bit of everything in it, so that later versions can show that they still
 * understand it. It is run by hand, before the first change to the database that a version brings:
 *
 * <pre>java -cp ... pbem.cli.HomeMaker pbem-cli/src/test/resources/homes/v11</pre>
 */
final class HomeMaker implements AutoCloseable {

    private static final List<String> PEOPLE = List.of("alice", "bob", "carol", "dave");

    private final MovedClock clock = new MovedClock(OldHome.FIRST_DAY);
    private final Random random = new Random(12);
    private final GreenMail relay = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    private final PbemServer server;
    private int written;

    private HomeMaker(Home home) throws Exception {
        home.make();
        relay.start();
        int port = relay.getSmtp().getPort();
        this.server = PbemServer.open(home, Configuration.defaults().with(Settings.SMTP_PORT, port), clock);
    }

    public static void main(String[] args) throws Exception {
        Path frozen = Path.of(args[0]);
        Path scratch = Files.createTempDirectory("pbem-home");
        Home home = new Home(scratch.resolve("home"));
        try (HomeMaker maker = new HomeMaker(home)) {
            maker.fill();
            maker.keepWhatMustStay(frozen);
        }
        Database.of(home.database()).compact(Duration.ofSeconds(30));
        zip(home, frozen.resolve(OldHome.ZIP));
    }

    private void fill() {
        signUps();
        playedOut();
        boards();
        tournament();
        server.delivery().work();
        server.outbox().prune(clock.instant()); // or this would be a large file
        server.inbox().prune(clock.instant());
        people();
        send(5);
        relay.stop();
        send(6); // nobody takes these mails, which are frozen by the attempt
        waiting();
    }

    private void signUps() {
        for (String name : PEOPLE) {
            unsigned(name, "signup " + name);
            signed(name, new ReplyTarget.OfConfirmation(PEOPLE.indexOf(name) + 1), "yes");
        }
        unsigned("erin", "signup erin"); // and never confirms it
    }

    /** 101, which is over. */
    private void playedOut() {
        start("cholone", "alice", "bob");
        play(101, 6);
        reply("bob", 101, "resign", "You were right.");
    }

    /** 102 to 107, which go on. */
    private void boards() {
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

    /** 108 to 110, of which one is over. */
    private void tournament() {
        server.store()
                .change(tx -> new TournamentOrder(
                                server.games().named("cholone").orElseThrow(),
                                "round-robin",
                                "Spring cup",
                                Map.of(),
                                Map.of("size", "3", "start-when-full", ""))
                        .match(
                                rules -> server.tournaments()
                                        .create(tx.repositories(), rules, List.of(), clock.instant()),
                                refusal -> {
                                    throw new IllegalStateException(server.say(refusal.phrase()));
                                }));
        for (String name : List.of("alice", "bob", "dave")) {
            signed(name, ReplyTarget.NONE, "join 1");
        }
        reply(onTurn(record(108)), 108, "resign", "");
        play(109, 3);
    }

    private void people() {
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
        play(102, 1); // for the watcher and the digest
        play(104, 1);
    }

    private void waiting() {
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
        unsigned(onTurn(submitted), "resign 103"); // which nothing proves, and so it is held
        // Nobody has acted on the last three: a reply to which a move is queued, and two others.
        receive(mail(
                onTurn(queued),
                address(onTurn(queued), new ReplyTarget.OfBoard(102, queued.revision())),
                "Re: board 102",
                first.notation() + "\r\n\r\nI thought about it for long.\r\n"));
        receive(mail("bob", OldHome.SERVER, "help", ""));
        receive(("From: dave@players.example\r\nTo: " + OldHome.SERVER
                        + "\r\nSubject: I am away\r\nAuto-Submitted: auto-replied\r\n\r\nUntil Monday.\r\n")
                .getBytes(StandardCharsets.UTF_8));
    }

    private void send(int most) {
        AtomicInteger left = new AtomicInteger(most);
        server.delivery().work(() -> left.getAndDecrement() > 0);
    }

    private void start(String game, String... users) {
        server.store().change(tx -> (BoardAdministration.Act.Done) server.administration()
                .start(
                        tx.repositories(),
                        server.games().named(game).orElseThrow(),
                        List.of(users),
                        Map.of(),
                        Map.of(),
                        clock.instant()));
    }

    private void play(int board, int moves) {
        for (int i = 0; i < moves; i++) {
            GameRecord record = record(board);
            reply(onTurn(record), board, move(record), i % 3 == 0 ? "Move " + i + "." : "");
            if (record(board).revision() == record.revision()) {
                throw new IllegalStateException("not played on board " + board);
            }
        }
    }

    private GameRecord record(int board) {
        return server.store()
                .read(tx -> tx.repositories().boards().record(board))
                .orElseThrow();
    }

    private static String onTurn(GameRecord record) {
        return name(record, record.toMove().get(0).index());
    }

    private static String name(GameRecord record, int seat) {
        return record.board().players().get(seat).user();
    }

    private String move(GameRecord record) {
        return anyMove(record.position()).notation();
    }

    private Move anyMove(Position position) {
        List<? extends Move> moves = position.moves();
        return moves.get(random.nextInt(moves.size()));
    }

    private void reply(String name, int board, String words, String comment) {
        signed(name, new ReplyTarget.OfBoard(board, record(board).revision()), words, comment);
    }

    private void signed(String name, ReplyTarget target, String words) {
        signed(name, target, words, "");
    }

    private void signed(String name, ReplyTarget target, String words, String comment) {
        act(mail(name, address(name, target), "Re: PBeM", words + "\r\n\r\n" + comment + "\r\n"));
    }

    private void unsigned(String name, String words) {
        act(mail(name, OldHome.SERVER, words, ""));
    }

    private String address(String name, ReplyTarget target) {
        long player = server.store()
                .read(tx -> tx.repositories().players().called(name))
                .map(Player::id)
                .orElse(0L);
        String token =
                server.tokens().write(new Token(player, target, clock.instant().plus(Duration.ofDays(365))));
        return OldHome.SERVER.replace("@", "+" + token + "@");
    }

    private byte[] mail(String name, String to, String subject, String body) {
        String from = name.equals("david") ? "dave" : name;
        return ("From: " + from + "@players.example\r\nTo: " + to + "\r\nSubject: " + subject + "\r\nMessage-ID: <m"
                        + ++written + "@players.example>\r\n\r\n" + body)
                .getBytes(StandardCharsets.UTF_8);
    }

    private void act(byte[] mail) {
        receive(mail);
        server.intake().work();
    }

    private void receive(byte[] mail) {
        clock.advance(Duration.ofMinutes(1));
        server.inbox().receive(new RawMail(mail, new Envelope(Optional.empty(), List.of())));
    }

    /** Beside the home, for people to read and tests to compare with. */
    private void keepWhatMustStay(Path directory) throws IOException {
        Files.createDirectories(directory);
        Files.writeString(directory.resolve(OldHome.BOARDS), OldHome.boards(server));
        Files.writeString(directory.resolve(OldHome.TIME), clock.instant() + "\n");
        Files.writeString(directory.resolve(OldHome.MAILS), OldHome.undelivered(server));
    }

    private static void zip(Home home, Path file) throws IOException {
        try (OutputStream bytes = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Path kept : List.of(home.database(), home.configuration(), home.keys())) {
                ZipEntry entry = new ZipEntry(kept.getFileName().toString());
                entry.setTimeLocal(OldHome.FIRST_DAY.atOffset(ZoneOffset.UTC).toLocalDateTime());
                zip.putNextEntry(entry);
                Files.copy(kept, zip);
                zip.closeEntry();
            }
        }
    }

    @Override
    public void close() {
        server.close();
    }
}
