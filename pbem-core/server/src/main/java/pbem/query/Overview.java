package pbem.query;

import java.util.List;
import pbem.summary.BoardSummary;

/**
 * An overview of a server's activity.
 *
 * @param boards open boards: of each game the one with the latest event, then others
 * @param open the number of open boards
 * @param closed the number of closed boards
 * @param challenges the oldest challenges in which anybody may take a seat
 * @param challengeCount the number of all such challenges
 */
public record Overview(
        List<BoardSummary> boards,
        int open,
        int closed,
        List<ListedGame> games,
        List<OpenChallenge> challenges,
        int challengeCount) {

    public Overview {
        boards = List.copyOf(boards);
        games = List.copyOf(games);
        challenges = List.copyOf(challenges);
    }
}
