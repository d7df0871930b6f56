package pbem.handler.talk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** Watching boards. */
class WatchTest extends ClubTest {

    private static final String UNRATED = " | This game does not count for ratings: not everybody has had a turn.";

    private int board;

    @BeforeEach
    void begin() {
        board = club.board("pebbles", "alice", "bob");
    }

    @Test
    void a_subscriber_sees_the_board_and_then_gets_every_mail() {
        assertThat(club.says("carol", "subscribe 101").to("carol"))
                .containsExactly("You watch board 101 now, and get every mail about it. To end that, write"
                        + " \"unsubscribe 101\". | shown 101/0");
        assertThat(club.plays(board, "take1").notices())
                .containsExactly("alice: board 101/1", "bob: board 101/1", "carol: board 101/1");
    }

    @Test
    void unsubscribe_ends_it() {
        club.says("carol", "subscribe 101");
        assertThat(club.replies("carol", board, 0, "unsubscribe").result())
                .isEqualTo("done: no longer watches board 101");
        assertThat(club.plays(board, "take1").to("carol")).isEmpty();
    }

    @Test
    void all_boards_of_a_game_means_those_to_come_as_well() {
        club.says("carol", "pebbles subscribe all");
        int next = club.board("pebbles", "alice", "bob");
        int other = club.board("chroma", "alice", "bob");
        assertThat(club.plays(next, "take1").to("carol")).containsExactly("board 102/1");
        assertThat(club.plays(board, "take1").to("carol")).containsExactly("board 101/1");
        assertThat(club.plays(other, "a1").to("carol")).isEmpty();
    }

    @Test
    void one_of_them_can_be_left_out() {
        club.says("carol", "pebbles subscribe all");
        club.says("carol", "unsubscribe 101");
        assertThat(club.plays(board, "take1").to("carol")).isEmpty();
        assertThat(club.says("carol", "subscribe").to("carol"))
                .containsExactly("What you watch: all boards of pebbles: every mail; board 101: no mail");
        club.says("carol", "pebbles unsubscribe all");
        assertThat(club.says("carol", "subscribe").to("carol"))
                .containsExactly("You watch no board. To watch one, write \"subscribe\" and its number."
                        + " For fewer mails, or none, write \"stop\".");
    }

    @Test
    void the_way_out_of_the_boards_of_one_game_names_that_game() {
        assertThat(club.says("carol", "pebbles subscribe all").to("carol"))
                .containsExactly("You now watch all boards of Pebbles, including future ones. To end that, write"
                        + " \"pebbles unsubscribe all\".");
        club.says("carol", "pebbles unsubscribe all");
        assertThat(club.plays(board, "take1").to("carol")).isEmpty();
    }

    @Test
    void every_board_of_the_server_can_be_watched_and_left_at_once() {
        club.says("carol", "subscribe all");
        assertThat(club.plays(board, "take1").to("carol")).containsExactly("board 101/1");
        club.says("carol", "unsubscribe all");
        assertThat(club.plays(board, "take1").to("carol")).isEmpty();
    }

    @Test
    void notify_brings_only_the_end() {
        club.says("carol", "notify 101");
        assertThat(club.plays(board, "take1").to("carol")).isEmpty();
        assertThat(club.plays(board, "resign").to("carol")).containsExactly("board 101/2" + UNRATED);
    }

    @Test
    void notify_once_more_takes_it_back() {
        club.says("carol", "pebbles notify");
        assertThat(club.says("carol", "pebbles notify").to("carol"))
                .containsExactly("You no longer watch the boards of Pebbles.");
        club.says("carol", "notify 101");
        club.says("carol", "notify 101");
        assertThat(club.plays(board, "resign").to("carol")).isEmpty();
    }

    @Test
    void a_player_who_watches_the_game_too_gets_one_mail() {
        club.says("alice", "pebbles subscribe all");
        assertThat(club.plays(board, "take1").to("alice")).containsExactly("board 101/1");
    }

    @Test
    void several_boards_are_watched_at_once_and_each_is_answered() {
        club.board("pebbles", "alice", "bob");
        MailResult handled = club.says("carol", "subscribe 101 102 999");
        assertThat(handled.results())
                .containsExactly(
                        "done: watches board 101",
                        "done: watches board 102",
                        "refused: There is no board 999. The command \"list\" shows the games, \"list GAME\" the boards.");
    }

    @Test
    void a_watcher_cannot_move() {
        club.says("carol", "subscribe 101");
        assertThat(club.replies("carol", board, 0, "take1").result())
                .startsWith("refused: You do not play on board 101");
    }

    @Test
    void a_watcher_who_has_left_gets_nothing() {
        club.says("carol", "subscribe 101");
        club.leave("carol");
        assertThat(club.plays(board, "take1").to("carol")).isEmpty();
    }
}
