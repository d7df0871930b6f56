package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.games.Catalogue;
import pbem.games.chess.ChromaticChessTables;
import pbem.games.cholone.CholoneTables;
import pbem.games.chroma.ChromaTables;
import pbem.games.chromino.ChrominoTables;
import pbem.games.kroma.KromaTables;

/** The log of every game of the catalogue keeps its contract. */
@Tag("long")
class EveryGameLogTest {

    @Nested
    class CholoneLog implements CholoneTables, LogContract {}

    @Nested
    class ChromaLog implements ChromaTables, LogContract {}

    @Nested
    class ChromaticChessLog implements ChromaticChessTables, LogContract {}

    @Nested
    class ChrominoLog implements ChrominoTables, LogContract {}

    @Nested
    class KromaLog implements KromaTables, LogContract {}

    @Nested
    class BackgammonLog extends BoardLog {
        BackgammonLog() {
            super("backgammon", "2 -match=3");
        }
    }

    @Nested
    class NardeLog extends BoardLog {
        NardeLog() {
            super("narde", "2 -match=3");
        }
    }

    @Nested
    class HexLog extends BoardLog {
        HexLog() {
            super("hex", "2 -size=5");
        }
    }

    @Nested
    class YGameLog extends BoardLog {
        YGameLog() {
            super("ygame", "2 -size=5");
        }
    }

    @Nested
    class GomokuLog extends BoardLog {
        GomokuLog() {
            super("gomoku", "2 -size=9");
        }
    }

    @Nested
    class Connect6Log extends BoardLog {
        Connect6Log() {
            super("connect6", "2 -size=9");
        }
    }

    @Nested
    class RenjuLog extends BoardLog {
        RenjuLog() {
            super("renju", "2");
        }
    }

    @Nested
    class NinukiLog extends BoardLog {
        NinukiLog() {
            super("ninuki", "2 -size=9");
        }
    }

    @Nested
    class DomineeringLog extends BoardLog {
        DomineeringLog() {
            super("domineering", "2 -size=6");
        }
    }

    @Nested
    class ClobberLog extends BoardLog {
        ClobberLog() {
            super("clobber", "2 -size=5x6");
        }
    }

    @Nested
    class InfectionLog extends BoardLog {
        InfectionLog() {
            super("infection", "2 -size=5");
        }
    }

    @Nested
    class FourInARowLog extends BoardLog {
        FourInARowLog() {
            super("fourinarow", "2");
        }
    }

    @Nested
    class ReversiLog extends BoardLog {
        ReversiLog() {
            super("reversi", "2 -size=6");
        }
    }

    @Nested
    class BreakthroughLog extends BoardLog {
        BreakthroughLog() {
            super("breakthrough", "2 -size=5");
        }
    }

    @Nested
    class AmazonsLog extends BoardLog {
        AmazonsLog() {
            super("amazons", "2 -size=6");
        }
    }

    @Nested
    class LoaLog extends BoardLog {
        LoaLog() {
            super("loa", "2");
        }
    }

    @Nested
    class HavannahLog extends BoardLog {
        HavannahLog() {
            super("havannah", "2 -size=4");
        }
    }

    @Nested
    class GonnectLog extends BoardLog {
        GonnectLog() {
            super("gonnect", "2 -size=7");
        }
    }

    @Nested
    class DraughtsLog extends BoardLog {
        DraughtsLog() {
            super("draughts", "2");
        }
    }

    @Nested
    class InternationalDraughtsLog extends BoardLog {
        InternationalDraughtsLog() {
            super("draughts100", "2");
        }
    }

    @Nested
    class ShashkiLog extends BoardLog {
        ShashkiLog() {
            super("shashki", "2");
        }
    }

    @Nested
    class KonaneLog extends BoardLog {
        KonaneLog() {
            super("konane", "2 -size=6");
        }
    }

    @Nested
    class StacksLog extends BoardLog {
        StacksLog() {
            super("stacks", "2");
        }
    }

    @Nested
    class MorrisLog extends BoardLog {
        MorrisLog() {
            super("morris", "2");
        }
    }

    @Nested
    class OwareLog extends BoardLog {
        OwareLog() {
            super("oware", "2");
        }
    }

    @Nested
    class KalahLog extends BoardLog {
        KalahLog() {
            super("kalah", "2");
        }
    }

    @Nested
    class AtariGoLog extends BoardLog {
        AtariGoLog() {
            super("atari", "2 -size=7");
        }
    }

    @Nested
    class WeiqiLog extends BoardLog {
        WeiqiLog() {
            super("weiqi", "2 -size=9");
        }
    }

    @Nested
    class TablutLog extends BoardLog {
        TablutLog() {
            super("tablut", "2 -size=7");
        }
    }

    @Nested
    class LascaLog extends BoardLog {
        LascaLog() {
            super("lasca", "2");
        }
    }

    @Nested
    class DotsLog extends BoardLog {
        DotsLog() {
            super("dots", "2 -size=3");
        }
    }

    @Nested
    class ChessLog extends BoardLog {
        ChessLog() {
            super("chess", "2");
        }
    }

    @Nested
    class XiangqiLog extends BoardLog {
        XiangqiLog() {
            super("xiangqi", "2");
        }
    }

    @Nested
    class ShogiLog extends BoardLog {
        ShogiLog() {
            super("shogi", "2");
        }
    }

    @Nested
    class MakrukLog extends BoardLog {
        MakrukLog() {
            super("makruk", "2");
        }
    }

    @Test
    void no_game_is_left_out() {
        assertThat(Arrays.stream(EveryGameLogTest.class.getDeclaredClasses()).map(Class::getSimpleName))
                .containsExactlyInAnyOrderElementsOf(Catalogue.games().all().stream()
                        .map(Game::getClass)
                        .map(game -> game.getSimpleName() + "Log")
                        .toList());
    }
}
