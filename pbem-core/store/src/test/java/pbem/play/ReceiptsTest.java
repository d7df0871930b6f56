package pbem.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.notice.Notice;
import pbem.notice.OwnMove;
import pbem.record.GameRecord;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/**
 * A player without receipts is told everything but their own plain moves. Board 101 is Pebbles between alice, who
 * begins and wants no receipts, and bob.
 */
class ReceiptsTest extends ClubTest {

    private static final String UNRATED = " | This game does not count for ratings: not everybody has had a turn.";

    private static final int BOARD = 101;

    @BeforeEach
    void sitDown() {
        club.board("pebbles", "alice", "bob");
        club.says("alice", "set receipts none");
    }

    @Test
    void a_plain_move_is_told_to_the_others_alone() {
        assertThat(club.plays(BOARD, "take1").notices()).containsExactly("bob: board 101/1");
        assertThat(club.plays(BOARD, "take1").notices()).containsExactly("alice: board 101/2", "bob: board 101/2");
    }

    @Test
    void without_that_wish_everybody_is_told() {
        club.says("alice", "set receipts standard");
        assertThat(club.plays(BOARD, "take1").notices()).containsExactly("alice: board 101/1", "bob: board 101/1");
    }

    @Test
    void a_digest_contains_none_of_its_readers_moves_either() {
        club.says("alice", "set digest daily");
        assertThat(club.plays(BOARD, "take1").notices()).containsExactly("bob: board 101/1");
    }

    @Test
    void a_refused_move_is_answered() {
        assertThat(club.plays(BOARD, "take9").to("alice")).hasSize(1);
    }

    @Test
    void an_offer_and_a_move_that_ends_one_are_told() {
        assertThat(club.replies("alice", BOARD, 0, "draw").to("alice")).containsExactly("board 101/1");
        club.replies("bob", BOARD, 1, "reject");
        club.replies("bob", BOARD, 2, "draw");
        assertThat(club.plays(BOARD, "take1").to("alice")).containsExactly("board 101/4");
    }

    @Test
    void a_queued_answer_and_a_queued_move_of_the_player_are_told() {
        club.says("bob", "queue 101 take1");
        assertThat(club.plays(BOARD, "take1").to("alice")).containsExactly("board 101/2+1");
        club.plays(BOARD, "take1");
        club.says("alice", "queue 101 take1");
        assertThat(club.plays(BOARD, "take1").to("alice")).containsExactly("board 101/5+1");
    }

    @Test
    void a_move_dropped_from_the_queue_is_told() {
        club.says("alice", "queue 101 if take3 then take3");
        club.plays(BOARD, "take1");
        assertThat(club.plays(BOARD, "take1").to("alice"))
                .singleElement()
                .asString()
                .startsWith("board 101/2");
    }

    @Test
    void the_end_is_told_to_the_player_who_brings_it_too() {
        assertThat(club.replies("alice", BOARD, 0, "resign").to("alice")).containsExactly("board 101/1" + UNRATED);
    }

    @Test
    void a_watcher_is_told_of_moves() {
        club.board("pebbles", "bob", "carol");
        club.says("alice", "subscribe 102");
        assertThat(club.plays(102, "take1").to("alice")).containsExactly("board 102/1");
    }

    @Test
    void in_a_game_where_turns_are_skipped_and_tiles_drawn_nothing_of_that_is_missed() {
        int board = club.board("chromino", "alice", "bob");
        int plain = 0;
        int more = 0;
        while (club.record(board).state() == GameRecord.State.ACTIVE) {
            GameRecord before = club.record(board);
            Seat mover = before.toMove().get(0);
            MailResult played =
                    club.plays(board, before.position().moves().get(0).notation());
            Position reached = club.record(board).position();
            boolean nothingMore = club.record(board).state() == GameRecord.State.ACTIVE
                    && reached.happenings().isEmpty()
                    && reached.privately(Viewer.of(mover)).isEmpty()
                    && !reached.toMove().contains(mover);
            if (mover.equals(new Seat(1))) {
                assertThat(played.to("alice")).hasSize(nothingMore ? 0 : 1);
                plain += nothingMore ? 1 : 0;
                more += nothingMore ? 0 : 1;
            }
        }
        assertThat(plain).isPositive();
        assertThat(more).isPositive();
    }

    @Test
    void a_player_on_turn_again_gets_more_than_a_receipt() {
        int board = club.board("chromino", "alice", "bob");
        int again = 0;
        while (club.record(board).state() == GameRecord.State.ACTIVE) {
            Seat mover = club.record(board).toMove().get(0);
            club.plays(board, club.record(board).position().moves().get(0).notation());
            GameRecord record = club.record(board);
            if (record.toMove().contains(mover)) {
                again++;
                Notice.BoardNews news = new Notice.BoardNews(board, record.revision());
                assertThat(OwnMove.of(news, record, record.board().player(mover)))
                        .isEmpty();
            }
        }
        assertThat(again).isPositive();
    }
}
