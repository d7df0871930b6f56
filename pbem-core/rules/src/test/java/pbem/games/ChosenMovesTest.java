package pbem.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.engine.Advice;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Dice;
import pbem.game.Game;
import pbem.game.Position;
import pbem.testkit.Golden;
import pbem.testkit.Table;

/**
 * The same position, level and seed give the same move, on every machine and after every change that only makes
 * programs faster. Golden files hold the moves. After a change of what programs play, measure their strength anew
 * (docs/engines.md) and have the files written again.
 */
class ChosenMovesTest {

    private static final int POSITIONS = 2_500;
    private static final List<Integer> PLIES = List.of(0, 5, 12, 25);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cholone 2",
                "cholone 3",
                "chromatic-chess 2",
                "chromatic-chess 2 -board=4",
                "chroma 2 -size=5",
                "chroma 3 -size=5",
                "kroma 2",
                "kroma 3",
                "chromino 2",
                "chromino 3 -freedraw"
            })
    void a_choice_is_repeated(String board) {
        String[] words = board.split(" ", 2);
        Game game = Catalogue.games().named(words[0]).orElseThrow();
        Position at = Table.of(words[1]).start(game, 7);
        Dice dice = new Dice(7);
        List<Position> log = new ArrayList<>(List.of(at));
        List<String> chosen = new ArrayList<>();
        while (at.outcome().isEmpty() && at.ply() <= PLIES.get(PLIES.size() - 1)) {
            if (PLIES.contains(at.ply())) {
                chosen.add(chosen(log, at.ply()));
            }
            at = at.play(at.moves().get(dice.below(at.moves().size())));
            log.add(at);
        }
        String name = Stream.of(board.split("[^a-z0-9]+")).collect(Collectors.joining("-"));
        Golden.text(ChosenMovesTest.class, name + ".txt", String.join("\n", chosen) + "\n");
    }

    private static String chosen(List<Position> log, int ply) {
        Advice advice = Engine.choose(Question.of(log, new Level(3), 100 + ply).looking(POSITIONS))
                .orElseThrow();
        return String.format(
                Locale.ROOT,
                "ply %d: %s, chance %.9f%s, %d positions, line %s",
                ply,
                advice.move().notation(),
                advice.chance(),
                advice.certain() ? " certain" : "",
                advice.positions(),
                String.join("; ", advice.line()));
    }
}
