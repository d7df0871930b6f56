package pbem.cli.engine;

/**
 * The extent of a search.
 *
 * @param nodes the number of positions; 0 for no limit
 * @param movetime the time in milliseconds; 0 if only the number of positions limits the search
 */
record UciEffort(int nodes, int movetime) {

    private static final int THINK = 1_000; // milliseconds, if nothing else is set
    private static final int POSITIONS_A_MILLISECOND = 1_000; // roughly, on one processor

    /** In milliseconds; the longest analysis of a position in a finished game, so that others need not wait long. */
    private static final int LONGEST_LOOK = 5_000;

    /** The effort for a move. */
    static UciEffort of(EngineProgram program, EngineLimits limits) {
        int nodes = program.strength().getOrDefault("nodes", limits.nodes());
        return new UciEffort(nodes, program.strength().getOrDefault("movetime", nodes > 0 ? 0 : THINK));
    }

    /** A multiple of this effort for an analysis, but shorter than the limit for a move. */
    UciEffort times(int times, EngineLimits limits) {
        long longest = Math.min(LONGEST_LOOK, limits.move().toMillis() * 3 / 4);
        return new UciEffort((int) Math.min(Integer.MAX_VALUE, (long) nodes * times), (int)
                (movetime == 0 ? longest : Math.min(longest, (long) movetime * times)));
    }

    /** The estimated number of positions that the program searches. */
    long positions() {
        long inTime = (long) movetime * POSITIONS_A_MILLISECOND;
        return nodes == 0 ? inTime : movetime == 0 ? nodes : Math.min(nodes, inTime);
    }

    /** The arguments of the command {@code go}. */
    String spelled(UciDialect dialect) {
        return (nodes > 0 ? " nodes " + nodes : "") + (movetime > 0 ? dialect.time(movetime) : "");
    }
}
