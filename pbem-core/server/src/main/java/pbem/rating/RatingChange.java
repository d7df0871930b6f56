package pbem.rating;

import pbem.rating.RatedBoard.RatedSeat;

/** The change of a player's rating by one board. */
public record RatingChange(RatedSeat seat, Skill before, Career career) {

    public Skill after() {
        return career.skill();
    }

    /** The change in points, as it is shown to people. */
    public int points() {
        return after().rating() - before.rating();
    }

    /** Whether the two are equal within rounding errors. */
    public boolean isNearly(RatingChange other) {
        return before.isNearly(other.before) && career.isNearly(other.career);
    }
}
