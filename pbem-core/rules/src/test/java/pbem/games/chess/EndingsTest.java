package pbem.games.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static pbem.game.Result.DREW;
import static pbem.game.Result.LOST;
import static pbem.game.Result.WON;
import static pbem.games.chess.ScriptedGame.assertOver;
import static pbem.games.chess.ScriptedGame.play;
import static pbem.games.chess.ScriptedGame.read;
import static pbem.games.chess.ScriptedGame.refused;
import static pbem.games.chess.ScriptedGame.repeat;
import static pbem.games.chess.ScriptedGame.told;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import pbem.game.Seat;

/** Articles 2, 3 and 8: the ends of games, and claims of a draw. */
class EndingsTest {

    private static final String[] TO_AND_FRO = {"d1-e1", "j13-i13", "e1-d1", "i13-j13"};

    private static ChessPosition rooks() {
        return Sketch.men(ChessBoard.SMALL, Team.WHITE, "Kd1", "Rb3", "kj13", "rl11");
    }

    @Test
    void article_8_1a_mate_wins() {
        ChessPosition mated = play(Sketch.white("""
                12  .  .  .  .  .  .  .  Q
                 9  .  .  .  .  .  .  .  R  .  .  .
                 6  .  .  .  .  .  .  .  .  P  .  .  .
                 5  .  .  K  .  k  .  .  .  .  .  .
                """), "j9-f5");
        assertOver(mated, "checkmate", WON, LOST);
        assertThat(told(mated)).containsExactly("Check: the aim of black on e5 is attacked.");
    }

    @Test
    void article_8_1a_mate_wins_for_black_too_and_on_four_colours() {
        ChessPosition position = Sketch.men(ChessBoard.BIG, Team.WHITE, "Kn7", "Qg10", "Nf12", "Pb5", "ki15");
        assertOver(play(position, "g10-i14"), "checkmate", WON, LOST);
        ChessPosition turned = Sketch.men(ChessBoard.BIG, Team.BLACK, "kb9", "qi6", "nj4", "pn11", "Kg1");
        assertOver(play(turned, "i6-g2"), "checkmate", LOST, WON);
    }

    @Test
    void article_8_2a_stalemate_is_a_draw() {
        ChessPosition position = Sketch.men(ChessBoard.SMALL, Team.WHITE, "Kd8", "Qh6", "Rm12", "Ph11", "kb8");
        assertOver(play(position, "m12-m7"), "stalemate, black has no legal move and is not in check", DREW, DREW);
    }

    @Test
    void article_8_2b_two_bare_aims_are_a_dead_position() {
        ChessPosition position = Sketch.men(ChessBoard.SMALL, Team.WHITE, "Kd1", "pd2", "kj13");
        assertOver(play(position, "d1-d2"), "nothing is left but the two aims", DREW, DREW);
    }

    @Test
    void article_8_2b_the_server_does_not_judge_other_positions() {
        ChessPosition position = Sketch.men(ChessBoard.SMALL, Team.WHITE, "Kd1", "pd2", "I1a1", "kj13");
        assertThat(play(position, "d1-d2").outcome()).isEmpty();
    }

    @Test
    void article_8_1b_who_leaves_loses() {
        ChessPosition left = rooks().leave(new Seat(2));
        assertOver(left, "black has left the game", WON, LOST);
        assertThat(told(left)).containsExactly("Black has left the game.");
        assertThat(left.active()).containsExactly(new Seat(1));
        assertOver(rooks().leave(new Seat(1)), "white has left the game", LOST, WON);
    }

    @Test
    void a_player_out_of_time_loses() {
        ChessPosition late = rooks().lapse(new Seat(2));
        assertOver(late, "black has left the game", WON, LOST);
        assertThat(late.active()).containsExactly(new Seat(1));
    }

    @Test
    void a_player_out_of_time_against_a_bare_aim_draws() {
        ChessPosition position = Sketch.men(ChessBoard.SMALL, Team.WHITE, "Kd1", "Rb3", "kj13");
        assertOver(
                position.lapse(new Seat(1)),
                "white ran out of time, and black has nothing left but the aim",
                DREW,
                DREW);
        assertOver(position.lapse(new Seat(2)), "black has left the game", WON, LOST);
        assertOver(position.leave(new Seat(1)), "white has left the game", LOST, WON);
    }

    @Test
    void article_8_2d_the_same_position_for_the_third_time_may_be_claimed() {
        ChessPosition third = repeat(2, rooks(), TO_AND_FRO);
        assertThat(third.outcome()).isEmpty();
        ChessPosition claimed = play(third, "draw claim");
        assertOver(claimed, "claimed, the same position for the third time", DREW, DREW);
        assertThat(told(claimed)).containsExactly("White claims a draw.");
        assertThat(claimed.ply()).isEqualTo(9);
        assertThat(claimed.lastMove()).map(move -> move.notation()).contains("draw claim");
    }

    @Test
    void article_8_2d_or_when_it_is_about_to_appear() {
        ChessPosition before = play(rooks(), "d1-e1", "j13-i13", "e1-d1", "i13-j13", "d1-e1", "j13-i13", "e1-d1");
        assertThat(refused(before, "draw claim")).contains("twice (three times are needed)");
        ChessPosition claimed = play(before, "claim i13-j13");
        assertOver(claimed, "claimed, the same position for the third time", DREW, DREW);
        assertThat(claimed.lastMove()).map(move -> move.notation()).contains("draw claim i13-j13");
        assertThat(told(claimed)).containsExactly("Black claims a draw.");
    }

    @Test
    void a_claim_without_reason_leaves_its_move_standing() {
        assertThat(read(rooks(), "draw claim d1-e1")).isEqualTo(read(rooks(), "d1-e1"));
    }

    @Test
    void a_claim_is_not_listed_among_the_moves() {
        ChessPosition third = repeat(2, rooks(), TO_AND_FRO);
        assertThat(third.moves()).hasSize((int) rooks().moveCount()).allMatch(Step.class::isInstance);
        assertThat(third.moveCount()).isEqualTo(rooks().moveCount());
    }

    @Test
    void a_claim_that_has_no_reason_cannot_be_played() {
        ThrowingCallable play = () -> rooks().play(new DrawClaim(Optional.empty()));
        assertThatThrownBy(play).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void the_fifth_time_ends_the_game_by_itself() {
        ChessPosition fourth = repeat(3, rooks(), TO_AND_FRO);
        assertThat(fourth.outcome()).isEmpty();
        assertOver(play(fourth, TO_AND_FRO), "the same position for the fifth time", DREW, DREW);
    }

    @Test
    void a_lost_right_to_castle_makes_another_position() {
        ChessPosition castling = Sketch.men(ChessBoard.SMALL, Team.WHITE, "Kd1", "T12g1*", "Rb3", "kj13", "rl11");
        assertThat(refused(repeat(2, castling, TO_AND_FRO), "draw claim")).contains("twice");
        assertThat(play(repeat(3, castling, TO_AND_FRO), "draw claim").outcome())
                .isPresent();
    }

    @Test
    void a_pawn_that_could_be_captured_in_passing_makes_another_position() {
        ChessPosition passed =
                play(Sketch.men(ChessBoard.SMALL, Team.WHITE, "Pd4*", "Kd1", "Rb3", "pf7", "kj13"), "d4-f6");
        String[] back = {"j13-i13", "d1-e1", "i13-j13", "e1-d1"};
        assertThat(refused(repeat(2, passed, back), "draw claim")).contains("twice");
    }

    @Test
    void a_pawn_with_a_double_step_left_is_not_one_without() {
        Situation fresh =
                Sketch.men(ChessBoard.SMALL, Team.WHITE, "Pd4*", "Kd1", "kj13").situation();
        Situation spent =
                Sketch.men(ChessBoard.SMALL, Team.WHITE, "Pd4", "Kd1", "kj13").situation();
        assertThat(fresh).isNotEqualTo(spent);
        assertThat(fresh.key()).isNotEqualTo(spent.key());
    }

    @Test
    void the_same_men_with_another_team_to_move_are_another_position() {
        Situation situation = rooks().situation();
        assertThat(situation).isNotEqualTo(situation.turned());
        assertThat(situation.key()).isNotEqualTo(situation.turned().key());
    }

    /** A position after that many moves, in which the aims have wandered far enough that nothing repeats too often. */
    private static ChessPosition wandered(int moves) {
        Random random = new Random(1);
        ChessPosition at = rooks();
        while (at.ply() < moves) {
            List<ChessPosition> next = at.moves().stream()
                    .map(at::play)
                    .filter(position -> position.outcome().isEmpty() && !position.inCheck() && isNew(position))
                    .toList();
            at = next.get(random.nextInt(next.size()));
        }
        return at;
    }

    private static boolean isNew(ChessPosition position) {
        return position.occurrences() == 1 && position.moves().stream().noneMatch(step -> captures(position, step));
    }

    private static boolean captures(ChessPosition position, Step step) {
        return position.situation().man(step.to()) != Man.NONE;
    }

    @Test
    void article_8_2e_after_50_calm_moves_of_each_side_a_draw_may_be_claimed() {
        ChessPosition calm = wandered(99);
        assertThat(refused(calm, "draw claim")).contains("the last 99 moves");
        Step move = calm.moves().stream()
                .filter(step -> !captures(calm, step))
                .findFirst()
                .orElseThrow();
        assertOver(
                play(calm, "draw claim " + move.notation()),
                "claimed, 50 moves by each side without a capture or a pawn's move",
                DREW,
                DREW);
        ChessPosition hundred = calm.play(move);
        assertThat(hundred.outcome()).isEmpty();
        assertThat(play(hundred, "draw claim").outcome()).isPresent();
    }

    @Test
    void after_75_calm_moves_of_each_side_the_game_ends_by_itself() {
        ChessPosition calm = wandered(149);
        assertThat(calm.outcome()).isEmpty();
        Step move = calm.moves().get(0);
        assertOver(calm.play(move), "75 moves by each side without a capture or a pawn's move", DREW, DREW);
    }

    @Test
    void a_capture_or_a_pawns_move_restarts_the_count() {
        ChessPosition position = Sketch.men(ChessBoard.SMALL, Team.WHITE, "Kd1", "Ra4", "Pg3*", "kj13", "pa6");
        ChessPosition moved = play(position, "d1-e1", "j13-i13", "g3-g4");
        assertThat(refused(moved, "draw claim")).contains("the last 0 moves");
        ChessPosition captured = play(position, "d1-e1", "j13-i13", "a4-a6");
        assertThat(refused(captured, "draw claim")).contains("the last 0 moves");
    }

    @Test
    void pinned_pieces_still_give_check() {
        ChessPosition position = Sketch.men(ChessBoard.SMALL, Team.BLACK, "Kd1", "Rd4", "rd9", "kj4");
        assertThat(position.inCheck()).isTrue();
        assertThat(List.of(position.turn())).containsExactly(Team.BLACK);
    }
}
