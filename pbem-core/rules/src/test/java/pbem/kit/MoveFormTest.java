package pbem.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MoveFormTest {

    private static final GameBoard SHOGI = BoardShapes.shogi(9, 9);
    private static final MoveForm WITH_LETTERS =
            MoveForm.moving(SHOGI).then("", "kit.choose-target").letters("P", "+");

    private static Play nothing(GameBoard board) {
        return TurnPlay.from(Men.none(board), new NoMoves(), 0);
    }

    private record NoMoves() implements TurnPlay.Rule {

        @Override
        public int moves(Men men, int seat, int[] into) {
            return 0;
        }

        @Override
        public void play(Men men, int seat, int move) {
            throw new IllegalArgumentException("no move");
        }

        @Override
        public GameEnding stuck(Men men, int seat, boolean both) {
            return GameEnding.draw(pbem.phrase.Phrase.of("kit.alone"));
        }
    }

    private static String written(int from, int to, int beyond) {
        int move = WITH_LETTERS.move(from, to, beyond);
        return WITH_LETTERS.named(nothing(SHOGI), move).notation();
    }

    @Test
    void a_letter_is_a_place_of_a_move_and_may_be_missing() {
        int pawn = SHOGI.size();
        int plus = SHOGI.size() + 1;
        assertThat(written(SHOGI.named("8h"), SHOGI.named("2b"), GameBoard.NONE))
                .isEqualTo("8h-2b");
        assertThat(written(SHOGI.named("8h"), SHOGI.named("2b"), plus)).isEqualTo("8h-2b+");
        assertThat(written(pawn, SHOGI.named("5e"), GameBoard.NONE)).isEqualTo("P-5e");
        assertThat(WITH_LETTERS.named("p")).isEqualTo(pawn);
        assertThat("p*5e").containsPattern(WITH_LETTERS.name());
    }

    @Test
    void moves_that_share_their_ends_have_numbers_of_their_own() {
        MoveForm form = MoveForm.moving(SHOGI, "pass").chains(4);
        int first = form.move(1, 2);
        int third = form.numbered(first, 2);
        assertThat(form.number(third)).isEqualTo(2);
        assertThat(form.cell(third, 0)).isEqualTo(1);
        assertThat(form.cell(third, 1)).isEqualTo(2);
        assertThat(third).isLessThan(form.word(0));
        assertThat(form.isWord(form.word(0))).isTrue();
    }

    @Test
    void a_form_with_more_moves_than_there_are_numbers_is_refused_when_it_is_made() {
        MoveForm three = MoveForm.moving(BoardShapes.go(19)).then("/", "kit.choose-target");
        assertThatThrownBy(() -> three.then("/", "kit.choose-target")).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void there_is_no_column_behind_z() {
        assertThatThrownBy(() -> BoardShapes.square(27, 2)).hasMessageContaining("no column 27");
    }
}
