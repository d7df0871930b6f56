package pbem.rating;

/**
 * How strong somebody is in a game, as far as that is known.
 *
 * @param mu the best guess
 * @param sigma its standard deviation
 */
public record Skill(double mu, double sigma) {

    /** Of somebody of whom nothing is known. */
    public static final Skill START = new Skill(25, 25.0 / 3);

    /** What people are shown for {@link #START}. */
    private static final int MIDDLE = 1500;

    /** So that 200 points make about three wins of four. */
    private static final int SCALE = 30;

    /** As people are shown it: 1500 at the start. */
    public int rating() {
        return (int) Math.round(MIDDLE + SCALE * (mu - START.mu));
    }

    /** As people are shown it: by so much the rating may be wrong. */
    public int deviation() {
        return (int) Math.round(SCALE * sigma);
    }

    /** Whether the two are one but for the last digits of arithmetic. */
    public boolean isNearly(Skill other) {
        double most = 1e-9;
        return Math.abs(mu - other.mu) <= most && Math.abs(sigma - other.sigma) <= most;
    }
}
