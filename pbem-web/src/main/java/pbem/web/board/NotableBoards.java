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
 * Finished boards with notable endings. Only games that ended by their rules count: a resignation or an admin's
 * decision says nothing about the game.
 *
 * @param even boards that ended in a draw or a shared win, latest first
 * @param rare boards whose way of ending is rare in their game, rarest first, one board for each way
 */
public record NotableBoards(List<BoardSummary> even, List<BoardSummary> rare) {

    /** A game with fewer boards than this has no rare endings. */
    private static final int ENOUGH = 5;

    /** An ending is rare if at most one in this many boards of the game ended that way. */
    private static final int ONE_OF = 5;

    public NotableBoards {
        even = List.copyOf(even);
        rare = List.copyOf(rare);
    }

    /**
     * @param closed the last finished boards, latest first
     * @param most the largest number of boards of each kind
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

    /** The key of the game's text for how it ended; empty if it did not end by its rules. */
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

    /** Whether it ended in a draw or in a win that several players share. */
    private static boolean isEven(BoardSummary board) {
        List<Object> args = board.result().orElseThrow().args();
        return args.size() == 2 && args.get(0) instanceof List<?> first && first.size() > 1;
    }
}
