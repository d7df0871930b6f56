package pbem.cli.engine;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Game;
import pbem.games.Catalogue;

/** In which words a program is spoken to, which games it can play so, and how its strength is set. */
public enum EngineProtocol {
    /** Ours, for any game without chance. */
    PBEM(List.of(), Map.of()),
    /** The Universal Chess Interface, in which some programs play other games by their names for these. */
    UCI(List.of("chess", "makruk", "breakthrough", "clobber"), Strength.SEARCH),
    /** Its kin for Xiangqi. */
    UCCI(List.of("xiangqi"), Strength.SEARCH),
    /** Its kin for Shogi. */
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

    /** The games for which there can be a program that speaks so, in their order. */
    List<String> possible() {
        return Catalogue.games().all().stream()
                .filter(game -> !game.hasChance())
                .map(Game::name)
                .filter(game -> games.isEmpty() || games.contains(game))
                .toList();
    }

    /** Whether strength is set by that word and number. */
    boolean takes(String strength, long value) {
        return value >= 0 && value <= strengths.getOrDefault(strength, -1);
    }

    /** Whether a program says how a game stands. */
    boolean judges() {
        return strengths.containsKey("nodes");
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
