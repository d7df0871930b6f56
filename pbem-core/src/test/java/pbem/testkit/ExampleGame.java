package pbem.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import pbem.game.Game;

/**
 * The game that a game's package brings along for people to step through, its resource {@code example.txt}: the number
 * of players and the options in the first line, then a move in its canonical notation in every line.
 */
public record ExampleGame(Table table, List<String> moves) {

    /** @throws NullPointerException if the game has none */
    public static ExampleGame of(Game game) {
        try (InputStream in = Objects.requireNonNull(game.getClass().getResourceAsStream("example.txt"))) {
            List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            return new ExampleGame(Table.of(lines.get(0)), lines.subList(1, lines.size()));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
