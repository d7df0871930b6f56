package pbem.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToIntFunction;
import pbem.game.Dice;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Simulation;
import pbem.games.Catalogue;

/**
 * Plays random games with the kit and, alternating, with the same rules on plain arrays, and prints how many games each
 * plays in a second of processor time. See RESULTS.md.
 */
public final class PlayoutsBesidePlain {

    private static final int TURNS = 7;
    private static final int GAMES = 20_000;

    private static final ThreadMXBean TIME = ManagementFactory.getThreadMXBean();

    private PlayoutsBesidePlain() {}

    /** @param args none */
    public static void main(String[] args) {
        compare("reversi", Map.of(), PlainReversi::playOut);
        compare("hex", Map.of("no-swap", ""), PlainHex::playOut);
    }

    private static void compare(String name, Map<String, String> options, ToIntFunction<Dice> plain) {
        Game game = Catalogue.games().named(name).orElseThrow();
        Position start = game.start(2, options, Seed.of(new byte[Seed.BYTES])).now();
        Simulation begun = game.strategy().orElseThrow().simulation(List.of(start), new Seat(1), 1);
        double[] kits = new double[TURNS];
        double[] plains = new double[TURNS];
        double[] ratios = new double[TURNS];
        for (int turn = -1; turn < TURNS; turn++) { // turn -1 warms up
            double kit = aSecond(dice -> playOut(begun, dice));
            double bare = aSecond(plain);
            if (turn >= 0) {
                kits[turn] = kit;
                plains[turn] = bare;
                ratios[turn] = kit / bare;
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%s: %.0f games a second, plain %.0f, ratio %.2f (from %.2f to %.2f)%n",
                name,
                median(kits),
                median(plains),
                median(ratios),
                ratios[0],
                ratios[TURNS - 1]);
    }

    private static double aSecond(ToIntFunction<Dice> playOut) {
        Dice dice = new Dice(1);
        int sum = 0;
        long before = TIME.getCurrentThreadCpuTime();
        for (int i = 0; i < GAMES; i++) {
            sum += playOut.applyAsInt(dice);
        }
        double seconds = (TIME.getCurrentThreadCpuTime() - before) / 1e9;
        if (sum == Integer.MIN_VALUE) {
            throw new IllegalStateException("so that nothing is left out");
        }
        return GAMES / seconds;
    }

    private static int playOut(Simulation begun, Dice dice) {
        Simulation at = begun.copy();
        while (at.turn() >= 0) {
            at.play(at.likely(dice));
        }
        return at.turn();
    }

    /** The median; sorts the values. */
    private static double median(double[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }
}
