package pbem.cli.verb;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import pbem.cli.game.PlayedGame;
import pbem.cli.home.GameJars;
import pbem.engine.Level;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Seed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem game example}. */
@Command(
        name = "example",
        description = "Print a game between robots in the form of example.txt.",
        footer = {"", "Example: pbem game example hex -size=9 --level 3"})
public final class ExampleVerb extends HomeVerb {

    @Parameters(index = "0", paramLabel = "GAME")
    private String game;

    @Parameters(index = "1..*", paramLabel = "-OPTION[=VALUE]", description = "Options of the game.")
    private List<String> options = List.of();

    @Option(
            names = "--level",
            paramLabel = "N",
            defaultValue = "2",
            description = "The level of the robots, 1 to 4 (default: ${DEFAULT-VALUE}).")
    private int level;

    @Option(names = "--seats", paramLabel = "N", description = "Number of players (default: the fewest).")
    private Integer seats;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "The seed; each seed gives another game (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Override
    public Integer call() throws IOException {
        if (level < 1 || level > Level.STRONGEST) {
            throw new Refused("levels are 1 to " + Level.STRONGEST + ", not " + level);
        }
        GameJars jars = games();
        Game played = Refused.unlessGame(game, jars);
        Position start = new GivenOptions(options)
                .start(
                        played,
                        seats == null ? played.leastSeats() : seats,
                        Seed.of(new byte[Seed.BYTES]),
                        jars.games().phrasebook(Locale.ENGLISH));
        PlayedGame.from(start, new Level(level), seed)
                .orElseThrow(() -> new Refused("the game does not end; try another seed, or other options"))
                .lines()
                .forEach(out()::println);
        return 0;
    }
}
