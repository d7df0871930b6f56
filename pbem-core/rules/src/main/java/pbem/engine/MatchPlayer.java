package pbem.engine;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Dice;
import pbem.game.Move;
import pbem.game.Position;

/**
 * A player in a match.
 *
 * @param name its name on a command line
 * @param choice how it finds its moves
 */
public record MatchPlayer(String name, Choice choice) {

    /** How a player finds its moves. */
    public interface Choice {

        /**
         * @param log the positions from the start to the present one
         * @param seed of its chance
         */
        Turn of(List<Position> log, long seed);
    }

    /**
     * The move that a player plays, and the number of positions searched.
     *
     * @param move a legal move; empty if the player gives up
     */
    public record Turn(Optional<Move> move, long positions) {}

    /** The player of random legal moves. */
    private static final MatchPlayer RANDOM = new MatchPlayer(
            "random", (log, seed) -> new Turn(Optional.of(any(log.get(log.size() - 1), new Dice(seed))), 0));

    private static MatchPlayer robot(Level level) {
        return new MatchPlayer("level" + level.number(), (log, seed) -> {
            Advice advice = Engine.choose(Question.of(log, level, seed)).orElseThrow();
            return new Turn(Optional.of(advice.move()), advice.positions());
        });
    }

    private static Stream<MatchPlayer> all() {
        return Stream.concat(Stream.of(RANDOM), Level.all().stream().map(MatchPlayer::robot));
    }

    /** The names of the players that need no other program. */
    public static List<String> names() {
        return all().map(MatchPlayer::name).toList();
    }

    /** The player of that name; empty if there is none. */
    public static Optional<MatchPlayer> named(String name) {
        String sought = name.toLowerCase(Locale.ROOT);
        return all().filter(player -> player.name().equals(sought)).findFirst();
    }

    static Move any(Position position, Dice dice) {
        List<? extends Move> moves = position.moves();
        return moves.get(dice.below(moves.size()));
    }
}
