package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.analysis.Analyst;
import pbem.analysis.CloserLook;
import pbem.analysis.Estimate;
import pbem.analysis.Findings;
import pbem.engine.Level;
import pbem.game.Move;
import pbem.games.Catalogue;
import pbem.help.ClubTexts;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.robot.Analyses;
import pbem.store.Tables;
import pbem.testkit.Golden;

/** The mail that names the turning point of a game, and the mail that offers it. */
class AnalysisMailTest {

    private static final int MOVES = 4;

    @TempDir
    Path directory;

    private Club club;

    @BeforeEach
    void play() {
        club = new Club(directory);
        club.readInPseudo();
        List.of("alice", "bob").forEach(club::join);
        club.board("alice", "bob");
        club.playOn(MOVES);
        club.forget();
    }

    @AfterEach
    void close() {
        club.close();
    }

    private void resign() {
        club.says("alice", new ReplyTarget.OfBoard(101, MOVES), "resign", "");
    }

    /** Stores an analysis that calls the third move the worst. */
    private void find() {
        find(Analyst.OURS);
    }

    private void find(Analyst analyst) {
        GameRecord record = record(101);
        List<? extends Move> moves = record.positions().get(2).moves();
        String better = (moves.size() > 3
                        ? moves.get(3)
                        : record.positions().get(0).moves().get(0))
                .notation();
        List<Estimate> first = IntStream.range(0, MOVES)
                .mapToObj(move -> new Estimate(
                        move < 3 ? List.of(0.5, 0.5) : List.of(0.09, 0.91),
                        move == 2 ? better : record.plies().get(move).notation(),
                        List.of(),
                        false,
                        move == MOVES - 1 ? List.of(0.08, 0.92) : List.of()))
                .toList();
        Findings found = new Findings(
                first,
                List.of(new CloserLook(
                        2,
                        new Estimate(
                                List.of(0.55, 0.45),
                                better,
                                List.of(better, record.plies().get(3).notation()),
                                false,
                                List.of(0.12, 0.88)))),
                analyst);
        club.store().change(tx -> {
            Analyses analyses = tx.analyses();
            Player alice = tx.players().called("alice").orElseThrow();
            analyses.ask(new Analyses.Key(101, record.revision(), new Level(3)), alice, Club.START);
            Analyses.InHand inHand = analyses.claim("test", Club.START, Club.START.plusSeconds(60))
                    .orElseThrow();
            return analyses.finish(inHand, found, Club.START);
        });
    }

    @Test
    void a_game_that_was_looked_at_again() {
        resign();
        find();
        club.forget();
        club.says("alice", ReplyTarget.NONE, "analyse 101", "");
        List<Mail> mails = club.mails();
        assertThat(mails).isNotEmpty();

        golden("analysis", mails.get(0));
    }

    @Test
    void an_outside_program_is_named_with_the_time_that_it_took() {
        resign();
        find(new Analyst("fish", 61_400));
        club.forget();
        club.says("alice", ReplyTarget.NONE, "analyse 101", "");
        assertThat(club.mails().get(0).text().replaceAll("\\s+", " "))
                .contains(
                        "analysed by fish, an outside program, in 61 seconds: the game turned",
                        "fish, an outside program, has analysed every move");
    }

    @Test
    void the_result_of_an_older_method_is_not_told() {
        resign();
        find();
        club.forget();
        club.says("alice", ReplyTarget.NONE, "analyse 101", "");
        club.store().change(tx -> Tables.of(tx).execute("UPDATE analysis SET method = 1"));
        assertThat(club.mails().get(0).text()).contains("Please ask once more: \"analyse 101\".");
    }

    @Test
    void the_mail_says_whose_hand_it_shows() throws IOException {
        club.close();
        club = Club.ofAllGames(directory);
        club.boardOf("chromino", "alice", "bob");
        for (int move = 0; move < MOVES; move++) {
            GameRecord record = record(101);
            club.says(
                    record.board().player(record.toMove().get(0)).user(),
                    new ReplyTarget.OfBoard(101, record.revision()),
                    record.position().moves().get(0).notation(),
                    "");
        }
        club.says("alice", new ReplyTarget.OfBoard(101, record(101).revision()), "resign", "");
        find();
        club.forget();
        club.says("alice", ReplyTarget.NONE, "analyse 101", "");
        GameRecord record = record(101);
        String third = record.board().player(record.plies().get(2).seat()).user();
        assertThat(club.mails().get(0).text().replaceAll("\\s+", " "))
                .contains("This is the board as " + third + " saw it: the hand is that of " + third + ".");
    }

    private GameRecord record(int board) {
        return club.store().read(tx -> tx.boards().record(board)).orElseThrow();
    }

    @Test
    void the_mail_of_the_end_offers_it_where_games_are_looked_at() {
        resign();
        club.mails(); // gives all of them their tokens
        assertThat(end(true)).contains("analyse 101");
        assertThat(end(false)).doesNotContain("analyse 101");
    }

    /** The mail of the end to bob, on a server with or without analysis. */
    private String end(boolean analyses) {
        MailIdentity standard = Club.IDENTITY;
        MailIdentity identity = new MailIdentity(
                standard.name(), standard.address(), standard.domain(), standard.site(), standard.admin(), analyses);
        MailComposer composer = new MailComposer(identity, Catalogue.games(), ClubTexts.NONE);
        return club.store()
                .read(tx ->
                        Tables.of(tx).createQuery("SELECT * FROM outbox ORDER BY id").map(Tables.NOTICE).list().stream()
                                .map(posted -> composer.compose(tx, Club.at(posted, Club.START)))
                                .flatMap(Optional::stream)
                                .map(club::mail)
                                .filter(mail -> mail.outgoing().recipients().contains("bob@example.net"))
                                .map(Mail::text)
                                .reduce((earlier, last) -> last)
                                .orElseThrow());
    }

    private static void golden(String name, Mail mail) {
        Golden.text(AnalysisMailTest.class, name + ".txt", mail.headersAndText());
    }
}
