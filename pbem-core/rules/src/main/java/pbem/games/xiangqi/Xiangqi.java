package pbem.games.xiangqi;

import pbem.game.Family;
import pbem.game.Option;
import pbem.game.Setup;
import pbem.game.SetupRefusal;
import pbem.game.Start;
import pbem.kit.BoardGame;
import pbem.kit.Card;
import pbem.kit.GameTable;
import pbem.kit.royal.RoyalPlacement;

/** Xiangqi, the chess of China. */
public final class Xiangqi implements BoardGame {

    private static final Option PLACEMENT = RoyalPlacement.option("4k4/9/9/9/9/9/9/9/4R4/3K5_w");

    private static final Card CARD = Card.of("xiangqi", "Xiangqi", "Ch3-e3, h3e3 or C2=5")
            .in(Family.CHESS)
            .option(PLACEMENT)
            .ratedIf(setup -> !setup.has(PLACEMENT.name()));

    private static final XiangqiRules RULES = new XiangqiRules();

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
