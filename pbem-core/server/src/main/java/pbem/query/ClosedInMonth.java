package pbem.query;

import java.time.YearMonth;

/** The number of boards of a game that ended in a month, in UTC. */
public record ClosedInMonth(YearMonth month, String game, int boards) {}
