package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.testkit.PlayOut;

/** A program knows what its player knows, and no more. */
final class ChrominoGuessesTest implements ChrominoSecretTables {

    @ParameterizedTest
    @MethodSource("playOuts")
    void two_worlds_that_differ_only_in_what_is_hidden_give_the_same_move(PlayOut game) {
        Random random = new Random(4);
        for (int i = 0; i < game.positions().size(); i += 7) {
            Position position = game.positions().get(i);
            if (position.outcome().isPresent()) {
                continue;
            }
            Seat seat = position.toMove().get(0);
            List<Position> log = game.positions().subList(0, i + 1);
            List<Position> other = log.stream()
                    .map(one -> disguised(one, Viewer.of(seat), random))
                    .toList();
            assertThat(Engine.choose(question(other))).isEqualTo(Engine.choose(question(log)));
            Move move = position.moves().get(0);
            assertThat(Engine.judge(question(other), move)).isEqualTo(Engine.judge(question(log), move));
        }
    }

    @ParameterizedTest
    @MethodSource("playOuts")
    void expectations_on_an_opponents_turn_do_not_depend_on_hidden_tiles(PlayOut game) {
        Random random = new Random(5);
        for (int i = 0; i < game.positions().size(); i += 9) {
            Position position = game.positions().get(i);
            for (Seat seat : position.outcome().isPresent() ? List.<Seat>of() : position.active()) {
                List<Position> log = game.positions().subList(0, i + 1);
                List<Position> other = log.stream()
                        .map(one -> disguised(one, Viewer.of(seat), random))
                        .toList();
                Optional<Engine.Outlook> outlook = Engine.outlook(question(log, seat));
                assertThat(Engine.outlook(question(other, seat))).isEqualTo(outlook);
                assertThat(outlook.orElseThrow().chances().stream()
                                .mapToDouble(Double::doubleValue)
                                .sum())
                        .isCloseTo(1, within(1e-9));
            }
        }
    }

    private static Question question(List<Position> log, Seat seat) {
        return new Question(log, seat, new Level(2), 9, OptionalInt.of(300), () -> false);
    }

    private static Question question(List<Position> log) {
        return Question.of(log, new Level(1), 9).looking(400);
    }

    @ParameterizedTest
    @MethodSource("playOuts")
    void a_guess_agrees_with_all_that_the_viewer_sees(PlayOut game) {
        List<ChrominoPosition> log = new ArrayList<>();
        for (Position each : game.positions()) {
            ChrominoPosition position = (ChrominoPosition) each;
            log.add(position);
            if (position.outcome().isPresent()) {
                continue;
            }
            int viewer = position.toMove().get(0).index();
            GuessedHands guess = GuessedHands.Known.of(log, viewer).guess(position.ply());
            List<Tile> all = new ArrayList<>(guess.bag());
            guess.hands().forEach(all::addAll);
            position.situation().table().tiles().forEach(laid -> all.add(laid.tile()));
            assertThat(all).doesNotHaveDuplicates();
            assertThat(guess.bag()).hasSize(position.situation().bagSize());
            assertThat(guess.hands().get(viewer))
                    .isEqualTo(position.situation().player(viewer).tiles());
            for (Seat seat : position.active()) {
                PlayerState real = position.situation().player(seat.index());
                assertThat(guess.hands().get(seat.index())).hasSize(real.size()).containsAll(real.shown());
            }
        }
    }

    /** Conclusions from a player's passes never rule out a tile that the player holds. */
    @ParameterizedTest
    @MethodSource("playOuts")
    void conclusions_from_draws_and_passes_are_true(PlayOut game) {
        List<ChrominoPosition> log = new ArrayList<>();
        for (Position each : game.positions()) {
            ChrominoPosition position = (ChrominoPosition) each;
            log.add(position);
            if (position.outcome().isPresent()) {
                continue;
            }
            int viewer = position.toMove().get(0).index();
            GuessedHands.Known known = GuessedHands.Known.of(log, viewer);
            for (Seat seat : position.active()) {
                List<Tile> unseen = new ArrayList<>(
                        position.situation().player(seat.index()).tiles());
                unseen.removeAll(known.seen().get(seat.index()));
                known.barred().get(seat.index()).stream().limit(unseen.size()).forEach(barred -> {
                    Tile fits = unseen.stream()
                            .filter(tile -> !barred.contains(tile))
                            .findFirst()
                            .orElse(null);
                    assertThat(fits).as("ply " + position.ply()).isNotNull();
                    unseen.remove(fits);
                });
            }
        }
    }
}
