package pbem.handler.play;

import java.util.List;
import java.util.Locale;
import pbem.player.Preferences;
import pbem.player.PushEndpoint;
import pbem.query.OpenChallenge;
import pbem.summary.BoardSummary;
import pbem.summary.TournamentSummary;

/**
 * The boards, challenges and tournaments of a player, as their own page shows them.
 *
 * @param user the player's userid
 * @param language the player's language
 * @param boards their boards under way: first those where it is their turn, then the others, each by deadline
 * @param waiting challenges to them that they have not answered
 * @param made challenges of theirs that are not settled
 * @param seeks challenges of others that anybody may accept
 * @param tournaments their tournaments that are not over
 * @param push how their browsers tell them of their turn
 * @param browsers the browsers that do so
 */
public record OwnBoards(
        String user,
        Locale language,
        List<BoardSummary> boards,
        List<OpenChallenge> waiting,
        List<Made> made,
        List<OpenChallenge> seeks,
        List<TournamentSummary> tournaments,
        Preferences.Push push,
        List<PushEndpoint> browsers) {

    /** @param awaited the userids of those who have not answered; empty if only free seats are left */
    public record Made(OpenChallenge challenge, List<String> awaited) {

        public Made {
            awaited = List.copyOf(awaited);
        }
    }

    public OwnBoards {
        boards = List.copyOf(boards);
        waiting = List.copyOf(waiting);
        made = List.copyOf(made);
        seeks = List.copyOf(seeks);
        tournaments = List.copyOf(tournaments);
        browsers = List.copyOf(browsers);
    }

    /** Whether it is their turn on a board. */
    public boolean isOnTurn(BoardSummary board) {
        return board.toMove().contains(user);
    }
}
