package pbem.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A whole game, from its start to its end, that a game's package brings along for people to step through: its resource
 * {@code example.txt}.
 *
 * <p>The first line is the setup: the number of players, the options as a challenge spells them, and, where chance has a
 * part in the game, the seed as {@value Seed#BYTES} bytes in lower-case hex, as in
 * {@code 3 -chameleon c7ab4fbb38f4deadd0b359e2212a9532}; its words stand one blank apart. Every further line is one move
 * in its canonical notation, and the last one ends the game. There are no blank lines and no comments.
 *
 * @param positions the start and the position after each move: one more than moves
 */
public record Example(List<Position> positions, List<Move> moves) {

    private static final String RESOURCE = "example.txt";
    private static final Pattern SEATS = Pattern.compile("[1-9]");
    private static final Pattern OPTION = Pattern.compile("-([^=]+)(?:=(.*))?");
    private static final Pattern SEED = Pattern.compile("[0-9a-f]{" + 2 * Seed.BYTES + "}");
    private static final Seed NO_CHANCE = Seed.of(new byte[Seed.BYTES]);

    public Example {
        positions = List.copyOf(positions);
        moves = List.copyOf(moves);
    }

    /**
     * The example that a game brings along, if it does.
     *
     * @throws IllegalStateException if it is not written as described above, which is a fault of the program
     */
    public static Optional<Example> of(Game game) {
        try (InputStream in = game.getClass().getResourceAsStream(RESOURCE)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(read(game, new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @param text as in the resource */
    static Example read(Game game, String text) {
        List<String> lines = text.isEmpty() ? List.of("") : text.lines().toList();
        List<Position> positions = new ArrayList<>(List.of(start(game, lines.get(0))));
        List<Move> moves = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            Position before = positions.get(moves.size());
            Move move = move(before, line, moves.size() + 2);
            moves.add(move);
            positions.add(before.play(move));
        }
        if (positions.get(moves.size()).outcome().isEmpty()) {
            throw broken(game, "after its " + moves.size() + " moves the game is not over");
        }
        return new Example(positions, moves);
    }

    private static Position start(Game game, String line) {
        List<String> words = new ArrayList<>(List.of(line.split(" ", -1)));
        boolean seeded = SEED.matcher(words.get(words.size() - 1)).matches();
        Seed seed = seeded ? Seed.ofHex(words.remove(words.size() - 1)) : NO_CHANCE;
        if (words.isEmpty() || !SEATS.matcher(words.get(0)).matches()) {
            throw broken(game, "line 1 does not begin with the number of players");
        }
        Map<String, String> options = new TreeMap<>();
        for (String word : words.subList(1, words.size())) {
            Matcher option = OPTION.matcher(word);
            if (!option.matches()) {
                throw broken(game, "line 1 has “" + word + "”, which is neither an option nor, at its end, a seed");
            }
            options.put(option.group(1), Optional.ofNullable(option.group(2)).orElse(""));
        }
        Start start = game.start(Integer.parseInt(words.get(0)), options, seed);
        return start.match(Start.Ready::position, refused -> {
            throw broken(game, "line 1 is no setup to play: " + told(game, refused.refusal()));
        });
    }

    private static Move move(Position before, String line, int number) {
        Move move = before.read(line).match(Reading.Legal::move, refused -> {
            Game game = before.game();
            throw broken(game, "line " + number + ", “" + line + "”, is no move: " + told(game, refused.refusal()));
        });
        if (!move.notation().equals(line)) {
            throw broken(before.game(), "line " + number + ", “" + line + "”, is written " + move.notation());
        }
        return move;
    }

    private static String told(Game game, Refusal refusal) {
        return new Games(List.of(game)).phrasebook(Locale.ENGLISH).say(refusal.phrase());
    }

    private static IllegalStateException broken(Game game, String fault) {
        return new IllegalStateException(RESOURCE + " of " + game.name() + ": " + fault);
    }

    public Position start() {
        return positions.get(0);
    }

    public Position end() {
        return positions.get(moves.size());
    }

    /** How it ended. */
    public Outcome outcome() {
        return end().outcome().orElseThrow();
    }

    /** Who played that move, counted from 1. */
    public Seat mover(int move) {
        return positions.get(move - 1).toMove().get(0); // a move is of the one seat that is on turn
    }
}
