package pbem.games.chromino;

import java.util.List;
import java.util.Optional;
import pbem.game.Seat;
import pbem.game.Viewer;

/**
 * What one viewer may see of a position: the one way on which secrets reach people. Hands are for their owners, the
 * last tile of a hand is for all, and so is everything once the game is over or, but for the bag, if it is played open.
 */
record ViewerKnowledge(ChrominoPosition position, Viewer viewer) {

    /** Whether nothing is secret any more. */
    boolean isOver() {
        return position.outcome().isPresent() || viewer.afterwards();
    }

    /** Whether that seat is the viewer's own. */
    boolean owns(int seat) {
        return viewer.seat().equals(Optional.of(Seat.at(seat)));
    }

    /** Whether the viewer sees all tiles of that seat. */
    boolean seesHand(int seat) {
        boolean gone = player(seat).gone();
        return isOver() || !gone && (position.rules().open() || owns(seat));
    }

    /** The tiles of that seat that the viewer sees, by name. */
    List<Tile> seen(int seat) {
        if (seesHand(seat)) {
            return player(seat).hand().sorted();
        }
        return player(seat).gone() ? List.of() : player(seat).hand().shown();
    }

    /** How many tiles of that seat the viewer does not see. */
    int unseen(int seat) {
        return player(seat).gone() && !isOver()
                ? 0
                : player(seat).hand().size() - seen(seat).size();
    }

    int bagSize() {
        return position.situation().bag().size();
    }

    /** The tiles left in the bag, the next one first; none before the end. */
    List<Tile> bag() {
        return isOver() ? position.situation().bag().tiles() : List.of();
    }

    private PlayerState player(int seat) {
        return position.situation().player(seat);
    }
}
