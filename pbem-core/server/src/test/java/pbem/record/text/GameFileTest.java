package pbem.record.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Outcome;
import pbem.game.Refusal;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.games.Catalogue;
import pbem.phrase.Phrase;
import pbem.record.Event;
import pbem.record.GameRecord;

/** Boards are written as files of games, and such files are read as boards. */
class GameFileTest {

    static Stream<String> games() {
        return Catalogue.games().all().stream()
                .filter(game -> game.format().isPresent())
                .map(game -> game.name());
    }

    private static GameReplay.Fits read(String text) {
        return replay(text).match(fits -> fits, refused -> {
            throw new AssertionError(refused.line() + ": " + refused.why().phrase());
        });
    }

    private static GameReplay replay(String text) {
        return FileGame.read(text)
                .get(0)
                .match(
                        played -> GameReplay.of(played, Catalogue.games(), PlayedRecords.STARTED),
                        broken -> new GameReplay.Refused(broken.line(), broken.why()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aFileOfABoardIsReadAsTheSameGame(String game) {
        GameRecord record = PlayedRecords.byLot(game, Map.of(), 1, 30);
        GameReplay.Fits read = read(PlayedRecords.file(record));
        assertThat(read.game().name()).isEqualTo(game);
        assertThat(moves(read)).isEqualTo(moves(record));
        assertThat(PlayedRecords.of(game, Map.of(), events(read)).outcome().map(Outcome::results))
                .isEqualTo(record.outcome().map(Outcome::results));
    }

    private static List<Event> events(GameReplay.Fits read) {
        return read.events().stream().map(RecordReading.Happened::event).toList();
    }

    private static List<String> moves(GameReplay.Fits read) {
        return events(read).stream()
                .filter(Event.Moved.class::isInstance)
                .map(event -> ((Event.Moved) event).notation())
                .toList();
    }

    private static List<String> moves(GameRecord record) {
        return record.plies().stream().map(ply -> ply.notation()).toList();
    }

    private static Event moved(int seat, String notation, String comment) {
        return new Event.Moved(Seat.at(seat), notation, comment);
    }

    @Test
    void chessIsWrittenWithItsPlayersTimesAndWords() {
        GameRecord record = PlayedRecords.of(
                "chess",
                Map.of(),
                List.of(
                        moved(0, "f3", ""),
                        moved(1, "e5", "a {strange} [rare] opening"),
                        moved(0, "g4", ""),
                        moved(1, "Qh4#", "")));
        assertThat(PlayedRecords.file(record)).isEqualTo("""
                [Event "Board 101"]
                [Site "PBeM"]
                [Date "2026.03.01"]
                [Round "-"]
                [White "alice"]
                [Black "bob"]
                [Result "0-1"]
                [UTCDate "2026.03.01"]
                [UTCTime "12:00:00"]
                [TimeControl "1/1814400"]
                [Termination "normal"]

                1. f3 {[%emt 1:01:01]} 1... e5 {[%emt 1:01:01] a (strange) (rare) opening} 2.
                g4 {[%emt 1:01:01]} 2... Qh4# {[%emt 1:01:01]} 0-1
                """);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            chess | f3    | [Event "F"] [White "mia"] 1. e4 0-1 [Event "G"]
            weiqi | d4    | (;GM[1]PB[mia];B[aa])
            """)
    void wordsForgeNoGame(String game, String move, String words) {
        String long80 = "x".repeat(80) + "\n";
        GameRecord record = PlayedRecords.of(
                game, Map.of(), List.of(moved(0, move, long80 + words), new Event.Resigned(Seat.at(1), "")));
        assertThat(FileGame.read(PlayedRecords.file(record))).hasSize(1);
        assertThat(moves(read(PlayedRecords.file(record)))).containsExactly(move);
    }

    @Test
    void chess960HasItsVariantAndItsBeginning() {
        GameRecord record = PlayedRecords.of(
                "chess", Map.of("start", "0"), List.of(moved(0, "e4", ""), new Event.Resigned(Seat.at(1), "")));
        assertThat(PlayedRecords.file(record))
                .contains(
                        "[Result \"1-0\"]",
                        "[Variant \"Chess960\"]\n[SetUp \"1\"]\n",
                        "[FEN \"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1\"]");
        assertThat(read(PlayedRecords.file(record)).setup().options()).isEqualTo(Map.of("start", "0"));
    }

    @Test
    void goIsWrittenAsTheSpecificationSays() {
        GameRecord record = PlayedRecords.of(
                "weiqi",
                Map.of("handicap", "2"),
                List.of(
                        moved(1, "d4", "right [here] \\"),
                        moved(0, "pass", ""),
                        moved(1, "pass", ""),
                        moved(0, "none", ""),
                        moved(1, "accept", "")));
        assertThat(PlayedRecords.file(record)).isEqualTo("""
                (;FF[4]CA[UTF-8]AP[PBeM:1]GM[1]SZ[9]RU[Chinese]KM[0.5]HA[2]AB[cg][gc]PB[alice]PW[bob]EV[Board 101]DT[2026-03-01]OT[21 days a move]RE[B+0.5]
                ;W[df]C[right [here\\] \\\\];B[];W[])
                """);
        GameReplay.Fits read = read(PlayedRecords.file(record));
        assertThat(read.setup().options()).isEqualTo(Map.of("handicap", "2"));
        assertThat(events(read)).contains(moved(1, "d4", "right [here] \\"));
    }

    @Test
    void aPassAfterGoWasResumedIsReadAsOne() {
        List<Event> resumed = List.of(
                moved(0, "d4", ""),
                moved(1, "pass", ""),
                moved(0, "pass", ""),
                moved(1, "none", ""),
                moved(0, "resume", ""),
                moved(1, "pass", ""));
        for (List<Event> rest : List.of(
                List.of(moved(0, "c3", ""), new Event.Resigned(Seat.at(1), "")),
                List.<Event>of(new Event.Resigned(Seat.at(1), "")),
                List.of(moved(0, "pass", "")))) {
            GameRecord record = PlayedRecords.of(
                    "weiqi",
                    Map.of(),
                    Stream.concat(resumed.stream(), rest.stream()).toList());
            GameReplay.Fits read = read(PlayedRecords.file(record));
            assertThat(moves(read)).isEqualTo(moves(record));
            assertThat(PlayedRecords.of("weiqi", Map.of(), events(read))
                            .outcome()
                            .map(Outcome::results))
                    .isEqualTo(record.outcome().map(Outcome::results));
        }
    }

    @Test
    void draughtsAreOfTheirTypeAndBlackBegins() {
        GameRecord record = PlayedRecords.of(
                "draughts",
                Map.of(),
                List.of(
                        moved(0, "11-15", ""),
                        new Event.DrawOffered(Seat.at(1), ""),
                        new Event.Answered(Seat.at(0), true, "")));
        assertThat(PlayedRecords.file(record))
                .contains(
                        "[White \"bob\"]\n[Black \"alice\"]",
                        "[Result \"1/2-1/2\"]",
                        "[GameType \"21,B,8,8,N1,0\"]",
                        "1. 11-15 1/2-1/2");
        assertThat(events(read(PlayedRecords.file(record))))
                .endsWith(new Event.DrawOffered(Seat.at(0), ""), new Event.Answered(Seat.at(1), true, ""));
    }

    @Test
    void howAGameEndedIsWrittenAndReadAgain() {
        for (Event end : List.<Event>of(
                new Event.Resigned(Seat.at(0), ""),
                new Event.Lapsed(Seat.at(0)),
                new Event.Adjudicated(
                        new Outcome(List.of(Result.LOST, Result.WON), Phrase.of("play.adjudicated")), "so"))) {
            for (String game : List.of("chess", "hex")) {
                GameRecord record =
                        PlayedRecords.of(game, Map.of(), List.of(moved(0, game.equals("hex") ? "f6" : "e4", ""), end));
                Event again = events(read(PlayedRecords.file(record))).get(1);
                assertThat(again.getClass()).isEqualTo(end.getClass());
            }
        }
    }

    @Test
    void aDrawThatNobodyClaimedElsewhereDoesNotEndAGameOfChess() {
        String thrice = "[Result \"0-1\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 ";
        GameReplay.Fits onward = read(thrice + "5. e4 e5 0-1");
        assertThat(onward.setup().options()).isEqualTo(Map.of("latedraws", ""));
        assertThat(events(onward)).hasSize(11).endsWith(new Event.Resigned(Seat.at(0), ""));
        assertThat(events(read(thrice + "0-1"))).hasSize(9).endsWith(new Event.Resigned(Seat.at(0), ""));
        assertThat(read(thrice.replace("0-1", "1/2-1/2") + "1/2-1/2").setup().options())
                .isEmpty();
        assertThat(refused(thrice + "5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 0-1"))
                .isEqualTo(GameFileRefusal.OVER_BEFORE.of(17, "e4"));
    }

    @Test
    void aGameThatGoesOnIsWrittenAndNotTaken() {
        GameRecord record = PlayedRecords.of("chess", Map.of(), List.of(moved(0, "e4", "")));
        assertThat(PlayedRecords.file(record)).contains("[Result \"*\"]", "[Termination \"unterminated\"]", " *\n");
        assertThat(refused(PlayedRecords.file(record))).isEqualTo(GameFileRefusal.NOT_OVER.of());
    }

    @Test
    void aGameWithoutSuchAFormHasNoFile() {
        assertThat(GameFile.of(PlayedRecords.of("lasca", Map.of(), List.of()), entry -> ""))
                .isEqualTo(Optional.empty());
    }

    private static Refusal refused(String text) {
        return replay(text)
                .match(
                        fits -> {
                            throw new AssertionError("read");
                        },
                        GameReplay.Refused::why);
    }

    /** {@code foreign.mjs} beside these files tells how they were made, and a thousand like them. */
    @ParameterizedTest
    @CsvSource({
        "by-chess.js.pgn, chess, 2",
        "by-draughts.pdn, draughts100, 2",
        "by-sabaki-hex.sgf, hex, 2",
        "by-sabaki-weiqi.sgf, weiqi, 1"
    })
    void filesOfOtherProgramsAreRead(String file, String game, int games) throws IOException {
        String text;
        try (InputStream in = GameFileTest.class.getResourceAsStream(file)) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        List<String> read = FileGame.read(text).stream()
                .map(played -> played.match(
                        one -> GameReplay.of(one, Catalogue.games(), PlayedRecords.STARTED),
                        broken -> new GameReplay.Refused(broken.line(), broken.why())))
                .map(replay -> replay.match(
                        fits -> fits.game().name(),
                        refused -> refused.why().phrase().toString()))
                .toList();
        assertThat(read).hasSize(games).containsOnly(game);
    }

    @Test
    void branchesNumbersAndRemarksOfOthersAreNotMoves() {
        GameReplay.Fits read = read("""
                [Event "x"]
                [White "Kasparov, \\"Garry\\""]
                [Black "Short"]
                [Date "1993.??.??"]
                [Result "1-0"]

                % no move
                1.e4 $1 e5!? (1... c5 2. Nf3 (2. c3 {a {brace} d5) d6) 2.Nf3 ; the rest is a remark
                Nc6 3.Bb5 {the
                Spaniard [%clk 0:01:02] } a6 1-0
                """);
        assertThat(moves(read)).containsExactly("e4", "e5", "Nf3", "Nc6", "Bb5", "a6");
        assertThat(events(read)).contains(moved(0, "Bb5", "the Spaniard"), moved(0, "Nf3", "the rest is a remark"));
        GameReplay.Fits tree = read("(;GM[1]FF[4]SZ[9:9]RE[W+R](;B[cc]C[a\\]b];W[dd](;B[ee])(;B[ff]))(;B[gg]))");
        assertThat(moves(tree)).containsExactly("c7", "d6", "e5");
    }

    @Test
    void brokenGamesAreNamedWithTheirLineAndTheRestIsRead() {
        String games = """
                [Event "one"]
                [Result "1-0"]

                1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0

                [Event "two"]
                [Result "1-0"]

                1. e4 e5
                2. Ke3 1-0

                [Event "three"]
                [Result "0-1"]

                1. f3 {unclosed

                [Event "four"]
                [Result "0-1"]

                1. f3 e5 2. g4 Qh4# 0-1
                """;
        assertThat(FileGame.read(games).stream()
                        .map(game -> game.match(
                                played -> GameReplay.of(played, Catalogue.games(), PlayedRecords.STARTED)
                                        .match(fits -> "read", refused -> "" + refused.line()),
                                broken -> "" + broken.line())))
                .containsExactly("read", "10", "15", "read");
        String trees =
                "(;GM[1]SZ[9]RE[B+R];B[cc])\n(;GM[1]SZ[9];B[cc]C[open\n\n(;GM[1]SZ[9]RE[B+R];B[cc];B[dd])(;GM[99])\n(;FF[4]GM[11]RE[W+];B[a1])";
        assertThat(FileGame.read(trees).stream()
                        .map(game -> game.match(
                                played -> GameReplay.of(played, Catalogue.games(), PlayedRecords.STARTED)
                                        .match(fits -> "read", refused -> "" + refused.line()),
                                broken -> "" + broken.line())))
                .containsExactly("read", "2", "4", "4", "read");
    }

    @ParameterizedTest
    @ValueSource(strings = {"9:13", "19:-3", "9:", ":9", "9:9:9"})
    void aGameOnNoSquareIsNotTakenForOneOnASquare(String size) {
        FileGame game = FileGame.read("(;GM[1]SZ[" + size + "]RE[B+R];B[cc])").get(0);
        assertThat(game.<String>match(
                        played -> GameReplay.of(played, Catalogue.games(), PlayedRecords.STARTED)
                                .match(fits -> "taken", refused -> "line " + refused.line()),
                        broken -> "broken"))
                .isEqualTo("line 1");
    }

    /** Each file costs little to read, and none throws. */
    @ParameterizedTest
    @ValueSource(
            strings = {"(", "(;", "[a \"", "[%a ", "{", "\n", "(;FF[4", "[[", "\\", "]", "1. e4 ", "\"", "(;B[aa]", ")"
            })
    void aHostileFileIsRefusedAndCostsLittle(String part) {
        for (String begin : List.of("", "(;GM[1];B[", "[Event \"", "[Event \"x\"]\n\n1. e4 {")) {
            for (FileGame game : FileGame.read(begin + part.repeat(200_000 / part.length()))) {
                game.match(
                        played -> GameReplay.of(played, Catalogue.games(), PlayedRecords.STARTED)
                                .match(fits -> "", refused -> refused.why().toString()),
                        broken -> broken.why().toString());
            }
        }
        for (FileGame game : FileGame.read("[Event \"x\"]\n\n1. e4 " + "(1. d4 ".repeat(1_000))) {
            assertThat(game).isInstanceOf(FileGame.Broken.class);
        }
    }
}
