package pbem.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import pbem.clock.WorkBudget;
import pbem.game.Seat;
import pbem.picture.Ascii;
import pbem.record.Actor;
import pbem.record.BoardOrder;
import pbem.summary.BoardSummary;
import pbem.testkit.Club;

class BoardQueriesTest extends QueriesTest {

    private BoardDetails board(int number) {
        return queries.boards().board(number, OptionalInt.empty()).orElseThrow();
    }

    private BoardDetails board(int number, int move) {
        return queries.boards().board(number, OptionalInt.of(move)).orElseThrow();
    }

    private List<Integer> numbers(Optional<String> game, Optional<String> player, boolean open) {
        return queries
                .boards()
                .list(new BoardSearch(game, player, open, Optional.empty(), Optional.empty(), BoardOrder.NEWEST, 0, 10))
                .boards()
                .stream()
                .map(BoardSummary::number)
                .toList();
    }

    @Test
    void a_board_tells_who_plays_and_until_when() {
        club.board("pebbles", "alice", "bob");
        BoardDetails board = board(101);
        assertThat(board.game()).isEqualTo("pebbles");
        assertThat(board.open()).isTrue();
        assertThat(board.seats()).extracting(BoardSeat::user).containsExactly("alice", "bob");
        assertThat(board.seats())
                .extracting(BoardSeat::standing)
                .containsExactly(BoardSeat.Standing.TO_MOVE, BoardSeat.Standing.WAITING);
        assertThat(board.deadline()).contains(Club.START.plus(Duration.ofDays(21)));
        assertThat(board.started()).isEqualTo(Club.START);
        assertThat(board.result()).isEmpty();
        assertThat(board.steps()).isEmpty();
        assertThat(board.change()).isEmpty();
    }

    @Test
    void every_position_of_a_board_can_be_asked_for() {
        club.board("cholone", "alice", "bob");
        club.plays(101, "c5,d5");
        club.plays(101, club.record(101).position().moves().get(0).notation());
        assertThat(board(101).shown()).matches(shown -> shown.latest() && shown.moves() == 2 && shown.revision() == 2);
        assertThat(board(101, 0).shown())
                .matches(shown -> !shown.latest() && shown.moves() == 0 && shown.revision() == 0);
        assertThat(drawn(board(101, 2))).isEqualTo(drawn(board(101))).isNotEqualTo(drawn(board(101, 1)));
        assertThat(board(101, 1).moves()).isEqualTo(board(101).moves());
    }

    private String drawn(BoardDetails board) {
        return Ascii.draw(board.shown().diagram(), club.words());
    }

    @Test
    void a_line_that_takes_too_much_work_is_not_tried_to_its_end() {
        club.says("alice", "pebbles challenge bob -heap=99");
        club.says("bob", "accept");
        AtomicLong work = new AtomicLong();
        WorkBudget budget = new WorkBudget(WorkBudget.OF_A_STRANGER, () -> work.getAndAdd(10_000_000));

        assertThat(queries.boards().study(101, OptionalInt.empty(), Collections.nCopies(90, "take1"), budget))
                .isEqualTo(StudyLookup.tooDear(WorkBudget.SURE_STEPS + 4));
    }

    @Test
    void a_missing_board_and_a_missing_move_have_different_answers() {
        club.board("pebbles", "alice", "bob");
        club.plays(101, "take1");
        assertThat(queries.boards().board(999, OptionalInt.of(1))).isEmpty();
        assertThat(queries.boards().moves(999)).isEmpty();
        assertThat(queries.boards().board(101, OptionalInt.of(2))).isEmpty();
        assertThat(queries.boards().moves(101)).contains(1);
    }

    @Test
    void moves_have_numbers_and_departures_do_not() {
        club.board("cholone", "alice", "bob", "carol");
        String first = club.record(101).position().moves().get(0).notation();
        club.plays(101, first);
        club.says("carol", "resign 101");
        BoardDetails board = board(101);
        assertThat(board.steps())
                .extracting(BoardStep::kind)
                .containsExactly(BoardStep.Kind.MOVED, BoardStep.Kind.RESIGNED);
        assertThat(board.moves()).singleElement().satisfies(move -> {
            assertThat(move.number()).isEqualTo(1);
            assertThat(move.notation()).isEqualTo(first);
        });
        assertThat(board.steps().get(1))
                .matches(left -> left.number() == 0 && left.seat().equals(new Seat(3)));
        assertThat(board.seats().get(2).standing()).isEqualTo(BoardSeat.Standing.OUT);
        assertThat(board.change())
                .get()
                .matches(change -> change.kind() == LastChange.Kind.RESIGNED
                        && change.user().equals(Optional.of("carol")));
        assertThat(board.open()).isTrue();
    }

    @Test
    void a_game_lost_on_time_says_so() {
        club.board("pebbles", "alice", "bob");
        club.later(Duration.ofDays(100));
        club.ticks();
        assertThat(board(101).steps()).extracting(BoardStep::kind).containsExactly(BoardStep.Kind.LAPSED);
        assertThat(board(101).change())
                .get()
                .matches(change ->
                        change.kind() == LastChange.Kind.LAPSED && change.user().equals(Optional.of("alice")));
        assertThat(board(101).seats())
                .extracting(BoardSeat::standing)
                .containsExactly(BoardSeat.Standing.LOST, BoardSeat.Standing.WON);
    }

    @Test
    void a_draw_that_was_agreed_says_so() {
        club.board("pebbles", "alice", "bob");
        club.says("alice", "draw 101");
        club.says("bob", "accept 101");
        assertThat(board(101).change())
                .get()
                .matches(change ->
                        change.kind() == LastChange.Kind.DRAWN && change.user().isEmpty());
        assertThat(board(101).seats()).extracting(BoardSeat::standing).containsOnly(BoardSeat.Standing.DREW);
    }

    @Test
    void a_game_ended_by_an_admin_says_so_but_not_why() {
        club.board("pebbles", "alice", "bob");
        club.board("pebbles", "alice", "bob");
        club.admin((administration, repositories, now) ->
                administration.annul(repositories, 101, "root", "a quarrel", now));
        club.admin((administration, repositories, now) ->
                administration.adjudicate(repositories, 102, List.of("alice"), "root", "a quarrel", now));
        assertThat(board(101).change()).get().extracting(LastChange::kind).isEqualTo(LastChange.Kind.VOIDED);
        assertThat(board(102).change()).get().extracting(LastChange::kind).isEqualTo(LastChange.Kind.ADJUDICATED);
        assertThat(board(101).toString() + board(102)).doesNotContain("quarrel");
    }

    @Test
    void a_game_ended_by_a_director_is_told_apart_from_one_ended_by_an_admin() {
        club.board("pebbles", "alice", "bob");
        club.board("pebbles", "alice", "bob");
        club.admin((administration, repositories, now) ->
                administration.annul(repositories, 101, Actor.DIRECTOR, "a quarrel", now));
        club.admin((administration, repositories, now) ->
                administration.adjudicate(repositories, 102, List.of("alice"), Actor.DIRECTOR, "a quarrel", now));
        assertThat(board(101).change())
                .get()
                .extracting(LastChange::kind)
                .isEqualTo(LastChange.Kind.VOIDED_BY_DIRECTOR);
        assertThat(board(102).change())
                .get()
                .extracting(LastChange::kind)
                .isEqualTo(LastChange.Kind.ADJUDICATED_BY_DIRECTOR);
    }

    @Test
    void no_answer_contains_words_of_players() {
        club.board("pebbles", "alice", "bob");
        club.plays(101, "take1\nbetween ourselves");
        club.says("bob", "chat 101\nbetween ourselves");
        assertThat(club.record(101).plies().get(0).comment()).isEqualTo("between ourselves");
        assertThat(board(101).toString()).doesNotContain("ourselves");
    }

    @Test
    void the_seed_is_told_once_the_board_is_closed() {
        club.board("chromino", "alice", "bob");
        String seed = club.record(101).board().setup().seed().reveal();
        assertThat(board(101).fingerprint()).isPresent();
        assertThat(board(101).toString()).doesNotContain(seed);
        club.says("bob", "resign 101");
        assertThat(board(101).seed()).contains(seed);
    }

    @Test
    void boards_are_looked_for_by_game_player_and_state() {
        club.board("pebbles", "alice", "bob");
        club.board("cholone", "bob", "carol");
        club.board("pebbles", "alice", "carol");
        club.says("alice", "resign 103");
        assertThat(numbers(Optional.empty(), Optional.empty(), true)).containsExactly(102, 101);
        assertThat(numbers(Optional.empty(), Optional.empty(), false)).containsExactly(103);
        assertThat(numbers(Optional.of("pebbles"), Optional.empty(), true)).containsExactly(101);
        assertThat(numbers(Optional.empty(), Optional.of("CAROL"), true)).containsExactly(102);
    }

    @Test
    void a_list_counts_what_it_does_not_give_too() {
        for (int i = 0; i < 4; i++) {
            club.board("pebbles", "alice", "bob");
        }
        club.says("alice", "resign 104");
        BoardList list = queries.boards()
                .list(new BoardSearch(
                        Optional.empty(),
                        Optional.of("bob"),
                        true,
                        Optional.empty(),
                        Optional.empty(),
                        BoardOrder.NEWEST,
                        1,
                        1));
        assertThat(list.boards()).extracting(BoardSummary::number).containsExactly(102);
        assertThat(list.open()).isEqualTo(3);
        assertThat(list.closed()).isEqualTo(1);
    }

    @Test
    void an_unknown_player_is_told_apart_from_one_without_boards() {
        assertThat(queries.boards()
                        .list(new BoardSearch(
                                Optional.empty(),
                                Optional.of("dave"),
                                true,
                                Optional.empty(),
                                Optional.empty(),
                                BoardOrder.NEWEST,
                                0,
                                9)))
                .isEqualTo(new BoardList(false, List.of(), 0, 0));
        assertThat(queries.boards()
                        .list(new BoardSearch(
                                Optional.empty(),
                                Optional.of("bob"),
                                true,
                                Optional.empty(),
                                Optional.empty(),
                                BoardOrder.NEWEST,
                                0,
                                9)))
                .isEqualTo(new BoardList(true, List.of(), 0, 0));
    }
}
