package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.BoardSummary;
import pbem.repository.InboxItem;
import pbem.token.Token;
import pbem.tournament.Tournament;

/** Homes that older versions of the program left in the middle of everything go on under this one. */
class OldHomesTest {

    @TempDir
    private Path directory;

    private PbemServer server;
    private MovedClock clock;

    static Stream<OldHome> homes() throws IOException {
        return OldHome.all();
    }

    /** Upgrades a copy and opens it soon after it was left. */
    private void upgrade(OldHome old, Configuration configuration) throws Exception {
        Home home = old.copyTo(directory.resolve("home"));
        assertThat(Main.run("upgrade", "--home", home.directory().toString())).isZero();
        clock = new MovedClock(old.leftAt().plus(Duration.ofHours(1)));
        server = PbemServer.open(home, configuration, clock);
    }

    private void upgrade(OldHome old) throws Exception {
        upgrade(old, Configuration.defaults());
    }

    @AfterEach
    void close() {
        server.close();
        assertThat(Main.run("verify", "--home", directory.resolve("home").toString()))
                .isZero();
    }

    @ParameterizedTest
    @MethodSource("homes")
    void every_board_looks_as_it_did(OldHome old) throws Exception {
        upgrade(old);
        assertThat(OldHome.boards(server)).isEqualTo(old.boards());
    }

    @ParameterizedTest
    @MethodSource("homes")
    void mail_that_waits_is_delivered_and_what_was_tried_before_goes_out_unchanged(OldHome old) throws Exception {
        GreenMail relay = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
        relay.start();
        try {
            upgrade(
                    old,
                    Configuration.defaults()
                            .with(Settings.SMTP_PORT, relay.getSmtp().getPort()));
            assertThat(OldHome.undelivered(server)).isEqualTo(old.undelivered());
            int waiting = (int) old.undelivered().lines().count();
            assertThat(server.delivery().work()).isEqualTo(waiting);
            assertThat(relay.getReceivedMessages()).hasSizeGreaterThanOrEqualTo(waiting);
            assertThat(server.outbox().undelivered()).isEmpty();
        } finally {
            relay.stop();
        }
    }

    @ParameterizedTest
    @MethodSource("homes")
    void what_was_begun_goes_on(OldHome old) throws Exception {
        upgrade(old); // once, since that takes its time
        aReplyThatNobodyHadReadIsPlayedAndSoIsTheMoveThatWasQueuedBehindIt();
        anOpenChallengeIsAcceptedByAReplyToTheMailThatToldOfIt();
        whatWasHeldSubmittedOrOfferedIsSettledByAReply();
        aTournamentComesToItsEnd();
    }

    private void aReplyThatNobodyHadReadIsPlayedAndSoIsTheMoveThatWasQueuedBehindIt() {
        int moves = record(102).plies().size();
        assertThat(server.intake().work()).isEqualTo(3);
        assertThat(record(102).plies()).hasSize(moves + 2);
    }

    private void anOpenChallengeIsAcceptedByAReplyToTheMailThatToldOfIt() {
        int newest = newestBoard();
        assertThat(reply("bob", new ReplyTarget.OfChallenge(2), "accept")).contains("done: accepted challenge 2");
        assertThat(record(newest + 1).board().players())
                .extracting(Player::user)
                .containsExactly("alice", "bob");
        reply("bob", new ReplyTarget.OfChallenge(3), "accept");
        assertThat(reply("david", new ReplyTarget.OfChallenge(3), "accept")).contains("done: accepted challenge 3");
        assertThat(record(newest + 2).board().players()).hasSize(3);
    }

    private void whatWasHeldSubmittedOrOfferedIsSettledByAReply() {
        GameRecord chroma = record(103);
        String mover = chroma.board().player(chroma.toMove().get(0)).user();
        assertThat(reply(mover, new ReplyTarget.OfBoard(103, chroma.revision()), "confirm"))
                .get()
                .asString()
                .startsWith("done: played");
        GameRecord chess = record(105);
        String asked =
                chess.board().players().get(1 - chess.toMove().get(0).index()).user();
        reply(asked, new ReplyTarget.OfBoard(105, chess.revision()), "accept");
        assertThat(record(105).state()).isEqualTo(GameRecord.State.FINISHED);
        assertThat(reply("erin", new ReplyTarget.OfConfirmation(5), "yes")).contains("done: signed up as erin");
        reply(mover, new ReplyTarget.OfConfirmation(6), "yes");
        assertThat(record(103).state()).isEqualTo(GameRecord.State.FINISHED);
    }

    private void aTournamentComesToItsEnd() {
        if (tournament().isEmpty()) {
            return; // that version had none
        }
        assertThat(tournament().get().state()).isEqualTo(Tournament.State.RUNNING);
        for (GameRecord record : openBoardsOfTheTournament()) {
            int board = record.board().number();
            String mover = record.board().player(record.toMove().get(0)).user();
            assertThat(reply(mover, new ReplyTarget.OfBoard(board, record.revision()), "resign"))
                    .contains("done: resigned board " + board);
        }
        server.scheduler().round(clock.instant());
        assertThat(tournament().get().state()).isEqualTo(Tournament.State.ENDED);
    }

    private Optional<Tournament> tournament() {
        return server.store().read(tx -> tx.repositories().tournaments().numbered(1));
    }

    private List<GameRecord> openBoardsOfTheTournament() {
        return server.store()
                .read(tx -> tx.repositories().boards().list(BoardFilter.ALL).stream()
                        .map(BoardSummary::number)
                        .filter(board ->
                                tx.repositories().tournaments().ofBoard(board).isPresent())
                        .map(board -> tx.repositories().boards().record(board).orElseThrow())
                        .filter(record -> record.state() != GameRecord.State.FINISHED)
                        .toList());
    }

    private int newestBoard() {
        return server.store()
                .read(tx -> tx.repositories().boards().list(BoardFilter.ALL).stream()
                        .mapToInt(BoardSummary::number)
                        .max()
                        .orElseThrow());
    }

    private GameRecord record(int board) {
        return server.store()
                .read(tx -> tx.repositories().boards().record(board))
                .orElseThrow();
    }

    /** What became of a reply to a mail that was sent before the upgrade. */
    private Optional<String> reply(String user, ReplyTarget answered, String words) {
        long player = server.store()
                .read(tx -> tx.repositories().players().called(user))
                .map(Player::id)
                .orElse(0L);
        String token = server.tokens()
                .write(new Token(player, answered, clock.instant().plus(Duration.ofDays(300))));
        String mail = "From: " + user + "@elsewhere.example\r\nTo: " + OldHome.SERVER.replace("@", "+" + token + "@")
                + "\r\nSubject: Re: a mail\r\n\r\n" + words + "\r\n";
        clock.advance(Duration.ofMinutes(1));
        long id = server.inbox()
                .receive(new RawMail(mail.getBytes(StandardCharsets.UTF_8), new Envelope(Optional.empty(), List.of())))
                .id();
        server.intake().work();
        InboxItem item = server.inbox().item(id).orElseThrow();
        return item.outcome().map(outcome -> outcome + ": " + item.reason().orElse(""));
    }
}
