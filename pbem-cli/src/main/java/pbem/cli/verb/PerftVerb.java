package pbem.cli.verb;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.commons.codec.digest.DigestUtils;
import pbem.cli.home.GameJars;
import pbem.game.Game;
import pbem.game.Perft;
import pbem.game.Position;
import pbem.game.Seed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem perft}. */
@Command(
        name = "perft",
        description = "Count legal move sequences, one line for each depth.",
        footer = {"", "Example: pbem perft cholone 3 -setup=belgian"})
public final class PerftVerb extends HomeVerb {

    @Parameters(index = "0", paramLabel = "GAME")
    private String game;

    @Parameters(index = "1", paramLabel = "DEPTH", description = "The greatest depth, 1 or more.")
    private int depth;

    @Parameters(index = "2..*", paramLabel = "-OPTION[=VALUE]", description = "Options of the game.")
    private List<String> options = List.of();

    @Option(names = "--seats", paramLabel = "N", description = "Number of players (default: the fewest).")
    private Integer seats;

    @Option(
            names = "--seed",
            paramLabel = "TEXT",
            defaultValue = "0",
            description = "The seed of chance: 32 hex digits, or any text (default: ${DEFAULT-VALUE}).")
    private String seed;

    @Override
    public Integer call() throws Exception {
        GameJars jars = games();
        Game played = Refused.unlessGame(game, jars);
        if (depth < 1) {
            throw new Refused("the depth is 1 or more, not " + depth);
        }
        Position position = new GivenOptions(options)
                .start(
                        played,
                        seats == null ? played.leastSeats() : seats,
                        chance(),
                        jars.games().phrasebook(Locale.ENGLISH));
        for (int d = 1; d <= depth; d++) {
            out().println(d + " " + Perft.count(position, d));
            out().flush();
        }
        return 0;
    }

    private Seed chance() {
        if (seed.matches("[0-9a-fA-F]{32}")) {
            return Seed.ofHex(seed);
        }
        return Seed.of(Arrays.copyOf(DigestUtils.sha256(seed), Seed.BYTES));
    }
}
