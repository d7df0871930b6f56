package pbem.kit.royal;

import pbem.game.Option;
import pbem.game.Setup;
import pbem.game.SetupRefusal;
import pbem.game.Start;
import pbem.kit.BoardGame;
import pbem.kit.GameTable;

/** A game of this family: what its variants are, and that a board may begin anywhere. */
public interface RoyalGame extends BoardGame {

    /** The variant of a board so set up. */
    RoyalRules rules(Setup setup);

    /** The option of its own by which a board begins anywhere, see {@link RoyalPlacement#option}. */
    Option anywhere();

    /** Where a board so set up begins, unless it begins anywhere. */
    default String beginning(Setup setup) {
        return rules(setup).beginning();
    }

    /** Where a board so set up begins, as {@link RoyalPlacement} reads it. */
    default String placement(Setup setup) {
        return setup.text(anywhere().name()).orElseGet(() -> beginning(setup));
    }

    @Override
    default GameTable table(Setup setup) {
        return rules(setup).table(placement(setup));
    }

    @Override
    default Start start(Setup setup) {
        return setup.text(anywhere().name())
                .filter(text -> RoyalPlacement.read(rules(setup), text).isEmpty())
                .map(text -> Start.refused(SetupRefusal.badValue(this, anywhere(), text)))
                .orElseGet(() -> BoardGame.super.start(setup));
    }
}
