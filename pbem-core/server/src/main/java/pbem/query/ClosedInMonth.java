package pbem.query;

import java.time.YearMonth;
import pbem.query.game.GameName;

/** How many boards of a game ended in a month, in UTC. */
public record ClosedInMonth(YearMonth month, GameName game, int boards) {}
