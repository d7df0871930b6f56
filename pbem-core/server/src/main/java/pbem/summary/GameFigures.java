package pbem.summary;

import java.time.Duration;

/**
 * How a game is played.
 *
 * @param boards of all time
 * @param over those of them that are finished
 * @param moves on average to the end of these; 0 without any
 * @param half within what time every second move of a person was answered, of the ten thousand boards on which anything
 *     happened last; nothing if none was
 * @param most the same for nine of ten
 */
public record GameFigures(String name, int boards, int over, int moves, Duration half, Duration most) {}
