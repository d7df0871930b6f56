package pbem.rating;

/**
 * An estimate of a player's strength in a game.
 *
 * @param mu the mean
 * @param sigma its standard deviation
 */
public record Skill(double mu, double sigma) {

    /** The estimate for a new player. */
    public static final Skill START = new Skill(25, 25.0 / 3);

    /** The rating that is shown for {@link #START}. */
    private static final int MIDDLE = 1500;

    /** Scaled so that 200 points mean about three wins in four games. */
    private static final int SCALE = 30;

    /** The rating that is shown to people: 1500 at the start. */
    public int rating() {
        return (int) Math.round(MIDDLE + SCALE * (mu - START.mu));
    }

    /** The deviation that is shown to people. */
    public int deviation() {
        return (int) Math.round(SCALE * sigma);
    }

    /** Whether the two are equal within rounding errors. */
    public boolean isNearly(Skill other) {
        double most = 1e-9;
        return Math.abs(mu - other.mu) <= most && Math.abs(sigma - other.sigma) <= most;
    }
}
