package pbem.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Dice;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Simulation;
import pbem.game.Strategy;

/**
 * The strategy of games that have none of their own: it searches their positions directly. Such a game has no secrets.
 */
final class RulesAlone implements Strategy {

    private static final int FIRST = 500;

    /** Shared by all simulations of one question. */
    private final Numbers numbers = new Numbers();

    @Override
    public Method method() {
        return Method.PLAYOUTS;
    }

    /** Each level searches five times as many positions as the one below. */
    @Override
    public int positions(Setup setup, int level) {
        int positions = FIRST;
        for (int at = 1; at < level; at++) {
            positions *= 5;
        }
        return positions;
    }

    @Override
    public Simulation simulation(List<Position> log, Seat viewer, long seed) {
        Position position = log.get(log.size() - 1);
        if (position.game().hasChance() || position.game().hidesHands(position.setup())) {
            throw new IllegalArgumentException(position.game().name() + " has secrets, and offers no guesses");
        }
        return new Played(position, numbers);
    }

    /** The numbers of moves and positions. */
    private static final class Numbers {

        private final Map<Move, Integer> numbers = new HashMap<>();
        private final Map<Integer, Move> moves = new HashMap<>();
        private final Map<Position, Long> positions = new HashMap<>();

        int of(Move move) {
            Integer known = numbers.get(move);
            if (known != null) {
                return known;
            }
            int number = numbers.size();
            numbers.put(move, number);
            moves.put(number, move);
            return number;
        }

        long key(Position position) {
            return Dice.mixed(positions.computeIfAbsent(position, unknown -> (long) positions.size()));
        }
    }

    private static final class Played implements Simulation {

        private static final int MOST = 1 << 14;

        private final Numbers numbers;
        private Position at;

        Played(Position at, Numbers numbers) {
            this.at = at;
            this.numbers = numbers;
        }

        @Override
        public int seats() {
            return at.setup().seats();
        }

        @Override
        public int turn() {
            return at.toMove().isEmpty() ? -1 : at.toMove().get(0).index();
        }

        @Override
        public int mostMoves() {
            return MOST;
        }

        @Override
        public int codes() {
            return MOST;
        }

        @Override
        public int moves(int[] into) {
            int count = 0;
            for (Move move : at.moves()) {
                into[count++] = numbers.of(move);
            }
            return count;
        }

        @Override
        public void play(int code) {
            at = at.play(move(code));
        }

        @Override
        public Simulation copy() {
            return new Played(at, numbers);
        }

        @Override
        public Move move(int code) {
            return numbers.moves.get(code);
        }

        @Override
        public void results(double[] into) {
            Optional<Outcome> outcome = at.outcome();
            System.arraycopy(outcome.orElseThrow().shares(), 0, into, 0, seats());
        }

        @Override
        public long key() {
            return numbers.key(at);
        }

        @Override
        public int likely(Dice dice) {
            List<? extends Move> moves = at.moves();
            return numbers.of(moves.get(dice.below(moves.size())));
        }
    }
}
