package pbem.cli.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.analysis.ChanceCurve;
import pbem.analysis.Judgement;
import pbem.game.Move;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.games.Catalogue;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.robot.OutsideFault;
import pbem.terms.Terms;
import pbem.testkit.Programs;

/** The protocols of chess and of Go: the commands that a program gets, and the effect of its answers. */
class SpokenProtocolsTest {

    private static final Duration LONG = Duration.ofSeconds(100);
    private static final Instant START = Instant.parse("2025-05-05T14:02:00Z");

    /** Moves that end with dead stones of the opponent on {@code b5} and {@code h5}. */
    private static final String FILLED = "e1 f1 e2 f2 e3 f3 e4 f4 e5 f5 e6 f6 e7 f7 e8 f8 e9 f9 h5 b5";

    @TempDir
    private Path directory;

    private Path program;
    private Path heard;

    @BeforeEach
    void places() {
        program = directory.resolve("pebble");
        heard = directory.resolve("heard");
    }

    private void write(String script) throws Exception {
        Files.writeString(program, "#!/bin/sh\n" + script + "\n");
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
    }

    private void speaksUci(String answer) throws Exception {
        speaks("uci", "", answer);
    }

    /** @param options options of the program, after its standard ones */
    private void speaks(String protocol, String options, String answer) throws Exception {
        write("while read -r line; do echo \"$line\" >> " + heard + "; case \"$line\" in"
                + " " + protocol
                + ") echo id name Pebble 1.5; echo 'option name Skill Level type spin default 20'; echo '"
                + options + "'; echo " + protocol + "ok;;"
                + " isready) echo readyok;; quit) exit 0;;"
                + " go*) echo info depth 1 score cp 13; echo '" + answer + "';; esac; done");
    }

    /** @param cases the answers to commands, in the syntax of a shell: {@code genmove*) said=C3;;} */
    private void speaksGtp(String cases) throws Exception {
        write("while read -r id command; do [ $id = quit ] && exit; echo \"$command\" >> " + heard
                + "; sign='='; said=; case \"$command\" in "
                + cases + " name) said=Pebble;; version) said=2.0;; known_command*) said=true;; esac;"
                + " printf \"$sign%s $said\\n\\n\" \"$id\"; done");
    }

    private List<String> heard() throws Exception {
        return Files.readAllLines(heard);
    }

    private String answer(String strength, GameRecord record) throws OutsideFault {
        return engines(strength, record, program.toString())
                .move("pebble", record, 1, () -> false)
                .orElseThrow();
    }

    private static Engines engines(String strength, GameRecord record, String command) {
        String game = record.board().game().name();
        String protocol =
                Map.of("weiqi", "gtp", "xiangqi", "ucci", "shogi", "usi").getOrDefault(game, "uci");
        String setting = "pebble " + game + " protocol=" + protocol + " " + strength + " " + command;
        return new Engines(
                EngineProgram.read(setting).orElseThrow(), new EngineLimits(LONG, LONG, 2_000, 0), Containment::none);
    }

    private static GameRecord board(String game, Map<String, String> options, String... moves) {
        Setup setup = new Setup(2, options, Seed.of(new byte[Seed.BYTES]));
        List<Player> players = Seat.all(2).stream()
                .map(seat -> new Player(seat.number(), "player" + seat.number(), Player.State.ACTIVE))
                .toList();
        Board board = new Board(
                101,
                Catalogue.games().named(game).orElseThrow(),
                1,
                setup,
                Terms.STANDARD,
                players,
                START,
                Optional.empty());
        GameRecord record = GameRecord.replay(board, List.of());
        for (String move : moves) {
            record = played(record, move);
        }
        return record;
    }

    private static GameRecord played(GameRecord record, String text) {
        String notation = record.position().read(text).now().notation();
        return record.with(new Entry(
                record.revision() + 1,
                START.plus(Duration.ofHours(record.revision() + 1)),
                Actor.SERVER,
                Proof.TOKEN,
                OptionalLong.empty(),
                new Event.Moved(record.position().toMove().get(0), notation, "", false, false)));
    }

    private static GameRecord filled(String more) {
        return board("weiqi", Map.of(), (FILLED + more).split(" "));
    }

    @Test
    void aProgramOfChessHearsThePositionAndTheMovesAsItWritesThem() throws Exception {
        speaksUci("bestmove e1g1 ponder d7d6");
        GameRecord record = board("chess", Map.of(), "e4", "e5", "Nf3", "Nc6", "Bc4", "Nf6");
        assertThat(answer("skill=3 nodes=500", record)).isEqualTo("O-O");
        assertThat(heard())
                .startsWith(
                        "uci",
                        "setoption name Skill Level value 3",
                        "ucinewgame",
                        "isready",
                        "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
                                + " moves e2e4 e7e5 g1f3 b8c6 f1c4 g8f6",
                        "go nodes 500");
    }

    @Test
    void inChess960ItIsToldSoAndKingsTakeTheirRooks() throws Exception {
        speaksUci("bestmove e8h8");
        GameRecord record = board("chess", Map.of("start", "518"), "e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5", "O-O");
        assertThat(answer("", record)).isEqualTo("O-O");
        assertThat(heard())
                .contains("setoption name UCI_Chess960 value true", "go movetime 1000")
                .anyMatch(line -> line.startsWith("position fen rnbqkbnr/") && line.endsWith(" f8c5 e1h1"));
    }

    @Test
    void promotionsAreUnderstoodInAPositionOfItsOwn() throws Exception {
        speaksUci("bestmove b7b8n");
        GameRecord record = board("chess", Map.of("fen", "7k/PP6/8/8/8/8/8/7K_w"), "a8=R+", "Kg7");
        assertThat(answer("movetime=20", record)).isEqualTo("b8=N");
        assertThat(heard()).contains("position fen 7k/PP6/8/8/8/8/8/7K w - - 0 1 moves a7a8r h8g7", "go movetime 20");
    }

    @ParameterizedTest
    @CsvSource({
        "bestmove e2e5, pebble gave no legal move: e2e5",
        "bestmove (none), pebble gave no legal move: (none)",
        "bestmove 0000, pebble gave no legal move: 0000",
        "bestmove Nf3, pebble gave no legal move: Nf3",
    })
    void aMalformedChessMoveIsAFault(String said, String fault) throws Exception {
        speaksUci(said);
        assertThatThrownBy(() -> answer("nodes=9", board("chess", Map.of())))
                .isInstanceOf(OutsideFault.class)
                .hasMessage(fault);
    }

    @Test
    void oneThatCannotBeMadeWeakerSaysSoBeforeAGame() throws Exception {
        write("while read -r line; do echo uciok; echo readyok; done");
        GameRecord record = board("chess", Map.of());
        assertThatThrownBy(() -> answer("skill=3", record))
                .hasMessage("pebble has no option Skill Level, which skill needs");
        assertThatThrownBy(() -> answer("movetime=100000", record))
                .hasMessage("pebble would think for movetime=100000, but move_seconds ends it earlier");
    }

    @Test
    void aProgramOfGoHearsBoardKomiHandicapAndMoves() throws Exception {
        speaksGtp("genmove*) said=J9;;");
        GameRecord record = board("weiqi", Map.of("handicap", "3"), "e5", "pass");
        assertThat(answer("level=2", record)).isEqualTo("j9");
        assertThat(heard())
                .startsWith(
                        "name",
                        "version",
                        "boardsize 9",
                        "clear_board",
                        "komi 0.5",
                        "level 2",
                        "set_free_handicap c3 c7 g7",
                        "play white e5",
                        "play black pass",
                        "genmove white");
    }

    @Test
    void afterTwoPassesItIsAskedForDeadMen() throws Exception {
        speaksGtp("final*) said='B5\\nH5';;");
        GameRecord proposed = filled(" pass pass b5,h5");
        assertThat(answer("", proposed)).isEqualTo("b5,h5");
        assertThat(played(proposed, "b5,h5").outcome()).isPresent();
        assertThat(heard()).endsWith("play black pass", "play white pass", "final_status_list dead");
        speaksGtp("");
        assertThat(answer("", filled(" pass pass"))).isEqualTo("none");
        assertThat(answer("", filled(" pass pass none b5 h5 none"))).isEqualTo("resume");
    }

    /** The names of all men of the two long chains would be longer than a move may be. */
    @Test
    void itNamesOneManOfEachDeadChain() throws Exception {
        GameRecord board = filled(" h6 b6 h4 b4 h3 b3 h2 b2 h1 b1 h7 b7 h8 b8 h9 b9 g9 c9 g1 c1 pass pass");
        speaksGtp("final_status_list*) said='B9 B8 B7 B6 B5 B4 B3 B2 B1 C1 C9\n"
                + "G1 G9 H9 H8 H7 H6 H5 H4 H3 H2 H1\nF1 F2 F3 F4 F5 F6 F7 F8 F9';;");
        assertThat(answer("", board)).isEqualTo("b9,g1,f1");
        speaksGtp("final_status_list*) said='B9 T19';;");
        assertThatThrownBy(() -> answer("", board)).hasMessage("pebble gave no legal move: t19");
    }

    @Test
    void anEngineTakesDeadMenWhileThePlayersDisagree() throws Exception {
        speaksGtp("kgs-genmove_cleanup*) said=H4;;");
        assertThat(answer("", filled(" pass pass b5 resume"))).isEqualTo("h4");
        assertThat(heard()).contains("kgs-genmove_cleanup black").doesNotContain("genmove black");
    }

    @Test
    void oneThatRefusesWhatItHearsIsAFault() throws Exception {
        speaksGtp("komi*) sign='?'; said='unacceptable komi';;");
        assertThatThrownBy(() -> answer("", board("weiqi", Map.of())))
                .hasMessage("pebble answered something else than =5: ?5 unacceptable komi");
    }

    @Test
    void eachSaysItsNameAndVersion() throws Exception {
        speaksUci("");
        assertThat(tried("pebble chess protocol=uci " + program)).isEqualTo("Pebble 1.5");
        speaksGtp("");
        assertThat(tried("pebble all protocol=gtp level=3 " + program)).isEqualTo("Pebble 2.0");
    }

    private static String tried(String setting) throws OutsideFault {
        List<EngineProgram> programs = EngineProgram.read(setting).orElseThrow();
        return new Engines(programs, new EngineLimits(LONG, LONG, 2_000, 0), Containment::none).tried(programs.get(0));
    }

    @ParameterizedTest
    @CsvSource({
        "fish all protocol=uci skill=0 nodes=9 movetime=50 /fish, true",
        "'gnu baduk protocol=gtp level=10 /gnugo --mode gtp', true",
        "stone chroma protocol=pbem /stone, true",
        "'fish shogi protocol=usi movetime=9 /fish', true",
        "fish xiangqi protocol=ucci nodes=9 /fish, true",
        "'fish chess,makruk,clobber,breakthrough protocol=uci /fish', true",
        "fish chess protocol=usi /fish, false",
        "fish chroma protocol=uci /fish, false",
        "fish chess protocol=gtp /fish, false",
        "fish chess protocol=uci skill=21 /fish, false",
        "fish chess protocol=uci skill=-1 /fish, false",
        "fish chess protocol=uci skill=1 skill=2 /fish, false",
        "fish chess protocol=uci nodes=99999999999 /fish, false",
        "fish chess protocol=uci level=1 /fish, false",
        "fish chess skill=1 /fish, false",
        "fish chess protocol=uci skill=1, false",
    })
    void anEntryNamesItsProtocolAndStrength(String setting, boolean fits) {
        assertThat(EngineProgram.read(setting).isPresent()).isEqualTo(fits);
    }

    @Test
    void inUcciRowsCountFromNought() throws Exception {
        speaks("ucci", "option Skill_Level type spin default 20 min 0 max 20", "bestmove b9c7 ponder h0g2");
        assertThat(answer("skill=4 movetime=30", board("xiangqi", Map.of(), "h3e3")))
                .isEqualTo("Hb10-c8");
        assertThat(heard())
                .containsExactly(
                        "ucci",
                        "setoption Skill_Level 4",
                        "isready",
                        "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves h2e2",
                        "go time 30 movestogo 1",
                        "quit");
        speaks("ucci", "", "nobestmove");
        assertThatThrownBy(() -> answer("", board("xiangqi", Map.of()))).hasMessageEndingWith(": nobestmove");
    }

    @Test
    void inUsiDropsHaveCapitalsAndAProgramMayResign() throws Exception {
        speaks("usi", "", "bestmove B*6e ponder 8h8f");
        GameRecord record = board("shogi", Map.of(), "7g7f", "3c3d", "8h2b+", "3a2b");
        assertThat(answer("", record)).isEqualTo("B*6e");
        assertThat(heard())
                .containsExactly(
                        "usi",
                        "isready",
                        "usinewgame",
                        "position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
                                + " moves 7g7f 3c3d 8h2b+ 3a2b",
                        "go btime 0 wtime 0 byoyomi 1000",
                        "quit");
        speaks("usi", "", "bestmove resign");
        assertThat(answer("", record)).isEqualTo("resign");
    }

    @Test
    void theNameOfAGameIsToldToOneThatKnowsIt() throws Exception {
        GameRecord record = board("clobber", Map.of("size", "5x6"));
        speaks("uci", "option name UCI_Variant type combo default chess var chess var clobber", "bestmove b1b2");
        assertThat(answer("nodes=9", record)).isEqualTo("b1-b2");
        assertThat(heard()).contains("setoption name UCI_Variant value clobber", "position startpos");
        speaks("uci", "option name UCI_Variant type combo default chess var chess var clobber10", "bestmove b1b2");
        assertThatThrownBy(() -> answer("nodes=9", record)).hasMessage("pebble has no UCI_Variant clobber");
    }

    @ParameterizedTest
    @CsvSource({
        "xiangqi, , h3e3 b10c8",
        "shogi, , 7g7f 3c3d 8h2b+",
        "shogi, size=5, 2e3d",
        "makruk, , e3e4",
        "breakthrough, , b2b3 c7c6",
        "clobber, size=5x6, b1a1",
        "clobber, size=10x10, b1a1",
    })
    void fairyStockfishPlaysWhatItKnows(String game, String option, String moves) throws Exception {
        Path fairy = Programs.of("fairy-stockfish", "fairy-stockfish", "/usr/games/fairy-stockfish");
        Map<String, String> options = option == null ? Map.of() : Map.of("size", option.substring(5));
        GameRecord record = board(game, options, moves.split(" "));
        assertThat(record.position().moves())
                .extracting(Move::notation)
                .contains(engines("skill=3 nodes=50", record, fairy.toString())
                        .move("pebble", record, 1, () -> false)
                        .orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({
        "score cp 0 pv g8f6 b1c3, 50, Nf6 Nc3",
        "score cp 100 pv g8f6, 59, Nf6",
        "score cp -1200 pv e7e5, 1, Nf6",
        "score mate 3, 100, Nf6",
        "score mate -2 pv g8f6 g1f3 x9, 0, Nf6 Nf3",
        "score 100 nodes 5 pv g8f6, 59, Nf6",
    })
    void howAGameStandsIsAskedAtFullStrength(String said, int percent, String line) throws Exception {
        GameRecord record = board("chess", Map.of(), "e4");
        speaks(
                "uci",
                "",
                "info depth 9 " + said
                        + "'; echo 'info depth 10 score cp 900 lowerbound pv a7a6'; echo 'bestmove g8f6");
        Engines engines = engines("skill=3 nodes=50", record, program.toString());
        Judgement judgement = engines.judged("pebble", record, 6, () -> false).orElseThrow();
        assertThat(ChanceCurve.percent(judgement.chance())).isEqualTo(percent);
        assertThat(judgement.best()).isEqualTo("Nf6");
        assertThat(judgement.line()).containsExactly(line.split(" "));
        assertThat(heard()).contains("go nodes 300 movetime 5000").noneMatch(one -> one.contains("Skill"));
        assertThat(engines.judge(record.board())).contains("pebble");
        assertThat(engines.judge(board("hex", Map.of()).board())).isEmpty();
    }

    /** Where the dot of a pattern did not fit that line break, all ways to read such a line were tried, for minutes. */
    @Test
    void aLineWithALineBreakOfAnotherKindCostsLittle() throws Exception {
        speaks(
                "uci",
                "option a" + " type a".repeat(1_000) + "\u2028x",
                "info" + " score 1 pv 1".repeat(700) + "\u2028x"
                        + "'; echo 'info depth 9 score cp 0 pv g8f6'; echo 'bestmove g8f6");
        GameRecord record = board("chess", Map.of(), "e4");
        assertThat(engines("", record, program.toString()).judged("pebble", record, 1, () -> false))
                .map(Judgement::best)
                .contains("Nf6");
    }

    @Test
    void anEngineThatGivesNoScoreJudgesNoGame() throws Exception {
        GameRecord record = board("chess", Map.of(), "e4");
        write("exit 3");
        assertThatThrownBy(() -> engines("", record, program.toString()).judged("pebble", record, 1, () -> false))
                .isInstanceOf(OutsideFault.class)
                .hasMessageStartingWith("pebble ended with code 3");
    }

    @Test
    void stockfishSeesTheMate() throws Exception {
        Path stockfish = Programs.of("stockfish", "stockfish", "/usr/games/stockfish");
        GameRecord record = board("chess", Map.of(), "f3", "e5", "g4");
        assertThat(engines("skill=0 nodes=500", record, stockfish.toString()).judged("pebble", record, 1, () -> false))
                .contains(new Judgement(1, "Qh4#", List.of("Qh4#")));
    }

    @Test
    void stockfishPlaysChess960() throws Exception {
        Path stockfish = Programs.of("stockfish", "stockfish", "/usr/games/stockfish");
        GameRecord record = board("chess", Map.of("start", "5"), "e4", "e5");
        assertThat(record.position().moves())
                .extracting(Move::notation)
                .contains(engines("skill=0 nodes=50", record, stockfish.toString())
                        .move("pebble", record, 1, () -> false)
                        .orElseThrow());
    }

    @Test
    void gnuGoPlaysAndAgreesOnWhatIsDead() throws Exception {
        Path gnuGo = Programs.of("gnugo", "gnugo", "/usr/games/gnugo");
        GameRecord record = board("weiqi", Map.of("handicap", "4"), "e5");
        Engines engines = engines("level=1", record, gnuGo + " --mode gtp --chinese-rules --positional-superko");
        String answer = engines.move("pebble", record, 1, () -> false).orElseThrow();
        assertThat(played(record, answer).revision()).isEqualTo(2);
        assertThat(engines.move("pebble", filled(" pass pass none"), 1, () -> false))
                .contains("b5,h5");
    }

    /** White has one man on a board of Black's. */
    @Test
    void gnuGoTellsHowAGameStandsAndThePlayerOnTurnIsTold() throws Exception {
        Path gnuGo = Programs.of("gnugo", "gnugo", "/usr/games/gnugo");
        String[] moves = "e5 a1 d3 pass g3 pass f7 pass c7 pass".split(" ");
        GameRecord white = board("weiqi", Map.of(), Arrays.copyOf(moves, 9));
        Engines engines = engines("level=1", white, gnuGo + " --mode gtp --chinese-rules --positional-superko");
        assertThat(engines.judge(white.board())).contains("pebble");
        Judgement lost = engines.judged("pebble", white, 1, () -> false).orElseThrow();
        Judgement won = engines.judged("pebble", board("weiqi", Map.of(), moves), 1, () -> false)
                .orElseThrow();
        assertThat(lost.chance()).isLessThan(0.1);
        assertThat(won.chance()).isGreaterThan(0.9);
        assertThat(white.position().moves()).extracting(Move::notation).contains(lost.best());
        assertThat(engines.judged("pebble", filled(" pass pass"), 1, () -> false)
                        .orElseThrow()
                        .best())
                .isEqualTo("b5,h5");
    }
}
