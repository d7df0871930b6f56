package pbem.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import pbem.game.Seat;
import pbem.testkit.RandomLog;
import pbem.testkit.Table;
import pbem.testkit.pebbles.Pebbles;

/** The revision of a board right after a move. */
class RevisionTest {

    private final RandomLog log = new RandomLog(new Pebbles(), new Table(4, Map.of("heap", "99")), 1);

    private int after(int ply) {
        return log.record().revisionAfter(ply);
    }

    private void moves(int seat) {
        log.enter(new Event.Moved(new Seat(seat), "take1", ""));
    }

    @Test
    void before_the_first_move_it_is_0_even_if_a_player_has_left() {
        assertThat(after(0)).isZero();
        log.enter(new Event.Resigned(new Seat(4), ""));
        assertThat(after(0)).isZero();
    }

    @Test
    void other_events_between_moves_do_not_change_the_revision_of_a_move() {
        moves(1);
        log.offerDrawInVain();
        moves(2);
        log.enter(new Event.Resigned(new Seat(4), ""));
        moves(3);
        assertThat(IntStream.rangeClosed(1, log.record().moves()).map(this::after))
                .containsExactlyElementsOf(
                        log.record().plies().stream().map(Ply::revision).toList());
        assertThat(after(1)).isEqualTo(1);
        assertThat(after(3)).isEqualTo(log.record().revision());
    }

    @Test
    void a_move_that_was_taken_back_does_not_count() {
        moves(1);
        moves(2);
        log.agreeToUndo();
        moves(2);
        assertThat(log.record().moves()).isEqualTo(2);
        assertThat(after(2)).isEqualTo(log.record().revision()).isGreaterThan(3);
    }

    @Test
    void an_unplayed_move_has_no_revision() {
        moves(1);
        assertThatThrownBy(() -> after(2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> after(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
