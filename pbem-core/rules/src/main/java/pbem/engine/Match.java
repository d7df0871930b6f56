package pbem.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import pbem.game.Act;
import pbem.game.Dice;
import pbem.game.Game;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;

/**
 * A match of robots over many games. As many games as there are players have the same seed and the same opening, and in
 * each of them every player moves one seat on. So neither seats nor luck favour anybody. Everything follows from the
 * seed.
 *
 * @param setup seats and options; its seed is replaced
 * @param players two or more, no more than seats; with more seats they come round again
 * @param opening the number of random moves at the start of each game
 * @param longest the number of moves after which a game is a draw
 */
public record Match(Game game, Setup setup, List<MatchPlayer> players, long seed, int opening, int longest) {

    public Match {
        players = List.copyOf(players);
    }

    /**
     * A game that was played.
     *
     * @param seating the player of each seat, as an index of the list of players
     * @param shares the share of each seat; their sum is 1
     * @param moves the number of moves
     * @param cut whether it was stopped because it was too long
     * @param positions the number searched by each player
     * @param nanos the processor time of each player
     */
    public record Played(
            List<Integer> seating, double[] shares, int moves, boolean cut, long[] positions, long[] nanos) {}

    /** @param clock a clock in nanoseconds, from any origin */
    public List<Played> play(int games, LongSupplier clock, Consumer<Played> each) {
        List<Played> played = new ArrayList<>();
        for (int number = 0; number < games; number++) {
            Played one = play(number, clock);
            played.add(one);
            each.accept(one);
        }
        return played;
    }

    private Played play(int number, LongSupplier clock) {
        long own = Dice.mixed(seed + number / players.size());
        Dice dice = new Dice(own);
        List<Integer> seating = Seat.all(setup.seats()).stream()
                .map(seat -> (seat.index() + number) % players.size())
                .toList();
        Act<Position> start = game.start(new Setup(setup.seats(), setup.options(), seed(dice)));
        List<Position> log = new ArrayList<>(List.of(start.now()));
        long[] positions = new long[players.size()];
        long[] nanos = new long[players.size()];
        Position at = start.now();
        while (at.outcome().isEmpty() && log.size() <= longest) {
            if (log.size() <= opening) {
                at = at.play(MatchPlayer.any(at, dice));
            } else {
                Seat seat = at.toMove().get(0);
                int who = seating.get(seat.index());
                long asked = clock.getAsLong();
                MatchPlayer.Turn turn = players.get(who).choice().of(log, Dice.mixed(own + log.size()));
                nanos[who] += clock.getAsLong() - asked;
                positions[who] += turn.positions();
                Position before = at;
                at = turn.move().map(before::play).orElseGet(() -> before.leave(seat));
            }
            log.add(at);
        }
        return new Played(seating, shares(at), log.size() - 1, at.outcome().isEmpty(), positions, nanos);
    }

    private static Seed seed(Dice dice) {
        byte[] bytes = new byte[Seed.BYTES];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) dice.below(256);
        }
        return Seed.of(bytes);
    }

    /** The shares at the end. In a game that was stopped, all seats that have not left share equally. */
    private static double[] shares(Position end) {
        return end.outcome().map(Outcome::shares).orElseGet(() -> {
            double[] shares = new double[end.setup().seats()];
            end.active()
                    .forEach(seat -> shares[seat.index()] = 1.0 / end.active().size());
            return shares;
        });
    }
}
