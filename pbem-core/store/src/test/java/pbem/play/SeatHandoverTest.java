package pbem.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Viewer;
import pbem.handler.club.Officer;
import pbem.handler.club.Substitution;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.record.RatedSeats;
import pbem.record.SeatChange;
import pbem.record.text.RecordText;
import pbem.repository.BoardFilter;
import pbem.repository.Interest;
import pbem.repository.Repositories;
import pbem.robot.RobotRules;
import pbem.store.Audit;
import pbem.summary.BoardSummary;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** A new player takes over the seat of a player who left. */
class SeatHandoverTest extends ClubTest {

    private static final String WHY = "bob is ill";

    private int board;

    @BeforeEach
    void aBoardOfTwo() {
        club.join("dave");
        board = club.board("cholone", "alice", "bob");
    }

    private Substitution.Done replaces(String leaver, String successor) {
        return club.changing(repositories -> new Substitution(
                        repositories, RobotRules.STANDARD, Officer.atTerminal("root"), OptionalLong.empty(), club.now())
                .replace(club.player(leaver), club.player(successor), OptionalInt.empty(), WHY));
    }

    private void takesOver() {
        assertThat(replaces("bob", "carol").kept()).isEmpty();
    }

    private <T> List<T> asked(Function<Repositories, List<T>> question) {
        return club.changing(question);
    }

    private List<String> players() {
        return users(club.record(board));
    }

    private static List<String> users(GameRecord record) {
        return record.board().players().stream().map(Player::user).toList();
    }

    private String[] text() {
        return String.join("\n", new RecordText(club.record(board), club.words()::say, RecordText.Detail.ALL).lines())
                .split("\n");
    }

    @Test
    void a_seat_belongs_to_the_new_player_from_the_event_on() {
        club.plays(board, "c5,d5");
        takesOver();
        assertThat(players()).containsExactly("alice", "carol");
        assertThat(users(club.record(board).at(1))).containsExactly("alice", "bob");
        assertThat(club.record(board).begun().players())
                .extracting(Player::user)
                .containsExactly("alice", "bob");
        assertThat(club.record(board).handovers())
                .singleElement()
                .isEqualTo(new SeatChange(Seat.at(1), club.player("bob"), club.player("carol"), 1, club.now()));
    }

    @Test
    void the_new_player_plays_on_to_the_end_and_the_database_is_sound() {
        club.plays(board, "c5,d5");
        takesOver();
        assertThat(club.plays(board, "g5,f5").result()).startsWith("done");
        assertThat(club.record(board).actor(club.record(board).entries().get(2)))
                .contains(club.player("carol"));
        club.says("alice", "resign " + board);
        assertThat(club.words().say(club.record(board).result().orElseThrow())).isEqualTo("carol won: alice resigned");
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void all_including_the_leaver_are_told_what_it_means_for_them() {
        club.plays(board, "c5,d5");
        takesOver();
        assertThat(club.said("carol"))
                .startsWith("board 101/2")
                .contains("The admin has given you this seat, because bob will not play on.", "your time starts again");
        assertThat(club.said("bob")).startsWith("board 101/2").contains("You no longer play on this board");
        assertThat(club.said("alice"))
                .startsWith("board 101/2")
                .contains("The time of carol starts again.", "This game counts for nobody's rating any more.");
    }

    @Test
    void a_new_player_is_told_at_once_though_they_want_digests() {
        club.wants("carol", Preferences.Digest.DAILY);
        takesOver();
        assertThat(club.said("carol")).startsWith("board 101/1");
    }

    @Test
    void the_player_who_left_can_do_nothing_there_any_more() {
        club.plays(board, "c5,d5");
        takesOver();
        assertThat(club.replies("bob", board, 1, "g5,f5").result())
                .isEqualTo("refused: You do not play on board 101; alice and carol do.");
        assertThat(club.says("bob", "resign 101").result()).startsWith("refused: You do not play on board 101");
        assertThat(club.record(board).moves()).isEqualTo(1);
    }

    @Test
    void a_reply_of_the_opponent_to_a_mail_of_before_counts() {
        takesOver();
        assertThat(club.replies("alice", board, 0, "c5,d5").result()).startsWith("done");
    }

    @Test
    void the_clock_of_the_seat_starts_again_and_those_of_the_others_do_not() {
        int timed = club.board("cholone", Map.of("totaltime", "30"), "alice", "bob");
        club.later(Duration.ofDays(2));
        club.plays(timed, "c5,d5");
        club.later(Duration.ofDays(5));
        assertThat(replaces("bob", "carol").given()).hasSize(2);
        assertThat(club.turnSince(timed)).isEqualTo(club.now());
        assertThat(club.clock(timed).of(Seat.at(1)).used()).isZero();
        assertThat(club.clock(timed).of(Seat.at(0)).used()).isEqualTo(Duration.ofDays(2));
        assertThat(club.turnSince(board)).as("alice is on turn there").isEqualTo(Club.START);
    }

    @Test
    void queued_moves_and_offers_go_and_nothing_is_played_for_the_new_player() {
        assertThat(club.says("bob", "queue " + board + " g5,f5").result()).doesNotStartWith("refused");
        club.says("alice", "draw " + board);
        assertThat(club.record(board).offer()).isPresent();
        takesOver();
        assertThat(club.record(board).offer()).isEmpty();
        assertThat(club.said("alice")).contains("The offer is no longer open.");
        club.plays(board, "c5,d5");
        assertThat(club.moves(board)).containsExactly("c5,d5");
    }

    @Test
    void a_new_player_may_offer_what_the_other_has_just_offered() {
        club.plays(board, "c5,d5");
        club.says("bob", "draw " + board);
        club.says("alice", "no " + board);
        takesOver();
        assertThat(club.says("carol", "draw " + board).result()).startsWith("done");
    }

    @Test
    void lists_and_turns_follow() {
        club.plays(board, "c5,d5");
        takesOver();
        assertThat(boardsOf("bob")).isEmpty();
        assertThat(boardsOf("carol")).containsExactly(board);
        assertThat(asked(repositories -> repositories.boards().list(BoardFilter.ALL)))
                .extracting(BoardSummary::toMove)
                .containsExactly(List.of("carol"));
        assertThat(asked(repositories -> repositories.clocks().turns(club.player("carol"))))
                .hasSize(1);
        assertThat(asked(repositories -> repositories.clocks().turns(club.player("bob"))))
                .isEmpty();
    }

    private List<Integer> boardsOf(String user) {
        return asked(repositories -> repositories.boards().list(BoardFilter.ALL.ofPlayer(club.player(user)))).stream()
                .map(BoardSummary::number)
                .toList();
    }

    @Test
    void a_watcher_who_plays_is_a_watcher_no_longer() {
        club.changing(repositories -> {
            repositories.watchers().watch(club.player("carol"), board, Interest.EVERYTHING);
            return true;
        });
        takesOver();
        assertThat(asked(repositories -> List.copyOf(
                        repositories.watchers().boards(club.player("carol")).keySet())))
                .isEmpty();
    }

    @Test
    void a_board_of_two_counts_for_nobody() {
        club.plays(board, "c5,d5");
        assertThat(RatedSeats.mayBe(club.record(board))).isTrue();
        takesOver();
        assertThat(RatedSeats.mayBe(club.record(board))).isFalse();
        club.plays(board, "g5,f5");
        MailResult ended = club.says("alice", "resign " + board);
        assertThat(RatedSeats.of(club.record(board))).isEqualTo(new RatedSeats.Unrated(RatedSeats.Reason.HANDED_OVER));
        assertThat(ended.to("carol"))
                .singleElement()
                .asString()
                .contains("This game does not count for ratings: a seat went from one player to another.");
    }

    @Test
    void a_seat_that_is_given_back_before_the_other_has_moved_counts_again() {
        club.plays(board, "c5,d5");
        takesOver();
        replaces("carol", "bob");
        assertThat(club.said("alice")).contains("The seat of bob counts for ratings again");
        club.plays(board, "g5,f5");
        club.says("alice", "resign " + board);
        assertThat(RatedSeats.of(club.record(board))).isEqualTo(new RatedSeats.Rated(Seat.all(2)));
    }

    @Test
    void a_seat_on_which_another_has_moved_counts_for_nobody_although_it_was_given_back() {
        club.plays(board, "c5,d5");
        takesOver();
        club.plays(board, "g5,f5");
        replaces("carol", "bob");
        assertThat(RatedSeats.mayBe(club.record(board))).isFalse();
    }

    @Test
    void with_more_players_the_others_count() {
        int three = club.board("pebbles", "alice", "bob", "dave");
        replaces("bob", "carol");
        assertThat(club.said("dave"))
                .contains("The seat of carol counts for nobody's rating any more; the others count");
        club.plays(three, "take1");
        club.plays(three, "take1");
        club.plays(three, "take1");
        club.says("alice", "resign " + three);
        club.says("carol", "resign " + three);
        assertThat(RatedSeats.of(club.record(three))).isEqualTo(new RatedSeats.Rated(List.of(Seat.at(0), Seat.at(2))));
    }

    @Test
    void the_hand_goes_with_the_seat() {
        int hidden = club.board("chromino", "alice", "bob");
        replaces("bob", "carol");
        GameRecord record = club.record(hidden);
        assertThat(record.board().seat(club.player("carol")).map(Viewer::of)).contains(Viewer.of(Seat.at(1)));
        assertThat(record.board().seat(club.player("bob"))).isEmpty();
    }

    @Test
    void a_move_that_is_taken_back_by_an_admin_leaves_the_seat_where_it_is() {
        club.plays(board, "c5,d5");
        takesOver();
        club.admin((administration, repositories, now) ->
                administration.rollBack(repositories, board, 1, "root", "a slip", now));
        assertThat(players()).containsExactly("alice", "carol");
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void a_seat_can_go_over_again_and_back() {
        club.plays(board, "c5,d5");
        takesOver();
        replaces("carol", "dave");
        replaces("dave", "bob");
        assertThat(players()).containsExactly("alice", "bob");
        assertThat(users(club.record(board).at(2))).containsExactly("alice", "carol");
        assertThat(users(club.record(board).at(3))).containsExactly("alice", "dave");
        assertThat(club.plays(board, "g5,f5").result()).startsWith("done");
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void the_record_tells_who_it_was_and_is_read_back() {
        club.plays(board, "c5,d5");
        takesOver();
        club.plays(board, "g5,f5");
        assertThat(text())
                .contains("player 2: bob")
                .anyMatch(line -> line.endsWith(" admin:root gives-seat 2 carol"))
                .anyMatch(line -> line.endsWith(" carol plays g5,f5"));
        MailResult read = club.admin((administration, repositories, now) -> new RecordImport(
                        Club.GAMES, () -> Seed.ofHex("5eed".repeat(Seed.BYTES / 2)), Map.of())
                .read(repositories, String.join("\n", text()), "root", now));
        assertThat(read.result()).isEqualTo("done:");
        GameRecord copy = club.record(board + 1);
        assertThat(users(copy)).containsExactly("alice", "carol");
        assertThat(copy.plies()).hasSize(2);
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void a_robot_plays_on_too() {
        club.withRobots(RobotRules.STANDARD);
        club.plays(board, "c5,d5");
        String robot = club.changing(
                repositories -> repositories.robots().all().get(0).player().user());
        assertThat(replaces("bob", robot).kept()).isEmpty();
        assertThat(club.robotsThink(RobotRules.STANDARD).results()).contains("board " + board);
        assertThat(club.record(board).moves()).isEqualTo(2);
    }

    @Test
    void a_seat_is_not_given_away_where_that_would_be_wrong() {
        club.board("pebbles", "alice", "bob", "carol");
        Substitution.Done done = replaces("bob", "carol");
        assertThat(done.given()).hasSize(1);
        assertThat(done.kept().stream().map(why -> club.words().say(why.phrase())))
                .containsExactly("carol sits or sat at board 102 already.");
        assertThat(replaces("bob", "carol").given()).isEmpty();
    }

    @Test
    void a_player_who_gave_up_a_seat_gets_no_other_one_there_since_they_know_its_hand() {
        int hidden = club.board("chromino", "alice", "bob", "dave");
        assertThat(takes(hidden, "bob", "carol")).isEmpty();
        assertThat(takes(hidden, "dave", "bob")).containsExactly("bob sits or sat at board 102 already.");
        assertThat(takes(hidden, "carol", "bob")).as("their own once more").isEmpty();
        assertThat(takes(hidden, "dave", "carol")).containsExactly("carol sits or sat at board 102 already.");
    }

    private List<String> takes(int number, String leaver, String successor) {
        return asked(repositories -> new Substitution(
                        repositories, RobotRules.STANDARD, Officer.atTerminal("root"), OptionalLong.empty(), club.now())
                .replace(club.player(leaver), club.player(successor), OptionalInt.of(number), WHY).kept().stream()
                        .map(why -> club.words().say(why.phrase()))
                        .toList());
    }

    @Test
    void a_board_does_not_depend_on_the_order_in_which_substitutes_became_known() {
        int three = club.board("pebbles", "alice", "bob", "dave");
        club.join("erin");
        takes(three, "dave", "erin");
        takes(three, "bob", "carol");
        Board begun = club.record(three).begun();
        List<Player> byTime = List.of(club.player("erin"), club.player("carol"));
        Board bare = new Board(
                begun.number(),
                begun.game(),
                begun.rulesVersion(),
                begun.setup(),
                begun.terms(),
                begun.players(),
                begun.started(),
                begun.commitment());
        assertThat(bare.knowing(byTime)).isEqualTo(begun);
        assertThat(bare.knowing(byTime.subList(0, 1)).knowing(byTime.subList(1, 2)))
                .isEqualTo(begun);
    }

    @Test
    void their_words_stay_with_who_said_them() {
        club.plays(board, "c5,d5\n\nGood luck!");
        club.plays(board, "g5,f5\n\nThank you, alice.");
        takesOver();
        club.changing(repositories -> {
            repositories.personalData().erase(club.player("carol"));
            return true;
        });
        assertThat(Arrays.asList(text())).contains("| Thank you, alice.");
        club.changing(repositories -> {
            repositories.personalData().erase(club.player("bob"));
            return true;
        });
        assertThat(Arrays.asList(text())).doesNotContain("| Thank you, alice.").contains("| Good luck!");
    }

    @Test
    void decisions_are_in_the_audit_log() {
        takesOver();
        assertThat(asked(repositories -> repositories.auditLog().newest(1).stream()
                        .map(entry -> entry.verb() + " " + entry.words())
                        .toList()))
                .containsExactly("replace carol bob is ill");
    }
}
