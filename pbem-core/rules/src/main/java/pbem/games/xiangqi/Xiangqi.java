package pbem.games.xiangqi;

import java.util.List;
import java.util.Optional;
import pbem.game.Family;
import pbem.game.GameFormat;
import pbem.game.Setup;
import pbem.kit.Card;
import pbem.kit.royal.RoyalGame;
import pbem.kit.royal.RoyalPlacement;
import pbem.kit.royal.RoyalRules;

/** Xiangqi, the chess of China. */
public final class Xiangqi implements RoyalGame {

    private static final Card CARD = Card.of("xiangqi", "Xiangqi", "Ch3-e3, h3e3 or C2=5")
            .alias("chinese-chess")
            .in(Family.CHESS)
            .option(RoyalPlacement.option("4k4/9/9/9/9/9/9/9/4R4/3K5_w"))
            .ratedIf(setup -> !setup.has(RoyalPlacement.OPTION));

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public List<String> variants(Setup setup) {
        return List.of("Xiangqi", "Chinese Chess");
    }

    @Override
    public Optional<GameFormat> format() {
        return Optional.of(new XiangqiForm(this));
    }

    @Override
    public RoyalRules rules(Setup setup) {
        return RoyalRules.once("xiangqi", XiangqiRules::new);
    }
}
