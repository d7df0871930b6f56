package pbem.tournament.table;

/** What decides between players with the same points, but for what they did against each other, which comes last. */
public enum TieBreak {
    /** Boards won. */
    WINS,
    /** The points of those whom one beat, and half the points of those with whom one shared. */
    SONNEBORN_BERGER,
    /**
     * The points of all opponents. A board that was not played counts as one against somebody who had the same points then,
     * got what is left, and half a point in each round after; for the opponents what they did not play is half a point.
     */
    BUCHHOLZ;

    /** As the heading of a column. */
    public String heading() {
        return switch (this) {
            case WINS -> "Wins";
            case SONNEBORN_BERGER -> "SB";
            case BUCHHOLZ -> "BH";
        };
    }

    /** Tie breaks are counted in quarter points: 5 is written 1.25. */
    public static String number(int quarters) {
        String rest = switch (Math.floorMod(quarters, 4)) {
            case 1 -> ".25";
            case 2 -> ".5";
            case 3 -> ".75";
            default -> "";
        };
        return Math.floorDiv(quarters, 4) + rest;
    }
}
