package pbem.games.kroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.game.Move;
import pbem.game.Position;
import pbem.testkit.Table;

/** The game that newcomers can step through. */
class ExampleGameTest {

    @Test
    void it_is_played_to_its_end_in_the_notation_of_the_record() throws IOException {
        List<String> lines;
        try (var in = Kroma.class.getResourceAsStream("example.txt")) {
            lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
        Position at = Table.of(lines.get(0)).start(new Kroma(), 0);
        for (String line : lines.subList(1, lines.size())) {
            Move move = Sketch.move((KromaPosition) at, line);
            assertThat(move.notation()).isEqualTo(line);
            at = at.play(move);
        }
        assertThat(at.outcome().map(outcome -> Tale.say(outcome.reason()))).contains("green 14 and orange 13");
    }
}
