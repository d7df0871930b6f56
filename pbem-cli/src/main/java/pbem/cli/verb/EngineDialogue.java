package pbem.cli.verb;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.cli.listing.ShownText;
import pbem.engine.Advice;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.phrase.Phrasebook;

/**
 * Answers lines in the protocol of {@code docs/engine-protocol.md}. A line that cannot be executed changes nothing, and
 * its answer is one line that begins with {@code error}. Not safe for use by several threads, except {@link #stop}.
 */
final class EngineDialogue {

    private static final int LONGEST_LINE = 100_000;
    private static final int MOST_MOVES = 5_000;
    private static final int MOST_NODES = 100_000_000;
    private static final int SHOWN = 60;
    private static final String BETWEEN = "; ";

    /** The move of a player who resigns or runs out of time. */
    private static final Pattern LEAVES = Pattern.compile("leaves ([1-9][0-9]?)");

    private final Game game;
    private final int seats;
    private final GivenOptions options;
    private final Phrasebook phrasebook;
    private List<Position> log;
    private final AtomicInteger stopped = new AtomicInteger();
    private int searches;
    private boolean over;

    EngineDialogue(Game game, int seats, GivenOptions options, Phrasebook phrasebook) {
        this.game = game;
        this.seats = seats;
        this.options = options;
        this.phrasebook = phrasebook;
        this.log = List.of(start(Seed.of(new byte[Seed.BYTES])));
    }

    /** A line that cannot be executed; the message says why. */
    private static final class Wrong extends RuntimeException {

        private static final long serialVersionUID = 1;

        Wrong(String message) {
            super(message);
        }
    }

    private Position start(Seed seed) {
        return options.start(game, seats, seed, phrasebook);
    }

    /** Whether the other side has sent {@code quit}. */
    boolean isOver() {
        return over;
    }

    /**
     * Stops the first {@code upTo} searches: each answers with its result so far, even if it has not begun. Safe from
     * any thread.
     */
    void stop(int upTo) {
        stopped.accumulateAndGet(upTo, Math::max);
    }

    /** Whether a line starts a search, provided that the line is valid. */
    static boolean searches(String line) {
        return line.strip().matches("(?s)go(\\s.*)?");
    }

    static boolean stops(String line) {
        return line.strip().equals("stop");
    }

    /** @return the lines of the answer, without line breaks */
    List<String> answer(String line) {
        if (line.length() > LONGEST_LINE) {
            return List.of("error a line has at most " + LONGEST_LINE + " characters");
        }
        String tidy = line.strip();
        if (tidy.isEmpty()) {
            return List.of();
        }
        String[] words = tidy.split("\\s+", 2);
        String rest = words.length == 2 ? words[1] : "";
        try {
            return switch (words[0]) {
                case "pbem" ->
                    List.of(
                            "id name PBeM",
                            "id game " + game.name() + " seats " + seats + " rules " + game.rulesVersion(),
                            "pbemok");
                case "isready" -> List.of("readyok");
                case "position" -> position(rest);
                case "moves" -> List.of("legal " + String.join(BETWEEN, notations(now().moves())));
                case "go" -> go(rest);
                case "stop" -> List.of(); // the reader stopped the searches when the line came in
                case "quit" -> quit();
                default ->
                    throw new Wrong("no such word: " + shown(words[0])
                            + "; there are pbem, isready, position, moves, go, stop and quit");
            };
        } catch (Wrong e) {
            return List.of("error " + e.getMessage());
        }
    }

    private List<String> quit() {
        over = true;
        return List.of();
    }

    private Position now() {
        return log.get(log.size() - 1);
    }

    private static List<String> notations(List<? extends Move> moves) {
        return moves.stream().map(Move::notation).toList();
    }

    /** {@code start [seed HEX] [moves A; B; C]} */
    private List<String> position(String rest) {
        String[] parts = (" " + rest + " ").split(" moves ", 2);
        String[] words = parts[0].strip().split("\\s+");
        boolean plain = words.length == 1 && words[0].equals("start");
        boolean seeded = words.length == 3 && words[0].equals("start") && words[1].equals("seed");
        if (!plain && !seeded) {
            throw new Wrong("write: position start [seed HEX] [moves A; B; C]");
        }
        if (seeded && !words[2].matches("[0-9a-fA-F]{32}")) {
            throw new Wrong("a seed has " + 2 * Seed.BYTES + " hex digits");
        }
        Seed seed = seeded ? Seed.ofHex(words[2].toLowerCase(Locale.ROOT)) : Seed.of(new byte[Seed.BYTES]);
        List<Position> played = new ArrayList<>(List.of(start(seed)));
        String moves = parts.length == 2 ? parts[1].strip() : "";
        if (!moves.isEmpty()) {
            for (String text : moves.split(";", -1)) {
                played.add(next(played, text.strip()));
            }
        }
        log = played;
        return List.of();
    }

    private Position next(List<Position> played, String text) {
        if (played.size() > MOST_MOVES) {
            throw new Wrong("at most " + MOST_MOVES + " moves");
        }
        Position at = played.get(played.size() - 1);
        Matcher leaves = LEAVES.matcher(text);
        if (leaves.matches()) {
            Seat seat = Seat.at(Integer.parseInt(leaves.group(1)) - 1);
            if (!at.active().contains(seat)) {
                throw new Wrong("move " + played.size() + ", " + text + ": no active player has that seat");
            }
            return at.leave(seat);
        }
        Act<Move> reading = at.read(text);
        return reading.match(legal -> at.play(legal), refused -> {
            String why = phrasebook.say(refused.phrase());
            throw new Wrong("move " + played.size() + ", " + shown(text) + ": " + oneLine(why));
        });
    }

    /** {@code [nodes N] [level L] [seed S]} */
    private List<String> go(String rest) {
        int search = ++searches;
        Level level = new Level(Level.STRONGEST);
        OptionalInt nodes = OptionalInt.empty();
        long seed = 1;
        String[] words = rest.isEmpty() ? new String[0] : rest.split("\\s+");
        if (words.length % 2 != 0) {
            throw new Wrong("write: go [nodes N] [level L] [seed S]");
        }
        for (int i = 0; i < words.length; i += 2) {
            switch (words[i]) {
                case "nodes" -> nodes = OptionalInt.of((int) number(words[i + 1], 1, MOST_NODES));
                case "level" -> level = new Level((int) number(words[i + 1], 1, Level.STRONGEST));
                case "seed" -> seed = number(words[i + 1], Long.MIN_VALUE, Long.MAX_VALUE);
                default -> throw new Wrong("write: go [nodes N] [level L] [seed S]");
            }
        }
        if (now().toMove().isEmpty()) {
            return List.of("bestmove (none)");
        }
        Question question = new Question(log, now().toMove().get(0), level, seed, nodes, () -> false);
        Advice advice = Engine.choose(question, () -> stopped.get() >= search).orElseThrow();
        return List.of(
                String.format(
                        Locale.ROOT,
                        "info nodes %d chance %.3f%s line %s",
                        advice.positions(),
                        advice.chance(),
                        advice.certain() ? " certain" : "",
                        String.join(BETWEEN, advice.line())),
                "bestmove " + advice.move().notation());
    }

    private static long number(String text, long least, long most) {
        try {
            long number = Long.parseLong(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // reported below
        }
        throw new Wrong(shown(text) + " is not a number from " + least + " to " + most);
    }

    private static String shown(String text) {
        String plain = oneLine(ShownText.of(text));
        return plain.length() <= SHOWN ? plain : plain.substring(0, SHOWN) + "...";
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\R", " ");
    }
}
