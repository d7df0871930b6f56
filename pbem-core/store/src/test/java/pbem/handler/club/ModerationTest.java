package pbem.handler.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.play.tournament.TournamentAdministration;
import pbem.play.tournament.TournamentDecision;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.player.Sanction;
import pbem.record.GameRecord;
import pbem.robot.RobotRules;
import pbem.store.Audit;
import pbem.store.WatchedStore;
import pbem.store.engine.Database;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.Cup;
import pbem.testkit.MailResult;
import pbem.testkit.TestDatabase;
import pbem.tournament.TournamentEntry.Author;

/** Players report other players and boards; moderators and admins deal with the reports by mail. */
class ModerationTest extends ClubTest {

    private static final String OPPONENT =
            "refused: You decide neither about yourself nor about those whom you play or compete with in a tournament. ";

    private int board;

    @BeforeEach
    void appoint() {
        board = club.board("pebbles", "alice", "bob");
        club.join("mona");
        club.join("anna");
        office("mona", Membership.Office.MODERATOR);
        office("anna", Membership.Office.ADMIN);
    }

    private void office(String user, Membership.Office office) {
        club.changing(repositories -> {
            new PeopleAdministration(repositories, Officer.atTerminal("root"), club.now())
                    .appoint(club.player(user), office);
            return true;
        });
    }

    private List<String> log() {
        return club.store()
                .read(tx -> tx.auditLog().newest(10).stream()
                        .map(entry -> entry.author() + " " + entry.verb())
                        .toList());
    }

    @Test
    void a_report_reaches_the_admin_and_all_officers_and_its_answer_reaches_the_author() {
        MailResult report = club.says("alice", "report bob\n\nHe calls me names.");
        assertThat(report.to("alice")).singleElement().asString().startsWith("Thank you. This is report 1");
        assertThat(report.to("admin"))
                .singleElement()
                .asString()
                .contains("They write: He calls me names.", "\"pbem report answer 1 TEXT\"")
                .doesNotContain("moderate");
        assertThat(report.to("bob")).isEmpty();
        assertThat(report.to("mona"))
                .singleElement()
                .asString()
                .startsWith(
                        "Report 1 waits for an answer: Report 1 by alice, about bob. | They write: He calls me names.")
                .contains("moderate answer 1")
                .doesNotContain("pbem report");
        assertThat(club.says("mona", "moderate").to("mona"))
                .singleElement()
                .asString()
                .contains("Report 1 by alice, about bob.", "moderate mute USERID DAYS")
                .doesNotContain("moderate void");
        MailResult answer = club.says("mona", "moderate answer 1\n\nHe has been told to stop.");
        assertThat(answer.to("alice"))
                .containsExactly(
                        "Your report 1: Your report 1 has been considered and closed. The answer: He has been told to"
                                + " stop.");
        assertThat(answer.to("bob")).isEmpty();
        assertThat(club.says("mona", "moderate").to("mona")).first().asString().startsWith("No report waits");
    }

    @Test
    void a_report_about_a_board_goes_to_no_officer_who_plays_there() {
        int theirs = club.board("pebbles", "mona", "bob");
        MailResult report = club.says("bob", "report " + theirs + " she is too good");
        assertThat(report.to("mona")).isEmpty();
        assertThat(report.to("anna")).isNotEmpty();
    }

    @Test
    void no_officer_is_shown_what_is_reported_of_them_or_of_a_board_of_theirs() {
        int theirs = club.board("pebbles", "mona", "bob");
        club.says("alice", "report mona she mutes everybody");
        club.says("carol", "report " + theirs + " she is too good");
        assertThat(club.says("mona", "moderate").to("mona"))
                .singleElement()
                .asString()
                .startsWith("No report waits");
        assertThat(club.says("anna", "moderate").to("anna"))
                .singleElement()
                .asString()
                .contains("she mutes everybody", "she is too good");
    }

    @Test
    void nobody_ends_the_games_of_an_officer_or_those_at_which_they_play() {
        club.board("pebbles", "mona", "bob");
        club.board("pebbles", "anna", "carol");
        assertThat(club.says("anna", "moderate depart mona void rude").result())
                .startsWith("refused: mona looks after this server, too.");
        assertThat(club.says("anna", "moderate depart carol draw rude").result())
                .isEqualTo(OPPONENT + "This concerns carol, so the admin at the server itself decides.");
    }

    @Test
    void nobody_decides_about_an_opponent() {
        club.board("pebbles", "mona", "bob");
        for (String deed : List.of("mute bob 7 shouting", "suspend bob 14 insults", "resume bob")) {
            assertThat(club.says("mona", "moderate " + deed).result())
                    .isEqualTo(OPPONENT + "This concerns bob, so the admin at the server itself decides.");
        }
        club.board("pebbles", "anna", "bob");
        assertThat(club.says("anna", "moderate adjudicate 101 alice\n\nBob is ill.")
                        .result())
                .as("a board between two others, one of whom they play")
                .startsWith(OPPONENT);
        assertThat(club.says("anna", "moderate void 101 a test").result()).startsWith(OPPONENT);
    }

    @Test
    void an_officer_who_plays_a_robot_still_decides_about_its_boards_with_others() {
        club.withRobots(RobotRules.STANDARD);
        club.says("anna", "pebbles challenge robot1");
        club.says("alice", "pebbles challenge robot1");
        assertThat(club.record(103).board().players()).contains(club.player("alice"), club.player("robot1"));
        assertThat(club.says("anna", "moderate adjudicate 103 alice\n\nThe robot hangs.")
                        .result())
                .startsWith("held");
    }

    @Test
    void nobody_hears_of_or_closes_a_report_about_an_opponent() {
        club.board("pebbles", "mona", "bob");
        MailResult report = club.says("alice", "report bob\n\nHe calls me names.");
        assertThat(report.to("mona")).isEmpty();
        assertThat(report.to("anna")).isNotEmpty();
        assertThat(club.says("mona", "moderate").to("mona")).first().asString().startsWith("No report waits");
        assertThat(club.says("mona", "moderate close 1").result()).startsWith("refused: Report 1 is about you or");
        assertThat(club.says("anna", "moderate close 1").result()).startsWith("done");
    }

    @Test
    void nobody_decides_about_a_rival_until_the_tournament_is_over() {
        Cup.begin(club, "mona", "bob", "carol");
        assertThat(club.says("mona", "moderate suspend bob 14 insults").result())
                .startsWith(OPPONENT);
        club.changing(repositories -> new TournamentAdministration(Club.GAMES, Club::seed)
                .annul(new TournamentDecision(repositories, 1, Author.admin("root"), "rain", club.now())));
        assertThat(club.says("mona", "moderate suspend bob 14 insults").result())
                .startsWith("done");
    }

    @Test
    void no_game_is_ended_by_mail_without_a_reason() {
        for (String deed : List.of("adjudicate 101 alice", "void 101", "depart bob draw", "replace bob carol")) {
            assertThat(club.says("anna", "moderate " + deed).result())
                    .isEqualTo("refused: The reason is missing; the people concerned read it. By mail, write it in"
                            + " the lines below the command.");
        }
    }

    @Test
    void changes_since_an_admin_was_asked_count_when_they_say_yes() {
        club.says("anna", "moderate depart bob void left");
        club.board("pebbles", "anna", "bob");
        assertThat(club.reply(club.last("anna@example.net"), "yes").result())
                .isEqualTo(OPPONENT + "This concerns bob, so the admin at the server itself decides.");
        assertThat(club.record(board).result()).isEmpty();
    }

    @Test
    void an_admin_who_replaces_a_leaver_is_asked_to_confirm_it() {
        int board = club.board("pebbles", "alice", "bob");
        assertThat(club.says("mona", "moderate replace bob carol").result())
                .isEqualTo("refused: Only admins can do what cannot be taken back, or write to everybody. Tell one of"
                        + " them.");
        assertThat(club.says("anna", "moderate replace bob carol is ill").result())
                .startsWith("held");
        assertThat(club.reply(club.last("anna@example.net"), "yes").result())
                .isEqualTo("done: Done: moderate replace bob carol is ill");
        assertThat(club.record(board).board().players())
                .extracting(Player::user)
                .containsExactly("alice", "carol");
    }

    @Test
    void the_audit_log_has_the_reasons_as_they_were_given() {
        club.says("anna", "moderate adjudicate 101 alice\n\nBob has told the server so.");
        club.reply(club.last("anna@example.net"), "yes");
        int other = club.board("pebbles", "alice", "bob");
        club.says("anna", "moderate adjudicate " + other + " draw both are ill");
        club.reply(club.last("anna@example.net"), "yes");
        assertThat(club.words().say(club.record(other).result().orElseThrow())).startsWith("draw");
        club.says("anna", "moderate void " + other + "\n\nIt was a mistake.");
        club.reply(club.last("anna@example.net"), "yes");
        assertThat(club.record(other).state()).as("also once it was over").isEqualTo(GameRecord.State.VOID);
        assertThat(club.store()
                        .<List<String>>read(tx -> tx.auditLog().newest(3).stream()
                                .map(entry -> entry.verb() + ": " + entry.words())
                                .toList()))
                .containsExactly(
                        "void: It was a mistake.",
                        "adjudicate: both are ill",
                        "adjudicate: Bob has told the server so.");
    }

    @Test
    void a_moderator_mutes_suspends_and_takes_it_back() {
        MailResult muted = club.says("mona", "moderate mute bob 7 shouting");
        assertThat(muted.to("mona")).containsExactly("Done: moderate mute bob 7 shouting");
        assertThat(muted.to("bob")).singleElement().asString().startsWith("You are muted: You are muted until");
        assertThat(club.says("bob", "chat 101 hello").result()).startsWith("refused: You are muted until");
        club.says("mona", "moderate resume bob");
        assertThat(club.says("bob", "chat 101 hello").result()).startsWith("done");
        assertThat(club.says("mona", "moderate suspend bob 0 gone mad").to("bob"))
                .singleElement()
                .asString()
                .contains("until this decision is lifted", "gone mad");
        String mona = "player:" + club.player("mona").id();
        assertThat(log()).startsWith(mona + " suspend", mona + " resume", mona + " mute");
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void an_irrevocable_act_needs_an_admin_to_confirm_it() {
        assertThat(club.says("anna", "moderate void 101 a test").result()).startsWith("held");
        assertThat(club.record(board).result()).isEmpty();
        MailResult done = club.reply(club.last("anna@example.net"), "yes");
        assertThat(done.to("anna")).contains("Done: moderate void 101 a test");
        assertThat(done.to("bob")).isNotEmpty();
        assertThat(club.record(board).result()).isPresent();
    }

    @Test
    void an_admin_adjudicates_and_ends_the_games_of_who_leaves() {
        int other = club.board("pebbles", "bob", "carol");
        club.says("anna", "moderate adjudicate 101 alice\n\nBob has told the server so.");
        club.reply(club.last("anna@example.net"), "yes");
        assertThat(club.words().say(club.record(board).result().orElseThrow())).contains("alice won");
        club.says("anna", "moderate depart bob forfeit left the club");
        club.reply(club.last("anna@example.net"), "yes");
        assertThat(club.words().say(club.record(other).result().orElseThrow())).contains("carol won");
    }

    @Test
    void an_admin_is_shown_what_would_be_announced_and_to_how_many_before_anybody_hears_it() {
        MailResult asked = club.says(
                "anna",
                "moderate announce all The club meets\n\nOn Friday.\n\n- bring a board\n- write to anna@club.org");
        assertThat(asked.result()).startsWith("held");
        assertThat(asked.to("anna@example.net"))
                .singleElement()
                .asString()
                .contains("Nothing is announced yet. If you say yes, \"The club meets\"", "by mail to 5 players");
        assertThat(announced()).isEmpty();
        MailResult made = club.reply(club.last("anna@example.net"), "yes");
        assertThat(made.to("anna"))
                .containsExactly(
                        "This is announcement 1. It is on the site, and goes by mail to 5 players, a few at a time."
                                + " To take it back, write: moderate withdraw 1");
        assertThat(announced())
                .containsExactly("The club meets: On Friday.\n\n- bring a board\n- write to anna@club.org");
        assertThat(club.ticks().notices())
                .filteredOn(notice -> notice.contains("announcement"))
                .hasSize(5);
        String anna = "player:" + club.player("anna").id();
        assertThat(log()).startsWith(anna + " announce");
        assertThat(club.says("anna", "moderate").to("anna"))
                .singleElement()
                .asString()
                .contains("Announcements that can be taken back", "1. The club meets", "moderate announce all|GAME");
        assertThat(club.says("anna", "moderate withdraw 1").to("anna")).containsExactly("Done: moderate withdraw 1");
        assertThat(announced()).isEmpty();
        assertThat(log()).startsWith(anna + " withdraw announcement");
    }

    @Test
    void an_announcement_for_a_game_goes_to_its_players() {
        MailResult asked = club.says("anna", "moderate announce pebbles A cup\n\nIt begins on Friday.");
        assertThat(asked.to("anna@example.net")).singleElement().asString().contains("by mail to 2 players");
        assertThat(club.says("anna", "moderate announce peebles A cup\n\nIt begins on Friday.")
                        .result())
                .startsWith("refused: There is no game called \"peebles\" here.");
    }

    @Test
    void no_moderator_announces_anything_nor_takes_it_back_nor_is_offered_it() {
        club.says("anna", "moderate announce all The club meets\n\nOn Friday.");
        club.reply(club.last("anna@example.net"), "yes");
        assertThat(club.says("mona", "moderate announce all Mona rules\n\nBow.").result())
                .startsWith("refused: Only admins can do what cannot be taken back, or write to everybody.");
        assertThat(club.says("mona", "moderate withdraw 1").result())
                .startsWith("refused: Only admins can do what cannot be taken back");
        assertThat(club.says("mona", "moderate").to("mona"))
                .singleElement()
                .asString()
                .doesNotContain("announce", "withdraw");
        assertThat(announced()).hasSize(1);
    }

    @Test
    void a_mail_in_the_name_of_an_admin_announces_nothing_before_they_have_seen_it_and_said_yes() {
        MailResult asked = club.mail("anna", "moderate announce all The club meets", "Write to anna@club.org.");
        assertThat(asked.result()).startsWith("held");
        assertThat(asked.to("anna@example.net")).singleElement().asString().contains("by mail to 5 players");
        assertThat(announced()).isEmpty();
        assertThat(club.reply(club.last("anna@example.net"), "yes").result()).startsWith("done");
        assertThat(announced()).containsExactly("The club meets: Write to anna@club.org.");
        assertThat(club.mail("anna", "moderate announce all The club meets").result())
                .startsWith("refused: Write the text of an announcement below");
        assertThat(club.mail("mona", "moderate announce all Mona rules", "Bow.").to("mona@example.net"))
                .singleElement()
                .asString()
                .doesNotContain("players");
    }

    @Test
    void readers_are_not_counted_for_an_admin_who_may_not_be_asked_again_today() {
        WatchedStore watched = new WatchedStore();
        Database database = TestDatabase.empty(directory.resolve("watched.db"));
        try (Club other = new Club(watched.open(database, Club.GAMES), "anna")) {
            other.changing(repositories -> {
                repositories.players().appoint(other.player("anna"), Membership.Office.ADMIN);
                return true;
            });
            assertThat(other.mail("anna", "moderate announce all We meet", "On Friday.")
                            .result())
                    .startsWith("held");
            assertThat(watched.statements()).anyMatch(ModerationTest::countsReaders);
            String result;
            do {
                watched.forget();
                result = other.mail("anna", "moderate announce all We meet", "On Friday.")
                        .result();
            } while (result.startsWith("held"));
            assertThat(result).startsWith("refused");
            assertThat(watched.statements()).isNotEmpty().noneMatch(ModerationTest::countsReaders);
        }
    }

    private static boolean countsReaders(String sql) {
        return sql.contains("count(*) FROM player");
    }

    @Test
    void a_muted_officer_announces_nothing() {
        club.changing(repositories -> new PeopleAdministration(repositories, Officer.atTerminal("root"), club.now())
                .sanction(club.player("anna"), Sanction.Kind.MUTED, Optional.empty(), "shouting"));
        assertThat(club.says("anna", "moderate announce all The club meets\n\nOn Friday.")
                        .result())
                .startsWith("refused: You are muted");
    }

    private List<String> announced() {
        return club.changing(repositories -> repositories.announcements().shown(9).stream()
                .map(announcement -> announcement.subject() + ": " + announcement.words())
                .toList());
    }

    @Test
    void a_no_changes_nothing() {
        club.says("anna", "moderate void 101 a test");
        club.reply(club.last("anna@example.net"), "no");
        assertThat(club.record(board).result()).isEmpty();
    }

    @Test
    void a_mail_that_nothing_proves_changes_nothing_before_its_sender_has_confirmed_it() {
        assertThat(club.mail("mona", "moderate mute bob 7").result()).startsWith("held");
        assertThat(club.says("bob", "chat 101 hello").result()).startsWith("done");
    }

    @Test
    void a_suspended_player_may_still_report() {
        club.says("mona", "moderate suspend bob 7");
        assertThat(club.says("bob", "report alice\n\nIt was her.").result()).startsWith("done");
    }
}
