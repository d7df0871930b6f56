package pbem.record.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Reason;
import pbem.games.Catalogue;
import pbem.testkit.EveryRefusal;

/** There is a file for every reason to refuse a game of a file, with the line that is named. */
class GameFileRefusalTest {

    private static final String CHESS = "[Event \"x\"]\n[Result \"1-0\"]\n\n";
    private static final String GO = "(;GM[1]SZ[9]RE[B+R]\n";

    /** @param file the file whose last game is refused */
    record Case(Reason reason, int line, String file) {}

    static List<Case> cases() {
        return List.of(
                new Case(GameFileRefusal.NOT_UNDERSTOOD, 4, CHESS + "1. e4 ) 1-0"),
                new Case(GameFileRefusal.NOT_UNDERSTOOD, 2, "[Event \"x\"]\n[Event]\n\n1. e4 1-0"),
                new Case(GameFileRefusal.NOT_UNDERSTOOD, 5, CHESS + "1. e4 1-0\ne5"),
                new Case(GameFileRefusal.NOT_UNDERSTOOD, 2, GO + ";B[aa]!)"),
                new Case(GameFileRefusal.NOT_CLOSED, 4, CHESS + "1. e4 {\nwell"),
                new Case(GameFileRefusal.NOT_CLOSED, 2, GO + ";B[aa]C[well\n\n"),
                new Case(GameFileRefusal.TOO_DEEP, 4, CHESS + "1. e4 " + "(".repeat(101)),
                new Case(GameFileRefusal.TOO_DEEP, 2, GO + "(;B[aa]".repeat(101)),
                new Case(GameFileRefusal.MANY_PROPERTIES, 201, tags(201) + "\n1. e4 1-0"),
                new Case(GameFileRefusal.MANY_PROPERTIES, 1, "(;AB" + "[aa]".repeat(2_001) + ")"),
                new Case(GameFileRefusal.LONG_GAME, 4, CHESS + "Nf3 Nf6 Ng1 Ng8 ".repeat(501)),
                new Case(GameFileRefusal.LONG_GAME, 2, GO + ";B[aa];W[bb]".repeat(1_001) + ")"),
                new Case(GameFileRefusal.MANY_GAMES, 20_001, "(;GM[99])\n".repeat(20_001)),
                new Case(GameFileRefusal.MANY_GAMES, 40_001, "[a \"b\"]\n*\n".repeat(20_001)),
                new Case(GameFileRefusal.SETUP_LATER, 2, GO + ";B[aa];AW[bb])"),
                new Case(GameFileRefusal.NO_GAME, 1, "[Variant \"Losing\"]\n\n1. e4 1-0"),
                new Case(GameFileRefusal.NO_GAME, 1, "(;GM[99]RE[B+R];B[aa])"),
                new Case(GameFileRefusal.NO_MOVE, 5, CHESS + "1. e4 e5\n2. Ke3 1-0"),
                new Case(GameFileRefusal.NO_MOVE, 2, GO + ";B[aa];W[aa])"),
                new Case(GameFileRefusal.NOT_ON_TURN, 2, GO + ";B[aa];B[bb])"),
                new Case(GameFileRefusal.OVER_BEFORE, 5, CHESS + "1. f3 e5 2. g4 Qh4#\n3. a3 0-1"),
                new Case(GameFileRefusal.NOT_OVER, 1, "[Event \"x\"]\n\n1. e4 *"),
                new Case(GameFileRefusal.NOT_OVER, 1, "(;GM[1]SZ[9];B[aa])"),
                new Case(GameFileRefusal.OTHER_RESULT, 1, CHESS + "1. f3 e5 2. g4 Qh4# 1-0"));
    }

    private static String tags(int count) {
        return Stream.iterate(0, i -> i + 1)
                .limit(count)
                .map(i -> "[t" + i + " \"x\"]\n")
                .reduce("", String::concat);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theGameIsNotTakenForThatReasonAndItsLineIsNamed(Case one) {
        List<FileGame> games = FileGame.read(one.file());
        GameReplay.Refused refused = games.get(games.size() - 1)
                .match(
                        played -> GameReplay.of(played, Catalogue.games(), PlayedRecords.STARTED)
                                .match(
                                        fits -> {
                                            throw new AssertionError("taken");
                                        },
                                        why -> why),
                        broken -> new GameReplay.Refused(broken.line(), broken.why()));
        assertThat(refused.why().reason()).isEqualTo(one.reason());
        assertThat(refused.line()).isEqualTo(one.line());
    }

    @Test
    void everyReasonHasItsFile() {
        assertThat(cases())
                .extracting(Case::reason)
                .containsAll(EveryRefusal.of(GameFileRefusal.class).reasons());
    }
}
