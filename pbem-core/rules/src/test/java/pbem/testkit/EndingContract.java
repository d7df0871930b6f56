package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Places;
import pbem.game.Position;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.picture.Note;

/** The contract of every game about turns, leaving and the end. */
public interface EndingContract extends GameTables {

    @ParameterizedTest
    @MethodSource("playOuts")
    default void aPlayerIsToMoveUntilTheGameIsOver(PlayOut game) {
        for (Position position : game.positions()) {
            boolean over = position.outcome().isPresent();
            assertThat(position.toMove().isEmpty()).isEqualTo(over);
            assertThat(position.moves().isEmpty()).isEqualTo(over);
            assertThat(position.active()).containsAll(position.toMove());
            position.outcome().ifPresent(outcome -> assertSound(position, outcome));
            position.happenings().forEach(phrasebook()::say);
        }
    }

    @ParameterizedTest
    @MethodSource("playOuts")
    default void anyPlayerCanLeaveAtAnyTime(PlayOut game) {
        for (Position position : game.positions()) {
            if (position.outcome().isPresent()) {
                continue;
            }
            for (Seat seat : position.active()) {
                Position left = position.leave(seat);
                assertThat(left).isNotEqualTo(position);
                assertThat(left.active()).doesNotContain(seat);
                assertThat(left.toMove()).doesNotContain(seat);
                assertThat(left.toMove().isEmpty()).isEqualTo(left.outcome().isPresent());
                left.happenings().forEach(phrasebook()::say);
                left.outcome().ifPresent(outcome -> assertSound(left, outcome));
                if (left.outcome().isEmpty()) {
                    Move move = left.moves().get(0);
                    assertThat(left.play(move).ply()).isEqualTo(position.ply() + 1);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("playOuts")
    default void runningOutOfTimeIsLeavingUnlessItIsADraw(PlayOut game) {
        for (Position position : game.positions()) {
            for (Seat seat : position.toMove()) {
                Position late = position.lapse(seat);
                assertThat(late.active()).isEqualTo(position.leave(seat).active());
                late.happenings().forEach(phrasebook()::say);
                late.outcome().ifPresent(outcome -> assertSound(late, outcome));
                if (late.outcome()
                        .filter(outcome -> outcome.of(seat) == Result.DREW)
                        .isEmpty()) {
                    assertThat(late.outcome()).isEqualTo(position.leave(seat).outcome());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("allTables")
    default void whenAllOthersLeaveTheGameEnds(Table table) {
        Position position = table.start(game(), 4);
        while (position.outcome().isEmpty()) {
            position = position.leave(position.active().get(0));
        }
        assertSound(position, position.outcome().orElseThrow());
        assertThat(position.diagram(Viewer.PUBLIC).notes()).noneMatch(Note::tellsTurn);
    }

    private void assertSound(Position position, Outcome outcome) {
        assertThat(outcome.results()).hasSize(position.setup().seats());
        assertThat(phrasebook().say(outcome.reason())).isNotBlank().doesNotEndWith(".");
        Places places = position.places().orElseThrow();
        assertThat(places).isEqualTo(Places.ranked(outcome.results().size(), Comparator.comparing(places::of)));
        for (Seat seat : Seat.all(outcome.results().size())) {
            assertThat(places.of(seat) == 1)
                    .isEqualTo(outcome.of(seat) != Result.LOST
                            || outcome.with(Result.LOST).size()
                                    == outcome.results().size());
        }
    }
}
