package pbem.web.api.value;

import java.util.List;

/** A player. */
public record PlayerAnswer(String player, String url, boolean gone, int open, int finished, List<RatingItem> ratings) {}
