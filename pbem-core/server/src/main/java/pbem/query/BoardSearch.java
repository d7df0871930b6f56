package pbem.query;

import java.util.Optional;
import pbem.clock.Span;
import pbem.record.BoardOrder;

/**
 * A search for boards.
 *
 * @param game by its name
 * @param player the userid of a player of the boards, in any case
 * @param open true for open boards, false for closed ones
 * @param tournament the number of their tournament
 * @param changed the time of the last event
 * @param skip the number of the first to leave out
 * @param most the largest number to return
 */
public record BoardSearch(
        Optional<String> game,
        Optional<String> player,
        boolean open,
        Optional<Integer> tournament,
        Optional<Span> changed,
        BoardOrder order,
        int skip,
        int most) {

    /** The first of all open or closed boards in an order. */
    public static BoardSearch first(int most, BoardOrder order, boolean open) {
        Optional<String> any = Optional.empty();
        return new BoardSearch(any, any, open, Optional.empty(), Optional.empty(), order, 0, most);
    }

    public BoardSearch ofGame(String name) {
        return new BoardSearch(Optional.of(name), player, open, tournament, changed, order, skip, most);
    }

    public BoardSearch ofPlayer(String user) {
        return new BoardSearch(game, Optional.of(user), open, tournament, changed, order, skip, most);
    }

    public BoardSearch ofTournament(int number) {
        return new BoardSearch(game, player, open, Optional.of(number), changed, order, skip, most);
    }
}
