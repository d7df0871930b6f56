package pbem.games.makruk;

import pbem.game.Family;
import pbem.game.Option;
import pbem.game.Setup;
import pbem.game.SetupRefusal;
import pbem.game.Start;
import pbem.kit.BoardGame;
import pbem.kit.Card;
import pbem.kit.GameTable;
import pbem.kit.royal.RoyalPlacement;

/** Makruk, the chess of Thailand, with its counting. */
public final class Makruk implements BoardGame {

    private static final Option PLACEMENT = RoyalPlacement.option("4k3/8/8/8/4R3/8/8/4K3_w");

    private static final Card CARD = Card.of("makruk", "Makruk", "Nd2, e3-e4 or e6=M")
            .in(Family.CHESS)
            .option(PLACEMENT)
            .ratedIf(setup -> !setup.has(PLACEMENT.name()));

    private static final MakrukRules RULES = new MakrukRules();

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public GameTable table(Setup setup) {
        return RULES.table(setup.text(PLACEMENT.name()).orElseGet(RULES::beginning));
    }

    @Override
    public Start start(Setup setup) {
        return setup.text(PLACEMENT.name())
                .filter(text -> RoyalPlacement.read(RULES, text).isEmpty())
                .map(text -> Start.refused(SetupRefusal.badValue(this, PLACEMENT, text)))
                .orElseGet(() -> BoardGame.super.start(setup));
    }
}
