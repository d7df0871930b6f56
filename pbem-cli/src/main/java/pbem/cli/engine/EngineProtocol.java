package pbem.cli.engine;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Game;
import pbem.games.Catalogue;

/** The protocol of an outside program: the games that it supports, and how it sets the strength. */
public enum EngineProtocol {
    /** Our own protocol, for any game without chance. */
    PBEM(List.of(), Map.of()),
    /** The Universal Chess Interface. Some programs play other games with it, as variants. */
    UCI(List.of("chess", "makruk", "breakthrough", "clobber"), Strength.SEARCH),
    /** Its relative for Xiangqi. */
    UCCI(List.of("xiangqi"), Strength.SEARCH),
    /** Its relative for Shogi. */
    USI(List.of("shogi"), Strength.SEARCH),
    /** The Go Text Protocol. */
    GTP(List.of("weiqi"), Map.of("level", 100));

    private static final class Strength {
        private static final Map<String, Integer> SEARCH =
                Map.of("skill", 20, "nodes", 1_000_000_000, "movetime", 200_000);
    }

    private final List<String> games;
    private final Map<String, Integer> strengths;

    EngineProtocol(List<String> games, Map<String, Integer> strengths) {
        this.games = games;
        this.strengths = strengths;
    }

    static Optional<EngineProtocol> named(String name) {
        return Stream.of(values())
                .filter(one -> one.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst();
    }

    /** The games that programs can play in this protocol, in their usual order. */
    List<String> possible() {
        return Catalogue.games().all().stream()
                .filter(game -> !game.hasChance())
                .map(Game::name)
                .filter(game -> games.isEmpty() || games.contains(game))
                .toList();
    }

    /** Whether the protocol has a strength setting of that name, and the value is in its range. */
    boolean takes(String strength, long value) {
        return value >= 0 && value <= strengths.getOrDefault(strength, -1);
    }

    /** Whether programs report how a game stands. */
    boolean judges() {
        return this != PBEM;
    }

    EngineTalk talk(EngineProgram program, EngineProcess process, EngineLimits limits) {
        return switch (this) {
            case PBEM -> new PbemTalk(process, limits);
            case UCI -> new UciTalk(program, UciDialect.UCI, process, limits);
            case UCCI -> new UciTalk(program, UciDialect.UCCI, process, limits);
            case USI -> new UciTalk(program, UciDialect.USI, process, limits);
            case GTP -> new GtpTalk(program, process, limits);
        };
    }
}
