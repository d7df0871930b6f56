package pbem.query;

import java.util.List;

/**
 * What goes on at a server.
 *
 * @param boards the newest of those under way
 * @param open how many are under way
 * @param closed how many are over
 * @param challenges in which anybody may take a seat
 */
public record Overview(
        List<ListedBoard> boards, int open, int closed, List<ListedGame> games, List<OpenChallenge> challenges) {

    public Overview {
        boards = List.copyOf(boards);
        games = List.copyOf(games);
        challenges = List.copyOf(challenges);
    }
}
