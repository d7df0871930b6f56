package pbem.rating;

import pbem.rating.RatedBoard.RatedSeat;

/** What a board did to one of its players. */
public record RatingChange(RatedSeat seat, Skill before, Career career) {

    public Skill after() {
        return career.skill();
    }

    /** As people are shown it: by so many points it rose, or fell. */
    public int points() {
        return after().rating() - before.rating();
    }

    /** Whether the two are one but for the last digits of arithmetic. */
    public boolean isNearly(RatingChange other) {
        return before.isNearly(other.before) && career.isNearly(other.career);
    }
}
