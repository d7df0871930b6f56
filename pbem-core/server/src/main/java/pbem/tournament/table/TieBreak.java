package pbem.tournament.table;

/** Tie breaks between players with equal points, without the boards against each other, which come last. */
public enum TieBreak {
    /** Boards won. */
    WINS,
    /** The points of beaten opponents, and half the points of opponents in a shared place. */
    SONNEBORN_BERGER,
    /**
     * The points of all opponents. A board that was not played counts as one against an opponent with the same points
     * then, who got the rest, and half a point in each later round. In opponents' points, a board that they did not
     * play counts half a point.
     */
    BUCHHOLZ;

    /** A tie break as text, from quarter points: 5 is written 1.25. */
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
