package pbem.cli.engine;

/**
 * How long a search is to be.
 *
 * @param nodes positions; 0 for no such bound
 * @param movetime in milliseconds; 0 if it ends after so many positions alone
 */
record UciEffort(int nodes, int movetime) {

    private static final int THINK = 1_000; // milliseconds, if nothing is said of it
    private static final int POSITIONS_A_MILLISECOND = 1_000; // about, on one processor

    /** A look at a game that is over holds nobody up for long. */
    private static final int LONGEST_LOOK = 5_000;

    /** For a move. */
    static UciEffort of(EngineProgram program, EngineLimits limits) {
        int nodes = program.strength().getOrDefault("nodes", limits.nodes());
        return new UciEffort(nodes, program.strength().getOrDefault("movetime", nodes > 0 ? 0 : THINK));
    }

    /** For a look, several times as hard but never as long as a move may take. */
    UciEffort times(int times, EngineLimits limits) {
        long longest = Math.min(LONGEST_LOOK, limits.move().toMillis() * 3 / 4);
        return new UciEffort((int) Math.min(Integer.MAX_VALUE, (long) nodes * times), (int)
                (movetime == 0 ? longest : Math.min(longest, (long) movetime * times)));
    }

    /** About how many it looks at. */
    long positions() {
        long inTime = (long) movetime * POSITIONS_A_MILLISECOND;
        return nodes == 0 ? inTime : movetime == 0 ? nodes : Math.min(nodes, inTime);
    }

    /** As {@code go} takes it. */
    String spelled(UciDialect dialect) {
        return (nodes > 0 ? " nodes " + nodes : "") + (movetime > 0 ? dialect.time(movetime) : "");
    }
}
