package pbem.games.backgammon;

import java.util.List;
import pbem.game.Move;

/** What a player decides on turn. */
interface Decision extends Move {

    /** What follows of it, before any dice are thrown. */
    MatchStanding after(MatchStanding now);

    default List<Step> steps() {
        return List.of();
    }
}
