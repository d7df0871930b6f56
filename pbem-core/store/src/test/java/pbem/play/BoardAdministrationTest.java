package pbem.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import pbem.game.Outcome;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

class BoardAdministrationTest extends ClubTest {

    private static final String UNRATED = " | This game does not count for ratings: not everybody has had a turn.";

    private static final String WHY = "bob has moved house";

    private MailResult starts(List<String> users, Map<String, String> options, Map<String, String> terms) {
        return club.admin((administration, repositories, now) -> administration.start(
                repositories, Club.GAMES.named("pebbles").orElseThrow(), users, options, terms, now));
    }

    private MailResult adjudicates(int board, String... winners) {
        return club.admin((administration, repositories, now) ->
                administration.adjudicate(repositories, board, List.of(winners), "root", WHY, now));
    }

    private MailResult annuls(int board) {
        return club.admin(
                (administration, repositories, now) -> administration.annul(repositories, board, "root", WHY, now));
    }

    @Test
    void the_admin_starts_a_board_and_all_are_told() {
        MailResult handled = starts(List.of("bob", "ALICE"), Map.of("heap", "9"), Map.of("unrated", ""));
        assertThat(handled.notices()).containsExactly("bob: board 101/0", "alice: board 101/0");
        Board board = club.record(101).board();
        assertThat(board.heading()).isEqualTo("pebbles board 101 (bob, alice)");
        assertThat(board.setup().options()).isEqualTo(Map.of("heap", "9"));
        assertThat(board.terms().rated()).isFalse();
    }

    @Test
    void the_admin_cannot_start_a_board_that_players_could_not_start() {
        assertThat(starts(List.of("alice", "dave"), Map.of(), Map.of()).result())
                .isEqualTo("refused: Nobody here is called dave.");
        assertThat(starts(List.of("alice", "Alice"), Map.of(), Map.of()).result())
                .isEqualTo("refused: alice is named twice.");
        assertThat(starts(List.of("alice"), Map.of("heap", "0"), Map.of()).result())
                .isEqualTo("refused: -heap=0 is not possible in pebbles. The right form is -heap=1..99.");
        assertThat(starts(List.of("alice"), Map.of(), Map.of("speed", "")).result())
                .startsWith("refused: I do not know the term --speed.");
        assertThat(starts(List.of(), Map.of(), Map.of()).result())
                .isEqualTo("refused: pebbles is for 1 to 4 players, but nobody is named.");
    }

    @Test
    void an_adjudication_ends_the_game_and_tells_all() {
        int board = club.board("cholone", "alice", "bob");
        MailResult handled = adjudicates(board, "alice");
        assertThat(handled.result()).isEqualTo("done: alice won: adjudicated by the admin");
        assertThat(handled.notices()).containsExactly("alice: board 101/1" + UNRATED, "bob: board 101/1" + UNRATED);
        assertThat(club.record(board).toMove()).isEmpty();
    }

    @Test
    void an_adjudication_records_who_when_and_why() {
        int board = club.board("cholone", "alice", "bob");
        adjudicates(board, "alice");
        Outcome outcome = Outcome.won(2, List.of(new Seat(1)), Phrase.of("play.adjudicated"));
        assertThat(club.record(board).entries())
                .containsExactly(new Entry(
                        1,
                        Club.START,
                        Actor.admin("root"),
                        Proof.ADMIN,
                        OptionalLong.empty(),
                        new Event.Adjudicated(outcome, WHY)));
    }

    @Test
    void without_a_winner_all_who_still_play_share_a_draw() {
        int board = club.board("pebbles", "alice", "bob", "carol");
        club.says("bob", "resign 101");
        assertThat(adjudicates(board).result())
                .isEqualTo("done: draw between alice and carol: adjudicated by the admin");
    }

    @Test
    void several_can_share_a_win() {
        int board = club.board("pebbles", "alice", "bob", "carol");
        assertThat(adjudicates(board, "carol", "Alice").result())
                .isEqualTo("done: alice and carol won: adjudicated by the admin");
    }

    @Test
    void only_who_plays_there_can_win() {
        int board = club.board("cholone", "alice", "bob");
        assertThat(adjudicates(board, "carol").result())
                .isEqualTo("refused: carol does not play on that board; alice and bob do.");
        assertThat(adjudicates(board, "nobody").result()).startsWith("refused: nobody does not play on that board");
        assertThat(club.record(board).revision()).isZero();
    }

    @Test
    void a_voided_board_has_no_result_and_all_are_told_who_when_and_why() {
        int board = club.board("cholone", "alice", "bob");
        MailResult handled = annuls(board);
        assertThat(handled.result()).isEqualTo("done: ended by the admin without a result");
        assertThat(handled.notices()).containsExactly("alice: board 101/1", "bob: board 101/1");
        assertThat(club.record(board).outcome()).isEmpty();
        assertThat(club.record(board).entries())
                .containsExactly(new Entry(
                        1, Club.START, Actor.admin("root"), Proof.ADMIN, OptionalLong.empty(), new Event.Voided(WHY)));
    }

    @Test
    void a_closed_board_stays_closed() {
        int board = club.board("cholone", "alice", "bob");
        annuls(board);
        String closed = "refused: The game on board 101 is over: ended by the admin without a result.";
        assertThat(adjudicates(board, "alice").result()).isEqualTo(closed);
        assertThat(annuls(board).result()).isEqualTo(closed);
        assertThat(club.says("alice", "move 101 c5,d5").result()).isEqualTo(closed);
        assertThat(club.says("alice", "resign 101").result()).isEqualTo(closed);
    }

    @Test
    void there_must_be_a_board() {
        assertThat(adjudicates(7).result()).startsWith("refused: There is no board 7.");
        assertThat(annuls(7).result()).startsWith("refused: There is no board 7.");
    }

    private MailResult takesBack(int board, int plies) {
        return club.admin((administration, repositories, now) ->
                administration.rollBack(repositories, board, plies, "root", WHY, now));
    }

    @Test
    void the_admin_takes_back_moves_and_all_are_told() {
        int board = club.board("pebbles", "alice", "bob");
        List.of("take1", "take2", "take1").forEach(move -> club.plays(board, move));
        MailResult handled = takesBack(board, 2);
        assertThat(handled.notices()).containsExactly("alice: board 101/4", "bob: board 101/4");
        assertThat(club.moves(board)).containsExactly("take1");
        assertThat(club.record(board).toMove()).containsExactly(new Seat(2));
        assertThat(club.plays(board, "take3").result()).isEqualTo("done: played take3 on board 101");
    }

    @Test
    void the_admin_reopens_a_finished_game() {
        int board = club.board("pebbles", "alice", "bob");
        club.plays(board, "take1");
        club.says("bob", "resign 101");
        takesBack(board, 0);
        assertThat(club.record(board).state()).isEqualTo(GameRecord.State.ACTIVE);
        assertThat(club.plays(board, "take2").result()).isEqualTo("done: played take2 on board 101");
    }

    @Test
    void the_admin_cannot_take_back_more_than_was_played() {
        int board = club.board("pebbles", "alice", "bob");
        assertThat(takesBack(board, 1).result())
                .isEqualTo("refused: Board 101 has had no moves so far; there is no move 1.");
        assertThat(takesBack(102, 1).result()).startsWith("refused: There is no board 102.");
    }
}
