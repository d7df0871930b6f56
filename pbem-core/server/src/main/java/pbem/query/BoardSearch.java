package pbem.query;

import java.util.Optional;
import pbem.clock.Span;
import pbem.record.BoardOrder;

/**
 * Which boards are looked for.
 *
 * @param game by its name
 * @param player who sits at them, by userid in any case
 * @param open those under way, or those that are over
 * @param tournament in which they are played, by number
 * @param changed when the last thing happened on them
 * @param skip how many of the first to leave out
 * @param most how many to give
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

    /** Anywhere and at any time, the newest first. */
    public BoardSearch(Optional<String> game, Optional<String> player, boolean open, int skip, int most) {
        this(game, player, open, Optional.empty(), Optional.empty(), BoardOrder.NEWEST, skip, most);
    }
}
