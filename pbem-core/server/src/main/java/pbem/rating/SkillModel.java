package pbem.rating;

import java.util.ArrayList;
import java.util.List;

/**
 * What a result says of those who reached it, and what to expect of those who have not played yet: the model of Weng and Lin
 * with the chances of Plackett and Luce, taken pair by pair. {@code docs/ratings.md} has the formulas. The library
 * {@code openskill} is of no use here: its Plackett-Luce can pay a second place better than a shared first one, and its
 * Bradley-Terry knows no weight of a pair. Safe for any thread.
 */
public final class SkillModel {

    private static final double BETA = 25.0 / 6;
    private static final double TAU = 25.0 / 300;
    private static final double KAPPA = 0.0001;

    private SkillModel() {}

    /** How much a board says about two of its players; players by their place in a list. */
    @FunctionalInterface
    public interface Weights {

        /** 1 for a board that counts in full; the same in either order. */
        double of(int one, int other);
    }

    /**
     * How strong everybody is after a game. Of two results of a player among whom the others keep their order, the better one
     * never pays less.
     *
     * @param before how strong they were, two or more
     * @param places who came in where, in the same order; the less, the better, and equal ones shared a place
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

    /** 1 for coming in before the other, a half for a shared place, 0 for coming in behind. */
    private static double score(int own, int other) {
        return (Integer.compare(other, own) + 1) / 2.0;
    }

    /** How likely each is to come in first, as the model sees it; the chances add up to 1. */
    public static List<Double> chances(List<Skill> players) {
        double c = scale(players);
        double all = players.stream()
                .mapToDouble(player -> Math.exp(player.mu() / c))
                .sum();
        return players.stream().map(player -> Math.exp(player.mu() / c) / all).toList();
    }

    /** How far apart people have to be for their difference to tell. */
    private static double scale(List<Skill> players) {
        return Math.sqrt(players.stream()
                .mapToDouble(player -> variance(player) + BETA * BETA)
                .sum());
    }

    /** Strength may have changed a little since the last board. */
    private static double variance(Skill player) {
        return player.sigma() * player.sigma() + TAU * TAU;
    }
}
