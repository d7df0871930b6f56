package pbem.games.chess;

import pbem.game.Game;
import pbem.game.Setup;

/**
 * What holds for a whole game.
 *
 * @param version with 1, two bare aims are the only dead position that ends the game; with 2, all that are known
 */
record Rules(Game game, Setup setup, int version) {

    /** Those of today. */
    Rules(Game game, Setup setup) {
        this(game, setup, game.rulesVersion());
    }

    /** Whether no sequence of moves can end in mate, as far as is known (article 8.2b). */
    boolean isDead(Situation situation) {
        return version == 1 ? situation.isBare() : DeadMaterial.isAllThatIsLeft(situation);
    }
}
