package pbem.web.api.value;

import java.util.List;

/**
 * A move that cost its player much.
 *
 * @param line how the game might have gone on, what would have been better first
 * @param before their chance in percent, had they played that
 * @param after their chance in percent after what they played
 * @param sure proven, firm or doubtful
 */
public record TurnItem(int move, String player, String played, List<String> line, int before, int after, String sure) {}
