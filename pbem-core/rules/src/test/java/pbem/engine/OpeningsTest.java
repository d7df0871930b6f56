package pbem.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.games.Catalogue;

/** The strongest robot does not open each game with the same move if several first moves are as good. */
class OpeningsTest {

    private static final Level STRONGEST = new Level(4);
    private static final int FEW = 1_000;

    @ParameterizedTest
    @ValueSource(strings = {"fourinarow", "connect6", "oware"})
    void ten_games_of_a_hurried_robot_open_in_several_ways(String game) {
        assertThat(twoOpenings(game, question -> question.looking(FEW))).hasSize(2);
    }

    @ParameterizedTest
    @Tag("long")
    @ValueSource(strings = {"chess", "fourinarow", "connect6", "oware"})
    void ten_games_of_the_strongest_robot_open_in_several_ways(String game) {
        assertThat(twoOpenings(game, UnaryOperator.identity())).hasSize(2);
    }

    /** The first two different moves of ten games; one if all are the same. */
    private static List<String> twoOpenings(String game, UnaryOperator<Question> thinking) {
        Position start = Catalogue.games()
                .named(game)
                .orElseThrow()
                .start(2, Map.of(), Seed.of(new byte[Seed.BYTES]))
                .now();
        return LongStream.range(0, 10)
                .mapToObj(seed -> thinking.apply(Question.of(List.of(start), STRONGEST, seed)))
                .map(question -> Engine.choose(question).orElseThrow().move().notation())
                .distinct()
                .limit(2)
                .toList();
    }
}
