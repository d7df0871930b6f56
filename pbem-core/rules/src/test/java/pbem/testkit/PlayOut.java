package pbem.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;

/**
 * A game played at random: every position from the start to the end or the cut, and the moves between them.
 *
 * @param positions one more than moves
 */
public record PlayOut(List<Position> positions, List<Move> moves) {

    /** The same table, seed and length always give the same game. */
    public static PlayOut of(Game game, Table table, int seed, int longest) {
        Random random = new Random(seed);
        Position at = table.start(game, seed);
        List<Position> positions = new ArrayList<>(List.of(at));
        List<Move> moves = new ArrayList<>();
        while (at.outcome().isEmpty() && moves.size() < longest) {
            List<? extends Move> legal = at.moves();
            Move move = legal.get(random.nextInt(legal.size()));
            at = at.play(move);
            moves.add(move);
            positions.add(at);
        }
        return new PlayOut(positions, moves);
    }

    /** The table, as the name of a test. */
    @Override
    public String toString() {
        return new Table(start().setup().seats(), new TreeMap<>(start().setup().options())).toString();
    }

    public Position start() {
        return positions.get(0);
    }

    public Position end() {
        return positions.get(positions.size() - 1);
    }
}
