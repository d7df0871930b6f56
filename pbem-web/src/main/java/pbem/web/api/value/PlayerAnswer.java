package pbem.web.api.value;

import java.util.List;

/**
 * A player.
 *
 * @param program whether a program plays in that name, as far as the admin knows
 */
public record PlayerAnswer(
        String player, String url, boolean gone, boolean program, int open, int finished, List<RatingItem> ratings) {}
