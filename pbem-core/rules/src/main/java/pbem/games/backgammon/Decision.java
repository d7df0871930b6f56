package pbem.games.backgammon;

import java.util.List;
import pbem.game.Move;

/** A decision of the player on turn. */
interface Decision extends Move {

    /** The standing after this decision, before any dice are thrown. */
    MatchStanding after(MatchStanding now);

    default boolean isAllowed(MatchStanding now) {
        return now.decisions().contains(this);
    }

    default List<Step> steps() {
        return List.of();
    }
}
