package pbem.games.connect6;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.testkit.BoardContract;
import pbem.testkit.Table;

class Connect6Test implements BoardContract {

    @Override
    public Game game() {
        return new Connect6();
    }

    @Override
    public List<String> tables() {
        return List.of("2 -size=9");
    }

    @Override
    public int longest() {
        return 30;
    }

    @Test
    void two_men_are_put_at_once_or_one_after_the_other() {
        Position at = Table.of("2").start(game(), 1);
        at = at.play(at.read("J10").now());
        assertThat(at.toMove()).containsExactly(new Seat(2));
        assertThat(at.read("k9 - L8").now().notation()).isEqualTo("k9,l8");
        assertThat(at.read("k9 and L8").now().notation()).isEqualTo("k9,l8");
        Position one = at.play(at.read("k9").now());
        assertThat(one.toMove()).containsExactly(new Seat(2));
        assertThat(one.play(one.read("l8").now()).toMove()).containsExactly(new Seat(1));
        assertThat(said(at, "k9 j10")).startsWith("There is something on j10 already");
        assertThat(said(one, "a1 b1")).contains("not written like a move");
        assertThat(at.play(at.read("k9 l8").now()).toMove()).containsExactly(new Seat(1));
    }

    /** Black has four men in a row, and can win by two more at either end or at both. */
    private List<Position> fourInARow(String white) {
        List<Position> log = new ArrayList<>(List.of(Table.of("2 -size=13").start(game(), 1)));
        for (String turn : List.of("g7", "a1 a13", "h7 i7", "m1 m13", "j7 b2", white)) {
            Position at = log.get(log.size() - 1);
            log.add(turn.isEmpty() ? at : at.play(at.read(turn).now()));
        }
        return log;
    }

    /** A turn of a robot, of the easiest level by the number of positions. */
    private static List<String> turn(List<Position> log, long seed) {
        List<String> turn = new ArrayList<>();
        List<Position> longer = new ArrayList<>(log);
        while (turn.size() < 2) {
            Move move = Engine.choose(Question.of(longer, new Level(1), seed))
                    .orElseThrow()
                    .move();
            turn.add(move.notation());
            longer.add(longer.get(longer.size() - 1).play(move));
        }
        return turn;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void a_robot_meets_what_the_opponent_could_win_in_the_next_turn(long seed) {
        assertThat(Set.copyOf(turn(fourInARow(""), seed)))
                .isIn(Set.of("f7", "k7"), Set.of("f7", "l7"), Set.of("e7", "k7"));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void a_robot_wins_by_the_two_men_of_a_turn(long seed) {
        assertThat(Set.copyOf(turn(fourInARow("c3 d4"), seed)))
                .isIn(Set.of("e7", "f7"), Set.of("f7", "k7"), Set.of("k7", "l7"));
    }
}
