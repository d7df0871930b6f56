package pbem.query;

import java.util.List;
import pbem.summary.BoardSummary;

/**
 * The boards and challenges of a game.
 *
 * @param boards the newest open boards
 * @param challenges the oldest challenges in which anybody may take a seat
 * @param challengeCount the number of all such challenges
 */
public record GameDetails(
        ListedGame game, List<BoardSummary> boards, List<OpenChallenge> challenges, int challengeCount) {

    public GameDetails {
        boards = List.copyOf(boards);
        challenges = List.copyOf(challenges);
    }
}
