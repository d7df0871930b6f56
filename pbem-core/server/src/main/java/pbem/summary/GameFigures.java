package pbem.summary;

import java.time.Duration;

/**
 * Figures about the boards of a game.
 *
 * @param boards number of all boards so far
 * @param over number of those that are finished
 * @param moves average number of moves of a finished board; 0 if there is none
 * @param half the time within which half of the moves of people were answered, of the ten thousand boards with the most
 *     recent events; zero if none was answered
 * @param most the time within which nine of ten were answered
 */
public record GameFigures(String name, int boards, int over, int moves, Duration half, Duration most) {}
