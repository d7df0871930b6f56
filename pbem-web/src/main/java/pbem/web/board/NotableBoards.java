package pbem.web.board;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import pbem.phrase.Phrase;
import pbem.summary.BoardSummary;

/**
 * Boards that are worth a look for how they ended, by the rules of their games: a player who left, and what an admin decided,
 * tells nothing about the game.
 *
 * @param even those in which nobody was ahead in the end, the latest first
 * @param rare those that ended in a way in which few of their game do, the rarest first, each way once
 */
public record NotableBoards(List<BoardSummary> even, List<BoardSummary> rare) {

    /** With fewer boards of a game nothing counts as rare. */
    private static final int ENOUGH = 5;

    /** A rare ending is that of at most one board of so many. */
    private static final int ONE_OF = 5;

    public NotableBoards {
        even = List.copyOf(even);
        rare = List.copyOf(rare);
    }

    /**
     * @param closed the last boards that are over, the latest first
     * @param most of a kind
     */
    static NotableBoards of(List<BoardSummary> closed, int most) {
        List<BoardSummary> decided =
                closed.stream().filter(board -> way(board).isPresent()).toList();
        Map<String, Long> games =
                decided.stream().collect(Collectors.groupingBy(board -> board.game(), Collectors.counting()));
        Map<String, Long> ways = decided.stream()
                .collect(Collectors.groupingBy(board -> way(board).orElseThrow(), Collectors.counting()));
        Map<String, BoardSummary> latest = decided.stream()
                .collect(Collectors.toMap(board -> way(board).orElseThrow(), Function.identity(), (one, other) -> one));
        List<BoardSummary> rare = latest.values().stream()
                .filter(board -> {
                    long all = games.get(board.game());
                    return all >= ENOUGH && ways.get(way(board).orElseThrow()) * ONE_OF <= all;
                })
                .sorted(Comparator.comparing((BoardSummary board) ->
                                (double) ways.get(way(board).orElseThrow()) / games.get(board.game()))
                        .thenComparing(
                                Comparator.comparing(BoardSummary::number).reversed()))
                .limit(most)
                .toList();
        return new NotableBoards(
                decided.stream().filter(NotableBoards::isEven).limit(most).toList(), rare);
    }

    /** The key of the game's own words for how it ended; empty if it did not end by its rules. */
    private static Optional<String> way(BoardSummary board) {
        return reason(board).map(Phrase::key).filter(key -> key.startsWith(board.game() + "."));
    }

    private static Optional<Phrase> reason(BoardSummary board) {
        return board.result()
                .filter(result -> !result.args().isEmpty())
                .map(result -> result.args().get(result.args().size() - 1))
                .filter(Phrase.class::isInstance)
                .map(Phrase.class::cast);
    }

    /** A draw, or a win that several share. */
    private static boolean isEven(BoardSummary board) {
        List<Object> args = board.result().orElseThrow().args();
        return args.size() == 2 && args.get(0) instanceof List<?> first && first.size() > 1;
    }
}
