package pbem.web.player;

import java.util.List;
import java.util.Optional;
import pbem.query.game.ProgramOfOthers;
import pbem.query.rating.OpponentResult;
import pbem.web.board.BoardCard;
import pbem.web.rating.RatingCard;

/**
 * A player's page as its template needs it.
 *
 * @param gone whether they left the server
 * @param program whether a program plays in that name
 * @param outsider what it plays if that is a program of somebody else
 * @param ratings how strong they are, the game that they played last first
 * @param opponents whom they met on rated boards, the most often met first
 * @param tournaments those that they entered, the newest first
 * @param open their latest boards under way
 * @param openCount of all their boards under way
 * @param closed their latest boards that are over
 * @param closedCount of all their boards that are over
 */
public record PlayerPageModel(
        String user,
        boolean gone,
        boolean program,
        Optional<ProgramOfOthers> outsider,
        List<RatingCard> ratings,
        List<OpponentResult> opponents,
        List<TournamentEntryRow> tournaments,
        List<BoardCard> open,
        int openCount,
        List<BoardCard> closed,
        int closedCount) {}
