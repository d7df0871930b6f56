package pbem.cli.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Dice;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Setup;

/**
 * A game that programs played to its end.
 *
 * @param positions the start and the position after each move
 */
public record PlayedGame(List<Position> positions, List<String> moves) {

    private static final int LONGEST = 1000;

    public PlayedGame {
        positions = List.copyOf(positions);
        moves = List.copyOf(moves);
    }

    /**
     * Plays a game.
     *
     * @param seed the seed that decides between equally good moves
     * @return the game; empty if it does not end
     */
    public static Optional<PlayedGame> from(Position start, Level level, long seed) {
        List<Position> positions = new ArrayList<>(List.of(start));
        List<String> moves = new ArrayList<>();
        Position at = start;
        while (at.outcome().isEmpty() && moves.size() < LONGEST) {
            Move move = Engine.choose(Question.of(positions, level, Dice.mixed(seed + moves.size())))
                    .orElseThrow()
                    .move();
            moves.add(move.notation());
            at = at.play(move);
            positions.add(at);
        }
        return at.outcome().map(over -> new PlayedGame(positions, moves));
    }

    /** The game in the form of {@code example.txt}, see {@link pbem.game.Example}. */
    public List<String> lines() {
        Setup setup = positions.get(0).setup();
        Game game = positions.get(0).game();
        StringBuilder first = new StringBuilder().append(setup.seats());
        for (Map.Entry<String, String> option : new TreeMap<>(setup.options()).entrySet()) {
            first.append(" -").append(option.getKey());
            first.append(option.getValue().isEmpty() ? "" : "=" + option.getValue());
        }
        if (game.hasChance()) {
            first.append(' ').append(setup.seed().reveal());
        }
        List<String> lines = new ArrayList<>(List.of(first.toString()));
        lines.addAll(moves);
        return lines;
    }
}
