package pbem.games.chess;

import pbem.game.Game;
import pbem.game.Setup;

/** What holds for a whole game. */
record Rules(Game game, Setup setup) {

    /** Whether no sequence of moves can end in mate, as far as is known (article 8.2b). */
    boolean isDead(Situation situation) {
        return DeadMaterial.isAllThatIsLeft(situation);
    }

    /** Whether a team that runs out of time has a draw, since the other one cannot mate. */
    boolean isDrawnByTime(Situation situation, Team late) {
        return situation.isBare(late.other());
    }
}
