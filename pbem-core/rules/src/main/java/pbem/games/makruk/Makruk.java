package pbem.games.makruk;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import pbem.game.Family;
import pbem.game.Setup;
import pbem.kit.Card;
import pbem.kit.royal.RoyalGame;
import pbem.kit.royal.RoyalPlacement;
import pbem.kit.royal.RoyalRules;

/** Makruk, the chess of Thailand, with its counting. */
public final class Makruk implements RoyalGame {

    private static final Card CARD = Card.of("makruk", "Makruk", "Nd2, e3-e4 or e6=M")
            .alias("thai-chess")
            .in(Family.CHESS)
            .option(RoyalPlacement.option("4k3/8/8/8/4R3/8/8/4K3_w"))
            .ratedIf(setup -> !setup.has(RoyalPlacement.OPTION));

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public List<String> variants(Setup setup) {
        return List.of("Makruk");
    }

    @Override
    public Map<String, String> protocolFacts(Setup setup) {
        Map<String, String> facts = new TreeMap<>(RoyalGame.super.protocolFacts(setup));
        facts.put("UCI_Variant", "makruk");
        return facts;
    }

    @Override
    public RoyalRules rules(Setup setup) {
        return RoyalRules.once("makruk", MakrukRules::new);
    }
}
