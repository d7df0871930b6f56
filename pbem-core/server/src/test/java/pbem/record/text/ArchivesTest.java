package pbem.record.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.games.Catalogue;
import pbem.record.Event;

/** Shortened files of well-known sites are read as their games. */
class ArchivesTest {

    private static final Class<? extends Event> RESIGNED = Event.Resigned.class;
    private static final Class<? extends Event> LAPSED = Event.Lapsed.class;
    private static final Class<? extends Event> DECIDED = Event.Adjudicated.class;

    /** @param end the kind of the last event */
    record Case(
            String site,
            String game,
            Map<String, String> options,
            List<String> moves,
            Class<? extends Event> end,
            String file) {
        @Override
        public String toString() {
            return site + " " + game;
        }
    }

    static Stream<Case> cases() {
        return Stream.of(
                new Case("lichess", "chess", Map.of(), List.of("e4", "e5", "Nf3", "Nc6"), LAPSED, """
                        \uFEFF[Event "Rated Blitz game"]\r
                        [Site "https://lichess.org/abcdefgh"]\r
                        [Date "2024.05.01"]\r
                        [White "Ann_e"]\r
                        [Black "bob-2"]\r
                        [Result "1-0"]\r
                        [UTCDate "2024.05.01"]\r
                        [UTCTime "18:20:01"]\r
                        [WhiteElo "1500"]\r
                        [BlackElo "?"]\r
                        [Variant "Standard"]\r
                        [TimeControl "180+2"]\r
                        [ECO "C44"]\r
                        [Termination "Time forfeit"]\r
                        [Annotator "lichess.org"]\r
                        \r
                        1. e4 { [%eval 0.17] [%clk 0:03:00] } 1... e5?! { (0.17 → 0.9) Inaccuracy. c5 was best. [%eval 0.9] [%clk 0:03:00] } (1... c5 { [%eval 0.2] } 2. Nf3 (2. c3 $5 d5) 2... d6) 2. Nf3 $1 { [%csl Gd4][%cal Gf3e5] } 2... Nc6 { White wins on time. } 1-0\r
                        \r
                        """),
                new Case("Chess.com", "chess", Map.of(), List.of("e4", "d5", "exd5"), RESIGNED, """
                        [Event "Live Chess"]
                        [Site "Chess.com"]
                        [Date "2024.05.01"]
                        [Round "-"]
                        [White "ann"]
                        [Black "bob"]
                        [Result "0-1"]
                        [CurrentPosition "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2"]
                        [Timezone "UTC"]
                        [ECOUrl "https://www.chess.com/openings/Scandinavian-Defense-2.exd5"]
                        [TimeControl "1/86400"]
                        [Termination "bob won by resignation"]
                        [Link "https://www.chess.com/game/live/1"]

                        1. e4 {[%clk 23:59:59]} 1... d5 {[%clk 0:02:58.7]} 2. exd5 {[%clk 0:02:58.2]} 0-1
                        """),
                new Case("lichess", "chess", Map.of("start", "0"), List.of("e4"), RESIGNED, """
                        [White "ann"]
                        [Black "bob"]
                        [Result "1-0"]
                        [Variant "Chess960"]
                        [FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"]
                        [SetUp "1"]
                        [Termination "Normal"]

                        1. e4 1-0
                        """),
                new Case(
                        "Lidraughts",
                        "draughts100",
                        Map.of(),
                        List.of("31-26", "18-22", "34-30", "20-25", "30-24", "19x30", "35x24"),
                        RESIGNED,
                        """
                        [Event "Casual Rapid game"]
                        [Site "https://lidraughts.org/abcdefgh"]
                        [White "Anonymous"]
                        [Black "lidraughts AI level 3"]
                        [Result "2-0"]
                        [GameType "20"]
                        [Opening "?"]
                        [Termination "Normal"]

                        1. 31-26 {[%clock w0:10:00 B0:10:00]} 18-22 {[%clock W0:10:00 b0:10:00]} 2. 34-30 20-25 3. 30-24 19x30 4. 35x24 {Black resigns.} 2-0
                        """),
                new Case("KGS", "weiqi", Map.of("size", "19", "komi", "6.5"), List.of("q16", "d4"), LAPSED, """
                        (;GM[1]FF[4]CA[UTF-8]AP[CGoban:3]ST[2]
                        RU[Japanese]SZ[19]KM[6.50]TM[1800]OT[5x30 byo-yomi]
                        PW[kuro]PB[shiro]WR[3k]BR[20k?]DT[2016-11-19]PC[The KGS Go Server at http://www.gokgs.com/]C[kuro [3k\\]: hi
                        ]RE[B+Time]
                        ;B[pd]BL[1795.3]
                        (;W[dp]WL[1790.0]C[kuro [3k\\]: gl
                        ])
                        (;W[dd]))
                        """),
                new Case(
                        "Dragon Go Server",
                        "weiqi",
                        Map.of("size", "19", "handicap", "2"),
                        List.of("d16", "q4", "pass", "pass"),
                        DECIDED,
                        """
                        (
                        ;FF[4]GM[1]
                        PC[Dragon Go Server: http://www.dragongoserver.net/]
                        DT[2016-04-18,2016-05-27]
                        GN[bob-ann-20160527]
                        GC[Game ID: 1, rated]
                        PB[Ann Bee (ann)]
                        PW[Bob (bob)]
                        BR[17 kyu]
                        RE[W+12.5]
                        SZ[19]
                        KM[0.5]
                        HA[2]
                        PL[W]
                        AB[pd][dp]
                        ;W[dd]
                        ;B[pp]
                        ;W[]
                        ;B[]
                        ;N[RESULT]TW[aa][ab]C[Bob (bob): thanks])
                        """),
                new Case(
                        "Little Golem", "hex", Map.of("size", "13"), List.of("m6", "swap", "k10", "i5"), RESIGNED, """
                        (;FF[4]EV[hex.ch.23.1.1]PB[Ann Bee]PW[Bob]SZ[13]RE[W]GC[ game #1]SO[http://www.littlegolem.com];W[mf];B[swap];W[kj];B[ie];W[resign])
                        """),
                new Case("Little Golem", "connect6", Map.of(), List.of("j10", "j9", "l11", "k9", "l8"), RESIGNED, """
                        (;FF[4]EV[connect6.ch.26.1.1]PB[Ann]PW[Bob]SO[http://www.littlegolem.com];B[j10];W[j9l11];B[k9l8];W[resign])
                        """),
                new Case("Little Golem", "amazons", Map.of(), List.of("d1-d7/g7", "d10-d8/a5"), RESIGNED, """
                        (;FF[4]EV[amazons.mc.2010.oct.1.1]PB[Ann]PW[Bob]SO[http://www.littlegolem.com];W[d1-d7/g7];B[d10-d8/a5];W[resign])
                        """),
                new Case(
                        "Little Golem", "weiqi", Map.of("size", "19", "handicap", "2"), List.of("d16"), RESIGNED, """
                        (;FF[4]EV[go19.mc.2010.mar.1.21]PB[Ann]PW[Bob]KM[0.5]SZ[19]SO[http://www.littlegolem.com]HA[2]AB[pd]AB[dp];W[dd];B[resign])
                        """));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theGameIsReadWithHowItEnded(Case one) {
        GameReplay.Fits read = FileGame.read(one.file())
                .get(0)
                .match(
                        played -> GameReplay.of(played, Catalogue.games(), PlayedRecords.STARTED),
                        broken -> new GameReplay.Refused(broken.line(), broken.why()))
                .match(fits -> fits, refused -> {
                    throw new AssertionError(
                            refused.line() + ": " + refused.why().phrase());
                });
        assertThat(read.game().name()).isEqualTo(one.game());
        assertThat(read.setup().options()).isEqualTo(one.options());
        List<Event> events =
                read.events().stream().map(RecordReading.Happened::event).toList();
        assertThat(events.stream().filter(Event.Moved.class::isInstance).map(event -> ((Event.Moved) event).notation()))
                .isEqualTo(one.moves());
        assertThat(events.get(events.size() - 1)).isInstanceOf(one.end());
    }
}
