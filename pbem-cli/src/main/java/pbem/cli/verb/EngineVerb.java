package pbem.cli.verb;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import pbem.game.Game;
import pbem.game.Games;
import pbem.games.Catalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem engine}. */
@Command(
        name = "engine",
        description = "Play a game on standard input and output, for other programs; see docs/engine-protocol.md.",
        footer = {"", "Example: echo 'go level 2' | pbem engine cholone -setup=belgian"})
public final class EngineVerb extends HomeVerb {

    /** Longer lines are read to their end, but not kept. */
    private static final int KEPT = 200_000;

    @Parameters(index = "0", paramLabel = "GAME")
    private String game;

    @Parameters(index = "1..*", paramLabel = "-OPTION[=VALUE]", description = "Options of the game.")
    private List<String> options = List.of();

    @Option(names = "--seats", paramLabel = "N", description = "Number of players (default: 2, or the fewest).")
    private Integer seats;

    @Override
    public Integer call() throws IOException {
        Games games = Catalogue.games();
        Game played = games.named(game).orElseThrow(() -> Refused.noGame(game, games));
        int players = seats == null ? Math.max(2, played.leastSeats()) : seats;
        EngineDialogue dialogue = new EngineDialogue(
                played, players, new GivenOptions(options).byName(), games.phrasebook(Locale.ENGLISH));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String line = line(in);
        while (line != null && !dialogue.isOver()) {
            dialogue.answer(line).forEach(out()::println);
            out().flush();
            line = dialogue.isOver() ? null : line(in);
        }
        return 0;
    }

    /** Null at the end. */
    private static String line(BufferedReader in) throws IOException {
        StringBuilder line = new StringBuilder();
        int next = in.read();
        if (next < 0) {
            return null;
        }
        while (next >= 0 && next != '\n') {
            if (line.length() < KEPT) {
                line.append((char) next);
            }
            next = in.read();
        }
        return line.toString();
    }
}
