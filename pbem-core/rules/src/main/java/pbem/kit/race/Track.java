package pbem.kit.race;

/**
 * How the men of two seats go around the same 24 points.
 *
 * @param isOpposite whether they go in opposite directions; otherwise each begins half a round ahead of the other
 * @param holding how many men of one seat bar a point to the other; fewer are hit
 */
public record Track(boolean isOpposite, int holding) {

    /** The number of a point in the other seat's count. */
    public int across(int point) {
        return isOpposite ? RaceBoard.BAR - point : point > 12 ? point - 12 : point + 12;
    }

    /** Whether men can be hit, so that they have to come in from the bar. */
    public boolean hits() {
        return holding > 1;
    }

    /** The place that is the farthest from home. */
    int farthest() {
        return hits() ? RaceBoard.BAR : RaceBoard.BAR - 1;
    }
}
