package pbem.cli.verb;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import pbem.cli.home.GameJars;
import pbem.game.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem engine}. */
@Command(
        name = "engine",
        description = "Play a game on standard input and output, for other programs; see docs/engine-protocol.md.",
        footer = {"", "Example: echo 'go level 2' | pbem engine cholone -setup=belgian"})
public final class EngineVerb extends HomeVerb {

    /** The most characters that are kept of a line. A longer line is read to its end and answered by an error. */
    private static final int KEPT = 200_000;

    /** The most lines that are read ahead of the answers. */
    private static final int WAITING = 100;

    @Parameters(index = "0", paramLabel = "GAME")
    private String game;

    @Parameters(index = "1..*", paramLabel = "-OPTION[=VALUE]", description = "Options of the game.")
    private List<String> options = List.of();

    @Option(names = "--seats", paramLabel = "N", description = "Number of players (default: 2, or the fewest).")
    private Integer seats;

    @Override
    public Integer call() throws IOException, InterruptedException {
        GameJars jars = games();
        Game played = Refused.unlessGame(game, jars);
        int players = seats == null ? Math.max(2, played.leastSeats()) : seats;
        EngineDialogue dialogue = new EngineDialogue(
                played, players, new GivenOptions(options), jars.games().phrasebook(Locale.ENGLISH));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        BlockingQueue<Optional<String>> lines = new ArrayBlockingQueue<>(WAITING);
        Thread reader = new Thread(() -> read(in, lines, dialogue), "lines");
        reader.setDaemon(true);
        reader.start();
        Optional<String> line = lines.take();
        while (line.isPresent() && !dialogue.isOver()) {
            dialogue.answer(line.get()).forEach(out()::println);
            out().flush();
            line = dialogue.isOver() ? Optional.empty() : lines.take();
        }
        return 0;
    }

    /**
     * Reads lines also during a search, so that {@code stop} can end it. An empty element in the queue marks the end of
     * input.
     */
    private static void read(BufferedReader in, BlockingQueue<Optional<String>> lines, EngineDialogue dialogue) {
        int searches = 0;
        try {
            String line = line(in);
            while (line != null) {
                if (EngineDialogue.searches(line)) {
                    searches++;
                } else if (EngineDialogue.stops(line)) {
                    dialogue.stop(searches);
                }
                lines.put(Optional.of(line));
                line = line(in);
            }
        } catch (IOException e) {
            // there is nothing more to read, as at the end of input
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return;
        }
        try {
            lines.put(Optional.empty());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The next line; null at the end of input. */
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
