package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Games;
import pbem.game.Seed;
import pbem.games.Catalogue;
import pbem.notice.ReplyTarget;
import pbem.play.tournament.TournamentAdministration;
import pbem.play.tournament.TournamentDecision;
import pbem.play.tournament.TournamentOrder;
import pbem.player.Player;
import pbem.testkit.Golden;
import pbem.tournament.TournamentEntry.Author;
import pbem.tournament.TournamentRules;

/** The mails of a tournament, letter by letter. */
class TournamentMailsTest {

    private static final Games GAMES = Catalogue.games();

    @TempDir
    Path directory;

    private final TournamentAdministration tournaments =
            new TournamentAdministration(GAMES, () -> Seed.of(new byte[Seed.BYTES]));
    private Club club;

    @BeforeEach
    void open() {
        club = new Club(directory);
        club.readInPseudo();
        List.of("alice", "bob", "carol", "dave").forEach(club::join);
        club.knows("Spring cup Snow they play with two userids").mails();
    }

    @AfterEach
    void close() {
        club.close();
    }

    private void announced(String kind, int size) {
        TournamentRules rules = new TournamentOrder(
                        GAMES.named("cholone").orElseThrow(),
                        kind,
                        "Spring cup",
                        Map.of(),
                        Map.of("size", Integer.toString(size), "start-when-full", ""))
                .rules()
                .now();
        club.store().change(tx -> tournaments.create(tx, rules, List.of(), Club.START));
    }

    private void says(String user, String line) {
        club.says(user, ReplyTarget.NONE, line, "");
    }

    private void full(String kind, int size) {
        announced(kind, size);
        List.of("alice", "bob", "carol", "dave").subList(0, size).forEach(user -> says(user, "join 1"));
    }

    /** The last mail to the user about the tournament itself. */
    private Mail newsTo(String user) {
        List<Mail> theirs = club.allMails().stream()
                .filter(mail -> mail.outgoing().recipients().contains(user + "@example.net"))
                .filter(mail -> mail.header("Subject").equals("PBeM: tournament 1, Spring cup"))
                .toList();
        assertThat(theirs).isNotEmpty();
        return theirs.get(theirs.size() - 1);
    }

    /** The answer to a player who leaves, among the mails about boards. */
    private Mail answerTo(String user) {
        return club.mails().stream()
                .filter(mail -> mail.outgoing().recipients().contains(user + "@example.net"))
                .filter(mail -> mail.header("Subject").startsWith("PBeM: leave"))
                .findFirst()
                .orElseThrow();
    }

    private static void golden(String name, Mail mail) {
        assertThat(mail.text().lines()).allMatch(line -> line.length() <= 78);
        Golden.text(TournamentMailsTest.class, name + ".txt", mail.headersAndText());
    }

    @Test
    void it_begins() {
        full("round-robin", 3);
        golden("begins", newsTo("alice"));
    }

    @Test
    void the_next_round_of_a_swiss_begins() {
        full("swiss", 4);
        resign(101, 102);
        golden("swiss-round", newsTo("alice"));
    }

    @Test
    void a_round_begins_and_all_is_over() {
        full("knock-out", 4);
        resign(101, 102, 103, 104);
        golden("round", newsTo("alice"));
        resign(105, 106);
        golden("ends", newsTo("alice"));
    }

    /** On each board the player whose userid comes later resigns. */
    private void resign(int... boards) {
        for (int board : boards) {
            String loser = club.store()
                    .read(tx -> tx.boards().record(board).orElseThrow().board().players().stream()
                            .map(player -> player.user())
                            .max(String::compareTo)
                            .orElseThrow());
            says(loser, "resign " + board);
        }
        club.ticks();
    }

    @Test
    void a_player_is_taken_out() {
        full("round-robin", 3);
        club.store()
                .change(tx -> tournaments.forfeit(
                        new TournamentDecision(tx, 1, Author.admin("root"), "They play with two userids.", Club.START),
                        tx.players().called("bob").orElseThrow()));
        golden("forfeited", newsTo("bob"));
    }

    @Test
    void a_leaver_is_told_the_consequences() {
        full("round-robin", 4);
        club.forget();
        says("bob", "leave 1");
        golden("left", answerTo("bob"));
        String boards = club.allMails().stream().map(Mail::text).collect(Collectors.joining());
        assertThat(boards)
                .contains("bob left the tournament", "you left the tournament")
                .doesNotContain("out of time");
    }

    @Test
    void an_act_of_a_director_is_not_attributed_to_the_admin() {
        club.join("erin");
        full("round-robin", 2);
        club.forget();
        club.store().change(tx -> {
            Author erin =
                    Author.director(tx.players().called("erin").orElseThrow().id());
            return List.of(
                    tournaments.extend(new TournamentDecision(tx, 1, erin, "Snow.", Club.START), 2),
                    tournaments.annul(new TournamentDecision(tx, 1, erin, "More snow.", Club.START)));
        });
        String texts = club.allMails().stream()
                .map(Mail::text)
                .collect(Collectors.joining())
                .replace('\n', ' ');
        assertThat(texts)
                .contains(
                        "he director of the tournament gave 2 more days",
                        "The director of the tournament has ended this game without a result.",
                        "The director of the tournament writes:")
                .doesNotContain("he admin gave", "he admin has ended", "he admin writes");
    }

    @Test
    void a_tournament_is_shown_before_it_begins() {
        announced("swiss", 8);
        says("alice", "join 1");
        club.forget();
        says("bob", "tournament 1");
        Golden.text(TournamentMailsTest.class, "open.txt", club.mailTo("bob").headersAndText());
    }

    @Test
    void a_player_is_invited_and_declines() {
        club.knows("Friends no thanks, we are away that month");
        club.store().change(tx -> {
            Player alice = tx.players().called("alice").orElseThrow();
            tx.players().markDirector(alice, true);
            return alice;
        });
        says("alice", "tournament create cholone round-robin Friends --size=3 --private");
        club.forget();
        says("alice", "tournament 1 invite bob carol");
        List<Mail> invited = club.mails();
        golden("invited", to("bob", invited));
        golden("invites", to("alice", invited));
        long alice = club.store()
                .read(tx -> tx.players().called("alice").orElseThrow().id());
        club.says("bob", new ReplyTarget.OfTournament(1, alice), "no thanks, we are away that month", "");
        List<Mail> declined = club.mails();
        golden("declines", to("bob", declined));
        golden("declined", to("alice", declined));
    }

    private static Mail to(String user, List<Mail> mails) {
        return mails.stream()
                .filter(mail -> mail.outgoing().recipients().contains(user + "@example.net"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void a_reminder_names_its_tournament() {
        full("round-robin", 2);
        club.forget();
        club.later(Duration.ofDays(1));
        club.ticks();
        Mail reminder = club.mailTo("alice");
        assertThat(reminder.header("Subject")).contains("101");
        assertThat(reminder.text())
                .contains("A reminder, alice")
                .contains("This is a board of tournament 1, Spring cup.");
    }

    @Test
    void its_start_and_the_board_that_begins_are_one_mail() {
        full("swiss", 2);
        assertThat(club.allMails().stream().map(Mail::text))
                .filteredOn(text -> text.contains("cholone board 101"))
                .hasSize(2)
                .allSatisfy(text ->
                        assertThat(text).contains("Tournament 1, Spring cup, has begun", "Your board has begun"));
    }
}
