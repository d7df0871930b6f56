package pbem.rating;

import pbem.rating.RatedBoard.RatedSeat;

/** What a board did to the rating of one of its players. */
public record RatingChange(RatedSeat seat, Skill before, Skill after) {

    /** As people are shown it: by so many points it rose, or fell. */
    public int points() {
        return after.rating() - before.rating();
    }
}
