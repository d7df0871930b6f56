package pbem.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.game.Start;

/**
 * The game that a game's package brings along for people to step through, its resource {@code example.txt}: the number
 * of players, the options and, where chance plays along, the seed as hex in the first line, then a move in its canonical
 * notation in every line.
 */
public record ExampleGame(Table table, Seed seed, List<String> moves) {

    private static final Pattern SEED = Pattern.compile(" ([0-9a-f]{" + 2 * Seed.BYTES + "})$");

    /** @throws NullPointerException if the game has none */
    public static ExampleGame of(Game game) {
        try (InputStream in = Objects.requireNonNull(game.getClass().getResourceAsStream("example.txt"))) {
            List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            String setup = lines.get(0);
            Matcher seed = SEED.matcher(setup);
            return new ExampleGame(
                    Table.of(seed.replaceAll("")),
                    seed.find(0) ? Seed.ofHex(seed.group(1)) : Seed.of(new byte[Seed.BYTES]),
                    lines.subList(1, lines.size()));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    public Position start(Game game) {
        if (game.start(table.seats(), table.options(), seed) instanceof Start.Ready ready) {
            return ready.position();
        }
        throw new AssertionError(game.name() + " refuses " + table);
    }
}
