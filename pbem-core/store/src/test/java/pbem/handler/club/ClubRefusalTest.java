package pbem.handler.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.player.Sanction;
import pbem.repository.Repositories;
import pbem.robot.RobotRules;
import pbem.summary.Announcement;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.Cup;
import pbem.testkit.EveryRefusal;

/** One test for each reason to refuse a decision in the club, named after it. */
class ClubRefusalTest extends ClubTest {

    private static final Instant IN_A_WEEK = Club.START.plus(Duration.ofDays(7));

    private String decides(String user, Sanction.Kind kind, Optional<Instant> until, String why) {
        return said(club.changing(
                repositories -> new PeopleAdministration(repositories, Officer.atTerminal("root"), club.now())
                        .sanction(club.player(user), kind, until, why)
                        .objection()));
    }

    private String said(Optional<Refusal> refusal) {
        return refusal.map(why -> club.words().say(why.phrase())).orElse("");
    }

    @Test
    void suspended() {
        decides("alice", Sanction.Kind.SUSPENDED, Optional.empty(), "noise");
        assertThat(club.says("alice", "limit 3").result())
                .isEqualTo(
                        "refused: Your account is suspended, so that was not done. The reason given: \"noise\". You can still"
                                + " read what everybody may read, ask for your data (mydata), write to the admin (feedback) and"
                                + " leave (signoff).");
        decides("alice", Sanction.Kind.SUSPENDED, Optional.of(IN_A_WEEK), "insults");
        assertThat(club.says("alice", "limit 3").result())
                .startsWith(
                        "refused: Your account is suspended until Monday 12 May 2025, 14:02 UTC, so that was not done. The"
                                + " reason given: \"insults\". You can still");
    }

    @Test
    void muted() {
        decides("alice", Sanction.Kind.MUTED, Optional.empty(), "noise");
        assertThat(club.says("alice", "message bob\n\nHello!").result())
                .isEqualTo("refused: You are muted, so that was not done: no words of yours reach other players. The"
                        + " reason given: \"noise\". You can go on playing, and write to the admin (feedback).");
        decides("alice", Sanction.Kind.MUTED, Optional.of(IN_A_WEEK), "insults");
        assertThat(club.says("alice", "message bob\n\nHello!").result())
                .startsWith("refused: You are muted until Monday 12 May 2025, 14:02 UTC");
    }

    @Test
    void notSanctioned() {
        assertThat(said(club.changing(
                        repositories -> new PeopleAdministration(repositories, Officer.atTerminal("root"), club.now())
                                .lift(club.player("bob"))
                                .objection())))
                .isEqualTo("bob is neither suspended nor muted.");
    }

    @Test
    void notOverOfficers() {
        Player bob = club.player("bob");
        String refused = said(club.changing(repositories -> {
            repositories.players().appoint(bob, Membership.Office.MODERATOR);
            return new PeopleAdministration(repositories, Officer.byMail(club.player("alice")), club.now())
                    .sanction(bob, Sanction.Kind.MUTED, Optional.empty(), "")
                    .objection();
        }));
        assertThat(refused)
                .isEqualTo(
                        "bob looks after this server, too. Only the admin at the server itself can decide about them.");
    }

    @Test
    void noOpenBoards() {
        assertThat(club.words().say(ClubRefusal.NO_OPEN_BOARDS.of("bob").phrase()))
                .isEqualTo("bob plays on no board that is under way.");
    }

    private void office(String user, Membership.Office office) {
        club.changing(repositories -> {
            repositories.players().appoint(club.player(user), office);
            return true;
        });
    }

    @Test
    void notAModerator() {
        assertThat(club.says("alice", "moderate mute bob 7").result())
                .isEqualTo(
                        "refused: Only moderators of this server can do that. To tell them of somebody or of a board,"
                                + " write: report USERID, or report BOARD, with your words below it.");
    }

    @Test
    void notAnAdmin() {
        club.board("pebbles", "alice", "bob");
        office("carol", Membership.Office.MODERATOR);
        assertThat(club.says("carol", "moderate void 101").result())
                .isEqualTo("refused: Only admins can do what cannot be taken back, or write to everybody. Tell one of"
                        + " them.");
    }

    @Test
    void noSuchReport() {
        office("carol", Membership.Office.MODERATOR);
        assertThat(club.says("carol", "moderate close 3").result())
                .isEqualTo("refused: There is no report 3. \"moderate\" alone lists those that are open.");
    }

    @Test
    void reportClosed() {
        office("carol", Membership.Office.MODERATOR);
        club.says("alice", "report bob shouting");
        club.says("carol", "moderate close 1");
        assertThat(club.says("carol", "moderate close 1").result())
                .isEqualTo("refused: Report 1 is closed: somebody has answered it.");
    }

    @Test
    void ownReport() {
        office("carol", Membership.Office.MODERATOR);
        club.says("alice", "report carol she mutes everybody");
        assertThat(club.says("carol", "moderate close 1").result())
                .isEqualTo(
                        "refused: Report 1 is about you or somebody whom you play or compete with in a tournament, so"
                                + " somebody else looks at it.");
    }

    @Test
    void ownOpponent() {
        club.board("pebbles", "alice", "bob");
        office("alice", Membership.Office.MODERATOR);
        assertThat(club.says("alice", "moderate mute bob 7").result())
                .isEqualTo(
                        "refused: You decide neither about yourself nor about those whom you play or compete with in a"
                                + " tournament. This concerns bob, so the admin at the server itself decides.");
    }

    @Test
    void decidedTournament() {
        Cup.toTheFinal(club, "carol");
        Cup.openAgain(club, 101);
        club.join("fred");
        office("fred", Membership.Office.ADMIN);
        assertThat(club.says("fred", "moderate adjudicate 101 ellen\n\nThe resignation was forged.")
                        .result())
                .isEqualTo("refused: Board 101 decided how tournament 1 goes on. Its director, or an admin at the"
                        + " server, ends the board, and says what becomes of the boards that followed.");
        String leaver = club.record(101).board().player(new Seat(1)).user();
        assertThat(club.says("fred", "moderate depart " + leaver + " void\n\nLeft the club.")
                        .result())
                .startsWith("refused: Board 101 decided how tournament 1 goes on.");
    }

    @Test
    void reasonMissing() {
        club.board("pebbles", "alice", "bob");
        office("carol", Membership.Office.ADMIN);
        for (String unreasoned : List.of("adjudicate 101 alice", "adjudicate 101 draw", "mute bob 7")) {
            assertThat(club.says("carol", "moderate " + unreasoned).result())
                    .as(unreasoned)
                    .isEqualTo("refused: The reason is missing; the people concerned read it. By mail, write it in"
                            + " the lines below the command.");
        }
    }

    @Test
    void noResult() {
        club.board("pebbles", "alice", "bob");
        office("carol", Membership.Office.ADMIN);
        assertThat(club.says("carol", "moderate adjudicate 101\n\nBoth are ill.")
                        .result())
                .isEqualTo("refused: Who wins on board 101? Write the userids after the number, and the reason below:"
                        + " \"moderate adjudicate 101 alice\". For a draw, write the reason after it: \"moderate"
                        + " adjudicate 101 draw both are ill\".");
    }

    @Test
    void badDays() {
        office("carol", Membership.Office.MODERATOR);
        for (String bad : List.of("soon", "-1", "4000")) {
            assertThat(club.says("carol", "moderate mute bob " + bad).result())
                    .isEqualTo("refused: \"" + bad + "\" is not a number of days. Write 1 to 3650, or 0 for no end:"
                            + " moderate mute bob 7 shouting");
        }
    }

    @Test
    void badFate() {
        office("carol", Membership.Office.ADMIN);
        assertThat(club.says("carol", "moderate depart bob flee").result())
                .isEqualTo("refused: \"flee\" is not a way to end games. Write forfeit, draw or void: moderate depart"
                        + " bob forfeit left the club");
    }

    private String replaced(String leaver, String successor, int board) {
        return said(club.changing(repositories -> new Substitution(
                        repositories, RobotRules.STANDARD, Officer.atTerminal("root"), OptionalLong.empty(), club.now())
                .replace(club.player(leaver), club.player(successor), OptionalInt.of(board), "left").kept().stream()
                        .findFirst()));
    }

    @Test
    void noSeatToTake() {
        int board = club.board("pebbles", "alice", "bob");
        assertThat(replaced("carol", "bob", board))
                .isEqualTo("carol has no seat at board " + board + " that anybody could take over.");
    }

    @Test
    void sitsThere() {
        int board = club.board("pebbles", "alice", "bob");
        assertThat(replaced("bob", "alice", board)).isEqualTo("alice sits or sat at board " + board + " already.");
        assertThat(replaced("bob", "bob", board)).isEqualTo("bob sits or sat at board " + board + " already.");
        office("carol", Membership.Office.ADMIN);
        assertThat(club.says("carol", "moderate replace bob alice is ill").result())
                .isEqualTo("refused: alice sits or sat at board " + board + " already.");
    }

    @Test
    void ownSuccessor() {
        int board = club.board("pebbles", "alice", "bob");
        office("carol", Membership.Office.ADMIN);
        assertThat(club.says("carol", "moderate replace bob carol is ill").result())
                .isEqualTo("refused: You cannot give a seat to yourself. Another admin can give it to you, or the admin"
                        + " at the server itself.");
        assertThat(replaced("bob", "carol", board)).as("at the terminal").isEmpty();
    }

    @Test
    void seatOfTournament() {
        Cup.begin(club, "alice", "bob");
        assertThat(replaced("bob", "carol", 101))
                .isEqualTo("Board 101 belongs to tournament 1, where nobody can take over a game that has begun. Its"
                        + " director can replace a player who has not moved yet, or take them out.");
    }

    @Test
    void successorSuspended() {
        int board = club.board("pebbles", "alice", "bob");
        decides("carol", Sanction.Kind.SUSPENDED, Optional.empty(), "noise");
        assertThat(replaced("bob", "carol", board)).isEqualTo("carol is suspended, and could not play on.");
    }

    @Test
    void unwillingToMeet() {
        int board = club.board("pebbles", "alice", "bob");
        club.says("alice", "block carol");
        assertThat(replaced("bob", "carol", board))
                .isEqualTo("carol cannot play at board " + board + ": carol has blocked a player there, or was"
                        + " blocked by one.");
    }

    @Test
    void noSuchApplicant() {
        office("carol", Membership.Office.MODERATOR);
        assertThat(club.says("carol", "moderate accept 7").result())
                .isEqualTo("refused: There is no applicant 7. \"moderate\" alone lists who waits.");
    }

    @Test
    void invitedAlready() {
        assertThat(club.words()
                        .say(ClubRefusal.INVITED_ALREADY.of("dave@example.net").phrase()))
                .isEqualTo("dave@example.net is invited already.");
    }

    private String announced(String subject, String words) {
        return said(club.changing(repositories -> announcements(repositories)
                .make(new Announcement.Draft(Optional.empty(), subject, words, true, true))));
    }

    private AnnouncementDesk announcements(Repositories repositories) {
        return new AnnouncementDesk(repositories, Club.GAMES, Officer.atTerminal("root"), club.now());
    }

    @Test
    void badAnnouncementSubject() {
        for (String bad : List.of("", " ", "two\nlines", "x".repeat(121))) {
            assertThat(announced(bad, "We meet."))
                    .isEqualTo("An announcement has a subject of one line, at most 120 characters long: pbem announce"
                            + " \"We meet on Friday.\" --subject \"The club meets\"");
        }
    }

    @Test
    void badAnnouncement() {
        for (String bad : List.of("", " \n", "x".repeat(10_001))) {
            assertThat(announced("We meet", bad)).isEqualTo("An announcement has a text of at most 10000 characters.");
        }
    }

    @Test
    void badAnnouncementByMail() {
        office("carol", Membership.Office.ADMIN);
        assertThat(club.says("carol", "moderate announce all\n\nWe meet.").result())
                .isEqualTo(
                        "refused: Say to whom, and what it is about, in at most 120 characters: moderate announce all"
                                + " The club meets on Friday");
        for (String bad : List.of("", "x".repeat(4_001), "x\n".repeat(201))) {
            assertThat(club.says("carol", "moderate announce all We meet\n\n" + bad)
                            .result())
                    .isEqualTo(
                            "refused: Write the text of an announcement below the command, in at most 4000 characters"
                                    + " and 200 lines. At the server itself, \"pbem announce\" takes a longer one.");
        }
        assertThat(club.says("carol", "moderate withdraw 3").result())
                .isEqualTo("refused: There is no announcement 3 that could be taken back. \"moderate\" alone lists the"
                        + " last ones.");
    }

    @Test
    void tooManyAnnouncements() {
        office("carol", Membership.Office.ADMIN);
        for (int i = 0; i < 3; i++) {
            club.says("carol", "moderate announce all We meet\n\nOn Friday.");
            assertThat(club.reply(club.last("carol@example.net"), "yes").result())
                    .startsWith("done");
        }
        assertThat(club.says("carol", "moderate announce all We meet\n\nOn Friday.")
                        .result())
                .isEqualTo(
                        "refused: 3 announcements were made within a day, so no more go out by mail now. At the server"
                                + " itself, \"pbem announce\" makes another one.");
    }

    @Test
    void noSuchAnnouncement() {
        assertThat(said(club.changing(
                        repositories -> announcements(repositories).withdraw(3))))
                .isEqualTo("There is no announcement 3 that could be taken back. \"pbem announce --list\" shows them.");
    }

    @Test
    void every_refusal_has_its_test() {
        EveryRefusal.of(ClubRefusal.class).hasItsTestIn(ClubRefusalTest.class);
    }
}
