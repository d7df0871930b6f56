package pbem.kit.royal;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Act;
import pbem.game.GameFormat;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Setup;
import pbem.game.SetupRefusal;
import pbem.kit.BoardGame;
import pbem.kit.GameTable;

/**
 * A game of the chess family. It has variants, and a board may begin with any placement by the option
 * {@link RoyalPlacement#option}.
 */
public interface RoyalGame extends BoardGame {

    /** The rules of the variant that a setup names. */
    RoyalRules rules(Setup setup);

    /** The option by which the game goes on where players elsewhere may claim a draw; empty if there is none. */
    default Optional<Option> lateDraws() {
        return Optional.empty();
    }

    /** The initial placement of a setup without the option for any placement. */
    default String beginning(Setup setup) {
        return rules(setup).beginning();
    }

    /** The initial placement of a setup, as {@link RoyalPlacement} reads it. */
    default String placement(Setup setup) {
        return setup.text(RoyalPlacement.OPTION).orElseGet(() -> beginning(setup));
    }

    /** The names that other programs use for the variant of a setup: first the one that is written, empty for none. */
    List<String> variants(Setup setup);

    /**
     * The options of boards that begin with a placement of the game's own. The usual ones of a variant come before its
     * others.
     */
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
    default Act<Position> start(Setup setup) {
        return setup.text(RoyalPlacement.OPTION)
                .filter(text -> RoyalPlacement.read(rules(setup), text).isEmpty())
                .<Act<Position>>map(text -> Act.refused(SetupRefusal.badValue(this, anywhere(), text)))
                .orElseGet(() -> BoardGame.super.start(setup));
    }

    private Option anywhere() {
        return options().stream()
                .filter(option -> option.name().equals(RoyalPlacement.OPTION))
                .findFirst()
                .orElseThrow();
    }
}
