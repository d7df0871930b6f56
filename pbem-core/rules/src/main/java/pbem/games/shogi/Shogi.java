package pbem.games.shogi;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import pbem.game.Act;
import pbem.game.Family;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Setup;
import pbem.game.SetupRefusal;
import pbem.kit.Card;
import pbem.kit.royal.RoyalGame;
import pbem.kit.royal.RoyalPlacement;
import pbem.kit.royal.RoyalRules;

/** Shogi, the chess of Japan, with mini shogi and handicaps. */
public final class Shogi implements RoyalGame {

    private static final List<String> HANDICAPS = List.of("lance", "bishop", "rook", "two", "four", "six");
    private static final Option HANDICAP = Option.choice("handicap", HANDICAPS);

    private static final Option SIZE = Option.choice("size", List.of("5", "9")).usually("9");
    private static final Card CARD = Card.of("shogi", "Shogi", "P-7f, 7g7f, Bx2b+ or P*5e")
            .alias("japanese-chess")
            .in(Family.CHESS)
            .option(SIZE)
            .option(HANDICAP)
            .option(RoyalPlacement.option("4k4/9/4P4/9/9/9/9/9/4K4_b_G"))
            .ratedIf(setup -> !setup.has(RoyalPlacement.OPTION) && !setup.has(HANDICAP.name()));

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public String beginning(Setup setup) {
        return setup.text(HANDICAP.name())
                .map(ShogiRules::handicap)
                .orElseGet(() -> rules(setup).beginning());
    }

    @Override
    public List<String> variants(Setup setup) {
        return List.of(isSmall(setup) ? "Minishogi" : "Shogi");
    }

    @Override
    public List<Map<String, String>> known() {
        return Stream.concat(
                        Stream.of(Map.<String, String>of(), Map.of("size", "5")),
                        HANDICAPS.stream().map(value -> Map.of(HANDICAP.name(), value)))
                .toList();
    }

    @Override
    public Map<String, String> protocolFacts(Setup setup) {
        Map<String, String> facts = new TreeMap<>(RoyalGame.super.protocolFacts(setup));
        if (isSmall(setup)) {
            facts.put("UCI_Variant", "minishogi");
        }
        return facts;
    }

    @Override
    public RoyalRules rules(Setup setup) {
        int size = setup.number(SIZE);
        return RoyalRules.once("shogi " + size, () -> new ShogiRules(size));
    }

    private static boolean isSmall(Setup setup) {
        return setup.number(SIZE) == 5;
    }

    @Override
    public Act<Position> start(Setup setup) {
        if (setup.has(HANDICAP.name()) && (isSmall(setup) || setup.has(RoyalPlacement.OPTION))) {
            String other = setup.has(RoyalPlacement.OPTION) ? "-" + RoyalPlacement.OPTION : "-size=5";
            return Act.refused(SetupRefusal.CLASH.of(name(), "-" + HANDICAP.name(), other));
        }
        return RoyalGame.super.start(setup);
    }
}
