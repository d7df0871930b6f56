package pbem.query;

import java.util.List;
import pbem.summary.BoardSummary;

/**
 * What is played of a game.
 *
 * @param boards the newest of those under way
 * @param challenges the oldest of those in which anybody may take a seat
 * @param challengeCount of all in which anybody may
 */
public record GameDetails(
        ListedGame game, List<BoardSummary> boards, List<OpenChallenge> challenges, int challengeCount) {

    public GameDetails {
        boards = List.copyOf(boards);
        challenges = List.copyOf(challenges);
    }
}
