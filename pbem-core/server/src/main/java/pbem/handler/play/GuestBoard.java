package pbem.handler.play;

import java.util.List;
import java.util.Optional;
import pbem.game.Game;
import pbem.phrase.Phrase;

/**
 * A board on which a guest plays, as they may see it.
 *
 * @param carried what the page brings along the next time
 * @param seat what the guest is called at the board
 * @param onTurn whether the guest is to move
 * @param opponents userids of the others, by seat
 * @param last the moves of the others since the guest's last one, in order
 * @param full whether the game is too long to go on here
 * @param canBeKept whether the guest may go on with it as a player: see {@link GuestTable#kept}
 * @param result how the game has ended
 */
public record GuestBoard(
        Game game,
        GuestGame carried,
        Phrase seat,
        boolean onTurn,
        List<String> opponents,
        List<String> last,
        boolean full,
        boolean canBeKept,
        Optional<Phrase> result,
        TrialBoard trial) {

    public GuestBoard {
        opponents = List.copyOf(opponents);
        last = List.copyOf(last);
    }
}
