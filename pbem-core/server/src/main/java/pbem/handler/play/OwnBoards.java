package pbem.handler.play;

import java.util.List;
import java.util.Locale;
import pbem.player.Preferences;
import pbem.query.OpenChallenge;
import pbem.repository.PushEndpoint;
import pbem.summary.BoardSummary;
import pbem.summary.TournamentSummary;

/**
 * What a player comes back to.
 *
 * @param language in which they are written to
 * @param boards theirs that go on: those on which they are to move first, then by deadline
 * @param waiting challenges that they are asked in and have not answered
 * @param seeks challenges of others in which anybody may take a seat
 * @param tournaments that they are in and that are not over
 * @param push how the browsers tell them that they are to move
 */
public record OwnBoards(
        String user,
        Locale language,
        List<BoardSummary> boards,
        List<OpenChallenge> waiting,
        List<OpenChallenge> seeks,
        List<TournamentSummary> tournaments,
        Preferences.Push push,
        List<PushEndpoint> browsers) {

    public OwnBoards {
        boards = List.copyOf(boards);
        waiting = List.copyOf(waiting);
        seeks = List.copyOf(seeks);
        tournaments = List.copyOf(tournaments);
        browsers = List.copyOf(browsers);
    }

    /** Whether they are to move there. */
    public boolean isOnTurn(BoardSummary board) {
        return board.toMove().contains(user);
    }
}
