package pbem.query;

import java.util.List;
import pbem.summary.BoardSummary;

/**
 * What goes on at a server.
 *
 * @param boards of those under way: of each game the one on which anything happened last, and then others
 * @param open how many are under way
 * @param closed how many are over
 * @param challenges the oldest of those in which anybody may take a seat
 * @param challengeCount of all in which anybody may
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
