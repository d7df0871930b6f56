package pbem.engine;

import java.util.List;

/**
 * The score of a player in a match.
 *
 * @param player its index in the list of players
 * @param seats how many games it played, counted by seats
 * @param won the number of games that it won alone
 * @param drawn the number of games with a shared result
 * @param points 1 for a win, a share for a shared win or a draw
 */
public record MatchScore(int player, int seats, int won, int drawn, double points) {

    /** 95 % of a normal distribution lie within this many standard deviations of its mean. */
    private static final double WIDTH = 1.96;

    /** @param played the games of one match */
    public static MatchScore of(int player, List<Match.Played> played) {
        int seats = 0;
        int won = 0;
        int drawn = 0;
        double points = 0;
        for (Match.Played game : played) {
            for (int seat = 0; seat < game.shares().length; seat++) {
                if (game.seating().get(seat) == player) {
                    double share = game.shares()[seat];
                    seats++;
                    points += share;
                    won += share == 1 ? 1 : 0;
                    drawn += share > 0 && share < 1 ? 1 : 0;
                }
            }
        }
        return new MatchScore(player, seats, won, drawn, points);
    }

    /** The share of all possible points, from 0 to 1. */
    public double score() {
        return seats == 0 ? 0 : points / seats;
    }

    /** The lower end of the 95 % confidence interval of the true score (E. Wilson). */
    public double least() {
        return seats == 0 ? 0 : Math.max(0, middle() - spread());
    }

    public double most() {
        return seats == 0 ? 1 : Math.min(1, middle() + spread());
    }

    private double middle() {
        return (score() + WIDTH * WIDTH / (2 * seats)) / (1 + WIDTH * WIDTH / seats);
    }

    private double spread() {
        double root = Math.sqrt(score() * (1 - score()) / seats + WIDTH * WIDTH / (4.0 * seats * seats));
        return WIDTH * root / (1 + WIDTH * WIDTH / seats);
    }

    /** A score as a difference in Elo for two players, at most 1200 either way. */
    public static long elo(double score) {
        double bounded = Math.max(0.001, Math.min(0.999, score));
        return Math.round(-400 * StrictMath.log10(1 / bounded - 1));
    }
}
