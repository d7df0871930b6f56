package pbem.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import pbem.game.Dice;
import pbem.game.Move;
import pbem.game.Position;

/**
 * A player in a match.
 *
 * @param level empty for a player of random legal moves
 */
public record MatchPlayer(Optional<Level> level) {

    private static final String RANDOM = "random";
    private static final String LEVEL = "level";

    /** The names of all players on a command line. */
    public static List<String> names() {
        List<String> names = new ArrayList<>(List.of(RANDOM));
        Level.all().forEach(level -> names.add(LEVEL + level.number()));
        return names;
    }

    /** The player of that name; empty if there is none. */
    public static Optional<MatchPlayer> named(String name) {
        String sought = name.toLowerCase(Locale.ROOT);
        if (!names().contains(sought)) {
            return Optional.empty();
        }
        return Optional.of(new MatchPlayer(
                sought.equals(RANDOM)
                        ? Optional.empty()
                        : Optional.of(new Level(Integer.parseInt(sought.substring(LEVEL.length()))))));
    }

    public String name() {
        return level.map(known -> LEVEL + known.number()).orElse(RANDOM);
    }

    /**
     * The move that it plays, and the number of positions searched.
     *
     * @param move a legal move
     */
    public record Turn(Move move, long positions) {}

    public Turn turn(List<Position> log, long seed) {
        return level.map(known -> Engine.choose(Question.of(log, known, seed)).orElseThrow())
                .map(advice -> new Turn(advice.move(), advice.positions()))
                .orElseGet(() -> new Turn(any(log.get(log.size() - 1), new Dice(seed)), 0));
    }

    static Move any(Position position, Dice dice) {
        List<? extends Move> moves = position.moves();
        return moves.get(dice.below(moves.size()));
    }
}
