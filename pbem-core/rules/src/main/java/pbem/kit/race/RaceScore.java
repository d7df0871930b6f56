package pbem.kit.race;

/** The score of a match. */
public interface RaceScore {

    /** The points that win the match; 1 for a single game. */
    int length();

    int white();

    int black();

    /** The points that white won in the game before this one; negative if black won it, 0 if there was none. */
    int last();

    default int of(int seat) {
        return seat == 0 ? white() : black();
    }

    default int last(int seat) {
        return seat == 0 ? last() : -last();
    }

    default boolean isOver() {
        return Math.max(white(), black()) >= length();
    }

    /**
     * The score after a seat won a game, for the next game if there is one.
     *
     * @param times by which the win multiplies what a game counts
     */
    RaceScore won(int seat, int times);
}
