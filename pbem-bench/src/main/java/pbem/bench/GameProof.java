package pbem.bench;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import pbem.engine.Advice;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Game;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.games.Catalogue;

/**
 * Finds who wins a game of two players from its start, if a search of a given number of positions proves it:
 * {@code chroma 2000000000 size=6}.
 */
public final class GameProof {

    private GameProof() {}

    /** @param arguments the game, the largest number of positions to search, and options */
    public static void main(String[] arguments) {
        Game game = Catalogue.games().named(arguments[0]).orElseThrow();
        Map<String, String> options = Arrays.stream(arguments)
                .skip(2)
                .map(option -> option.split("=", 2))
                .collect(Collectors.toMap(option -> option[0], option -> option[1]));
        Setup setup = new Setup(2, options, Seed.of(new byte[Seed.BYTES]));
        int most = Integer.parseInt(arguments[1]);
        long begin = System.nanoTime();
        Question question =
                Question.of(List.of(game.start(setup).now()), new Level(1), 1).looking(most);
        Optional<Advice> proof =
                Engine.prove(question).or(() -> Engine.choose(question)).filter(Advice::certain);
        System.out.printf(
                "%s: %s, %d s%n",
                String.join(" ", arguments),
                proof.map(found -> "proved: the first player gets " + found.chance() + " after " + found.positions())
                        .orElse("open"),
                (System.nanoTime() - begin) / 1_000_000_000);
    }
}
