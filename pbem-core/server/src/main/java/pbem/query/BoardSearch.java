package pbem.query;

import java.util.Optional;

/**
 * Which boards are looked for.
 *
 * @param game by its name
 * @param player who sits at them, by userid in any case
 * @param open those under way, or those that are over
 * @param skip how many of the newest to leave out
 * @param most how many to give
 */
public record BoardSearch(Optional<String> game, Optional<String> player, boolean open, int skip, int most) {}
