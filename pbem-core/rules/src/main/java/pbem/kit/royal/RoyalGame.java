package pbem.kit.royal;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.GameFormat;
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

    /** What a board so set up is called where other programs name variants: as it is written first, empty for none. */
    List<String> variants(Setup setup);

    /** The options of boards that begin as the game knows it, not just anywhere; those of each variant after its usual ones. */
    default List<Map<String, String>> known() {
        return List.of(Map.of());
    }

    @Override
    default Map<String, String> protocolFacts(Setup setup) {
        return Map.of("fen", RoyalPlacement.written(rules(setup), placement(setup)));
    }

    @Override
    default Optional<GameFormat> format() {
        return Optional.of(new PgnForm(this));
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
