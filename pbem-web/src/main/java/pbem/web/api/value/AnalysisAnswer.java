package pbem.web.api.value;

import java.util.List;

/**
 * Where a game turned that is over.
 *
 * @param level of the program that looked
 * @param levels all at which the game was looked at
 * @param chances in percent, of every seat: before each move, and at the end, if the game had a result
 */
public record AnalysisAnswer(
        int board, int level, List<Integer> levels, List<List<Integer>> chances, List<TurnItem> turns) {}
