package pbem.web.board;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import pbem.phrase.Phrase;
import pbem.query.ListedBoard;

/**
 * Boards that are worth a look for how they ended, by the rules of their games: whoever left, and what an admin decided,
 * tells nothing about the game.
 *
 * @param even those in which nobody was ahead in the end, the latest first
 * @param rare those that ended in a way in which few of their game do, the rarest first, each way once
 */
record NotableBoards(List<ListedBoard> even, List<ListedBoard> rare) {

    /** Of fewer boards of a game nobody can say what is rare. */
    private static final int ENOUGH = 5;

    /** Rare is at most one of so many. */
    private static final int ONE_OF = 5;

    NotableBoards {
        even = List.copyOf(even);
        rare = List.copyOf(rare);
    }

    /**
     * @param closed the last boards that are over, the latest first
     * @param most of a kind
     */
    static NotableBoards of(List<ListedBoard> closed, int most) {
        List<ListedBoard> decided =
                closed.stream().filter(board -> way(board).isPresent()).toList();
        Map<String, Long> games = decided.stream()
                .collect(Collectors.groupingBy(board -> board.game().name(), Collectors.counting()));
        Map<String, Long> ways = decided.stream()
                .collect(Collectors.groupingBy(board -> way(board).orElseThrow(), Collectors.counting()));
        Map<String, ListedBoard> latest = decided.stream()
                .collect(Collectors.toMap(board -> way(board).orElseThrow(), Function.identity(), (one, other) -> one));
        List<ListedBoard> rare = latest.values().stream()
                .filter(board -> {
                    long all = games.get(board.game().name());
                    return all >= ENOUGH && ways.get(way(board).orElseThrow()) * ONE_OF <= all;
                })
                .sorted(Comparator.comparing((ListedBoard board) ->
                                (double) ways.get(way(board).orElseThrow())
                                        / games.get(board.game().name()))
                        .thenComparing(Comparator.comparing(ListedBoard::number).reversed()))
                .limit(most)
                .toList();
        return new NotableBoards(
                decided.stream().filter(NotableBoards::isEven).limit(most).toList(), rare);
    }

    /** The key of the game's own words for how it ended; empty if it did not end by its rules. */
    private static Optional<String> way(ListedBoard board) {
        return reason(board)
                .map(Phrase::key)
                .filter(key -> key.startsWith(board.game().name() + "."));
    }

    private static Optional<Phrase> reason(ListedBoard board) {
        return board.result()
                .filter(result -> !result.args().isEmpty())
                .map(result -> result.args().get(result.args().size() - 1))
                .filter(Phrase.class::isInstance)
                .map(Phrase.class::cast);
    }

    /** A draw, or a win that several share. */
    private static boolean isEven(ListedBoard board) {
        List<Object> args = board.result().orElseThrow().args();
        return args.size() == 2 && args.get(0) instanceof List<?> first && first.size() > 1;
    }
}
