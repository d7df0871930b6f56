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
        int most) {}
