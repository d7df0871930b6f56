package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static pbem.cli.Correspondence.text;

import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.config.Configuration;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.OutgoingMail;
import pbem.testkit.TestDirectory;

/** A game is played by mail with a backup before every step; then each backup is restored. */
class RestoredAtEveryPointIT {

    private static final String SERVER = "pbem@localhost.localdomain";
    private static final String ADMIN = "admin";
    private static final String BROUGHT_BACK = "This server was restored from a backup.";

    /** A player and the text of their reply to their newest mail. */
    private record Step(String who, String words) {}

    private static final List<Step> INVITATION = List.of(
            new Step("alice", "chromatic-chess challenge bob"), new Step("alice", "yes"), new Step("bob", "accept"));

    private static final List<Step> GAME = List.of(
            new Step("alice", "g2-i5\n\nGood luck!"),
            new Step("bob", "draw"),
            new Step("alice", "decline"),
            new Step("bob", "h10-h8"),
            new Step("alice", "i5-j8"),
            new Step("alice", "undo"),
            new Step("bob", "accept"),
            new Step("alice", "i5-j8"),
            new Step("bob", "g10-e8"),
            new Step(ADMIN, "rollback"),
            new Step("bob", "g10-e8"),
            new Step("alice", "j8-k11")); // mate

    private static final List<String> ANSWERS = List.of("accept", "yes", "resign");

    @TempDir(factory = TestDirectory.class) // nothing is killed here
    private Path directory;

    private final MovedClock clock = new MovedClock(Instant.parse("2026-03-01T12:00:00Z"));
    private final Map<Long, Optional<OutgoingMail>> read = new TreeMap<>();
    private PbemServer server;
    private int written;

    @BeforeEach
    void begin() throws Exception {
        pbem("setup", "--defaults");
        pbem("player", "add", "alice", address("alice"));
        pbem("player", "add", "bob", address("bob"));
        pbem("board", "start", "chroma", "bob", "alice"); // 101 never gets a move
        open();
    }

    private void pbem(String... words) {
        List<String> args = new ArrayList<>(List.of(words));
        args.addAll(List.of("--home", home().toString()));
        assertThat(Main.run(args.toArray(new String[0])))
                .as(String.join(" ", words))
                .isZero();
    }

    private Path home() {
        return directory.resolve("home");
    }

    private static String address(String user) {
        return user + "@players.example";
    }

    private void open() throws Exception {
        server = PbemServer.open(new Home(home()), Configuration.defaults(), clock);
        server.tellOfRestore();
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void at_every_point_of_a_game_it_goes_on_from_there_and_nothing_old_is_played() throws Exception {
        List<MimeMessage> sent = new ArrayList<>();
        List<Path> backups = new ArrayList<>();
        for (Step step : INVITATION) {
            backups.add(backup(backups.size()));
            take(step);
        }
        for (Step step : GAME) {
            backups.add(backup(backups.size()));
            take(step);
        }
        backups.add(backup(backups.size()));
        assertThat(newest().state()).isEqualTo(GameRecord.State.FINISHED);
        sent.addAll(mailsTo("alice"));
        sent.addAll(mailsTo("bob"));
        assertThat(sent).hasSizeGreaterThan(GAME.size());

        for (int point = 0; point < backups.size(); point++) {
            restore(backups.get(point));
            List<GameRecord> restored = records();
            everyPlayerOfAnOpenBoardIsToldOnce();
            for (int i = 0; i < sent.size(); i++) {
                replyAsIfNothingHadHappened(sent.get(i), ANSWERS.get((i + point) % ANSWERS.size()));
            }
            assertThat(records()).as("nothing is played at point " + point).isEqualTo(restored);

            int played = point - INVITATION.size();
            for (Step step : played < 0 ? INVITATION : List.<Step>of()) {
                take(step);
            }
            for (Step step : GAME.subList(Math.max(0, played), GAME.size())) {
                take(step);
            }
            assertThat(newest().state()).as("the game of point " + point).isEqualTo(GameRecord.State.FINISHED);
            assertThat(newest().plies()).hasSize(5);
            pbem("verify");
        }
    }

    private Path backup(int number) {
        Path copy = directory.resolve("copy" + number);
        pbem("backup", copy.toString());
        return copy;
    }

    private void restore(Path backup) throws Exception {
        server.close();
        read.clear();
        pbem("restore", backup.toString());
        open();
    }

    private void everyPlayerOfAnOpenBoardIsToldOnce() throws Exception {
        server.tellOfRestore();
        for (String user : List.of("alice", "bob")) {
            List<String> told = mailsTo(user).stream()
                    .filter(mail -> textOf(mail).startsWith(BROUGHT_BACK))
                    .map(RestoredAtEveryPointIT::subject)
                    .toList();
            List<String> open = records().stream()
                    .filter(record -> record.state() == GameRecord.State.ACTIVE)
                    .map(record -> record.board().heading())
                    .toList();
            assertThat(told).containsExactlyInAnyOrderElementsOf(open);
        }
    }

    /** Replies that would act on the board if they were new: a legal move, and an answer or an end. */
    private void replyAsIfNothingHadHappened(MimeMessage old, String answer) throws Exception {
        String user = old.getHeader("To", ",").contains(address("alice")) ? "alice" : "bob";
        GameRecord record = newest();
        String move = record.state() == GameRecord.State.ACTIVE
                ? record.position().moves().get(0).notation()
                : "g2-i5";
        reply(user, old, move);
        reply(user, old, answer);
    }

    private void take(Step step) throws Exception {
        if (step.who().equals(ADMIN)) {
            int board = newest().board().number();
            pbem("board", "rollback", Integer.toString(board), "--back", "1", "--why", "They asked for it.");
        } else if (step.words().contains("challenge")) {
            deliver(step.who(), SERVER, step.words(), "");
        } else {
            List<GameRecord> before = records();
            reply(step.who(), newestTo(step.who()), step.words());
            boolean invites = step.words().equals("yes");
            assertThat(records().equals(before)).as(step + " does something").isEqualTo(invites);
        }
    }

    private List<GameRecord> records() {
        return server.store()
                .read(tx -> tx.boards().list(BoardFilter.ALL).stream()
                        .map(board -> tx.boards().record(board.number()).orElseThrow())
                        .toList());
    }

    private GameRecord newest() {
        return records().get(0);
    }

    /** The newest mail that is not about board 101. */
    private MimeMessage newestTo(String user) throws Exception {
        List<MimeMessage> mails = mailsTo(user).stream()
                .filter(mail -> !subject(mail).contains("board 101"))
                .toList();
        return mails.get(mails.size() - 1);
    }

    private List<MimeMessage> mailsTo(String user) throws Exception {
        List<MimeMessage> mails = new ArrayList<>();
        for (long id : server.outbox().undelivered()) {
            Optional<OutgoingMail> mail =
                    read.computeIfAbsent(id, unread -> server.outbox().preview(unread));
            if (mail.isPresent() && mail.get().recipients().contains(address(user))) {
                mails.add(new MimeMessage(
                        null, new ByteArrayInputStream(mail.get().bytes())));
            }
        }
        return mails;
    }

    private void reply(String user, MimeMessage answered, String words) throws Exception {
        String quote = text(answered).lines().map(line -> "> " + line).collect(Collectors.joining("\r\n"));
        deliver(
                user,
                ((InternetAddress) answered.getReplyTo()[0]).getAddress(),
                "Re: " + subject(answered),
                words + "\r\n\r\nOn Sun, 1 Mar 2026 at 10:00, PBeM <" + SERVER + "> wrote:\r\n" + quote + "\r\n");
    }

    private void deliver(String user, String to, String subject, String body) {
        clock.advance(Duration.ofMinutes(1));
        byte[] mail = ("From: " + address(user) + "\r\nTo: " + to + "\r\nSubject: " + subject + "\r\nMessage-ID: <m"
                        + ++written + "@players.example>\r\n\r\n" + body)
                .getBytes(StandardCharsets.UTF_8);
        server.inbox().receive(new RawMail(mail, new Envelope(Optional.empty(), List.of())));
        server.intake().work();
    }

    private static String subject(MimeMessage mail) {
        try {
            return mail.getSubject();
        } catch (jakarta.mail.MessagingException e) {
            throw new AssertionError(e);
        }
    }

    private static String textOf(MimeMessage mail) {
        try {
            return text(mail);
        } catch (jakarta.mail.MessagingException | java.io.IOException e) {
            throw new AssertionError(e);
        }
    }
}
