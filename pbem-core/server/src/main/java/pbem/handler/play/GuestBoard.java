package pbem.handler.play;

import java.util.List;
import java.util.Optional;
import pbem.game.Game;
import pbem.phrase.Phrase;

/**
 * A guest's board, as the guest may see it.
 *
 * @param carried the game as the page must send it next time
 * @param seat the name of the guest's seat; empty if seats have numbers
 * @param onTurn whether it is the guest's turn
 * @param opponents userids of the others, by seat
 * @param last the moves of the others since the guest's last one, in order
 * @param full whether the game is too long to continue as a guest
 * @param canBeKept whether the guest may continue it as a player: see {@link GuestTable#kept}
 * @param result how the game has ended
 */
public record GuestBoard(
        Game game,
        GuestGame carried,
        Optional<Phrase> seat,
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
