package pbem.kit.race;

import java.util.List;
import pbem.game.Move;

/** A decision of the player on turn. */
public interface RaceDecision extends Move {

    /** The standing after this decision, before any dice are thrown. */
    RaceStanding after(RaceStanding now);

    default boolean isAllowed(RaceStanding now) {
        return now.decisions().contains(this);
    }

    default List<RaceStep> steps() {
        return List.of();
    }
}
