package pbem.games.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static pbem.game.Result.LOST;
import static pbem.game.Result.WON;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.game.Move;
import pbem.game.Position;
import pbem.testkit.Table;

/** The example of the game is written in its canonical notation and ends in mate. */
class ChessExampleTest {

    @Test
    void it_is_written_canonically_and_ends_in_mate() throws IOException {
        List<String> lines = new String(
                        ChromaticChess.class.getResourceAsStream("example.txt").readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        Position at = Table.of(lines.get(0)).start(new ChromaticChess(), 0);
        for (String line : lines.subList(1, lines.size())) {
            Move move = ScriptedGame.read(at, line);
            assertThat(move.notation()).isEqualTo(line);
            at = at.play(move);
        }
        ScriptedGame.assertOver(at, "checkmate", WON, LOST);
    }
}
