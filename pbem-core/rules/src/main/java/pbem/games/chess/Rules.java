package pbem.games.chess;

import pbem.game.Game;
import pbem.game.Setup;

/** What stays the same during a game. */
record Rules(Game game, Setup setup) {

    /** Whether it is known that no sequence of moves can end in mate (article 8.2b). */
    boolean isDead(Situation situation) {
        return DeadMaterial.isAllThatIsLeft(situation);
    }

    /**
     * Whether the game is drawn when a team runs out of time, because the other team has only its aim and cannot mate.
     */
    boolean isDrawnByTime(Situation situation, Team late) {
        return situation.isBare(late.other());
    }
}
