package pbem.query;

import java.time.YearMonth;
import pbem.query.game.GameName;

/** The number of boards of a game that ended in a month, in UTC. */
public record ClosedInMonth(YearMonth month, GameName game, int boards) {}
