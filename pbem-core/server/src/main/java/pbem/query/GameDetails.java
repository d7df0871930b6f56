package pbem.query;

import java.util.List;
import pbem.picture.Diagram;

/**
 * A game, and what is played of it.
 *
 * @param options as a challenge spells them: {@code -setup=belgian|german}
 * @param moveForm how a move is typed, by example
 * @param start before the first move
 * @param boards the newest of those under way
 * @param challenges the oldest of those in which anybody may take a seat
 * @param challengeCount of all in which anybody may
 */
public record GameDetails(
        ListedGame game,
        List<String> options,
        String moveForm,
        Diagram start,
        List<ListedBoard> boards,
        List<OpenChallenge> challenges,
        int challengeCount) {

    public GameDetails {
        options = List.copyOf(options);
        boards = List.copyOf(boards);
        challenges = List.copyOf(challenges);
    }
}
