package pbem.rating;

import java.util.ArrayList;
import java.util.List;

/**
 * The rating model: the method of Weng and Lin with the Plackett-Luce model, applied pair by pair. It updates skills
 * after a result and predicts chances. {@code docs/ratings.md} has the formulas. The library {@code openskill} is of no
 * use here: its Plackett-Luce can pay a second place better than a shared first one, and its Bradley-Terry knows no
 * weight of a pair. Safe for any thread.
 */
public final class SkillModel {

    private static final double BETA = 25.0 / 6;
    private static final double TAU = 25.0 / 300;
    private static final double KAPPA = 0.0001;

    private SkillModel() {}

    /** The weight of a board for two of its players, given by their indexes. */
    @FunctionalInterface
    public interface Weights {

        /** The weight, 1 for a board that counts in full; symmetric. */
        double of(int one, int other);
    }

    /**
     * The skills of all players after a game. A better result of a player, with the others in the same order, never
     * pays less.
     *
     * @param before the skills before the game, at least two
     * @param places the places in the same order; lower is better, and equal numbers are a shared place
     */
    public static List<Skill> after(List<Skill> before, List<Integer> places, Weights weights) {
        double c = scale(before);
        List<Skill> after = new ArrayList<>();
        for (int i = 0; i < before.size(); i++) {
            double mu = before.get(i).mu();
            double sigma = Math.sqrt(variance(before.get(i)));
            double omega = 0;
            double delta = 0;
            for (int q = 0; q < before.size(); q++) {
                if (q != i) {
                    double chance = 1 / (1 + Math.exp((before.get(q).mu() - mu) / c));
                    double weight = weights.of(i, q);
                    omega += weight * (score(places.get(i), places.get(q)) - chance);
                    delta += weight * chance * (1 - chance);
                }
            }
            double part = sigma / c;
            after.add(new Skill(
                    mu + omega * sigma * part, sigma * Math.sqrt(Math.max(1 - delta * part * part * part, KAPPA))));
        }
        return after;
    }

    /** 1 for the better place, a half for a shared place, 0 for the worse place. */
    private static double score(int own, int other) {
        return (Integer.compare(other, own) + 1) / 2.0;
    }

    /** Each player's chance of the first place; the sum is 1. */
    public static List<Double> chances(List<Skill> players) {
        double c = scale(players);
        double all = players.stream()
                .mapToDouble(player -> Math.exp(player.mu() / c))
                .sum();
        return players.stream().map(player -> Math.exp(player.mu() / c) / all).toList();
    }

    /** The scale of differences in skill. */
    private static double scale(List<Skill> players) {
        return Math.sqrt(players.stream()
                .mapToDouble(player -> variance(player) + BETA * BETA)
                .sum());
    }

    /** The variance, grown a little since strength may have changed since the last board. */
    private static double variance(Skill player) {
        return player.sigma() * player.sigma() + TAU * TAU;
    }
}
