package pbem.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Game;
import pbem.game.GameFormat;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seed;

/** Games and positions are written and read in the forms of other programs. */
class GameFormatTest {

    private static final Seed SEED = Seed.of(new byte[Seed.BYTES]);
    private static final int LONGEST = 120;

    static Stream<Game> written() {
        return Catalogue.games().all().stream().filter(game -> game.format().isPresent());
    }

    @ParameterizedTest
    @MethodSource("written")
    void aWrittenGameIsReadAsTheSameGame(Game game) {
        GameFormat format = game.format().orElseThrow();
        Random random = new Random(7);
        Position at = game.start(2, Map.of(), SEED).now();
        Position read = start(game, format.options(format.head(at)).orElseThrow());
        for (int ply = 0; ply < LONGEST && at.outcome().isEmpty(); ply++) {
            List<? extends Move> moves = at.moves();
            Move move = moves.get(random.nextInt(moves.size()));
            Optional<String> text = format.written(at, move);
            at = at.play(move);
            if (text.isPresent()) {
                for (String line : format.read(read, text.get())) {
                    read = read.play(legal(read, line));
                }
                assertThat(read.ply()).as(text.get()).isEqualTo(at.ply());
            } else {
                read = at;
            }
        }
        assertThat(read).isEqualTo(at);
        assertThat(format.placement(read)).isEqualTo(format.placement(at));
    }

    private static Position start(Game game, Map<String, String> options) {
        return game.startWith(2, options, SEED).now();
    }

    private static Move legal(Position at, String text) {
        return at.read(text).match(move -> move, refused -> {
            throw new AssertionError(text + ": " + refused);
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess |               | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "chess | e4            | rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
                "chess | e4 a6 e5 d5   | rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
                "chess | Nf3 Nf6 Rg1   | rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKBR1 b Qkq - 3 2",
                "xiangqi | Ch3-e3      | rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1",
                "makruk |              | rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1",
                "shogi | P-7f P-3d Bx2b+ | lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4",
                "draughts | 11-15      | W:B1,2,3,4,5,6,7,8,9,10,12,15:W21,22,23,24,25,26,27,28,29,30,31,32",
            })
    void aPositionIsWrittenAsTheFieldDoes(String game, String moves, String line) {
        Game played = Catalogue.games().all().stream()
                .filter(one -> one.name().equals(game))
                .findFirst()
                .orElseThrow();
        Position at = start(played, Map.of());
        for (String move : moves == null ? new String[0] : moves.split(" ")) {
            at = at.play(legal(at, move));
        }
        assertThat(played.format().orElseThrow().placement(at)).contains(line);
    }

    /** If another rook stands further out, the column of the rook that castles is written. */
    @Test
    void castlingRightsInChess960NameTheColumnWhereNeeded() {
        Map<String, String> options = Map.of("start", "518", "fen", "4k3/8/8/8/8/8/8/R1R1K2R_w_CH");
        Game chess = Catalogue.games().all().stream()
                .filter(game -> game.name().equals("chess"))
                .findFirst()
                .orElseThrow();
        assertThat(chess.format().orElseThrow().placement(start(chess, options)))
                .contains("4k3/8/8/8/8/8/8/R1R1K2R w KC - 0 1");
    }

    @Test
    void theStartPositionOfAFileBecomesOptions() {
        List<Map<String, String>> all = new ArrayList<>();
        for (Map<String, List<String>> head : List.<Map<String, List<String>>>of(
                Map.of(
                        "Variant",
                        List.of("Chess960"),
                        "FEN",
                        List.of("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1")),
                Map.of("FEN", List.of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")),
                Map.of("Variant", List.of("Minishogi")),
                Map.of("GM", List.of("1"), "SZ", List.of("19"), "KM", List.of("6.50"), "HA", List.of("0")),
                Map.of(
                        "GM",
                        List.of("1"),
                        "SZ",
                        List.of("9"),
                        "HA",
                        List.of("2"),
                        "KM",
                        List.of("0.5"),
                        "AB",
                        List.of("cg", "gc")),
                Map.of("GM", List.of("11"), "SZ", List.of("13")),
                Map.of("GameType", List.of("40")))) {
            GameFormat.Container container = head.containsKey("GM")
                    ? GameFormat.Container.SGF
                    : head.containsKey("GameType") ? GameFormat.Container.PDN : GameFormat.Container.PGN;
            all.add(written()
                    .map(game -> game.format().orElseThrow())
                    .filter(format -> format.container() == container)
                    .flatMap(format -> format.options(head).stream())
                    .findFirst()
                    .orElseThrow());
        }
        assertThat(all)
                .containsExactly(
                        Map.of("start", "0"),
                        Map.of("fen", "4k3/8/8/8/8/8/4P3/4K3_w_-_-"),
                        Map.of("size", "5"),
                        Map.of("size", "19", "komi", "6.5"),
                        Map.of("handicap", "2"),
                        Map.of("size", "13"),
                        Map.of("frisian", ""));
    }
}
