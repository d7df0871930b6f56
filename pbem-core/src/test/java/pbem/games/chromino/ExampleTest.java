package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import pbem.game.Position;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Start;
import pbem.games.Catalogue;
import pbem.testkit.Table;

/** The game that is shown as an example is played to its end. Its first line is the table and the seed. */
class ExampleTest {

    @Test
    void everyMoveIsLegalAndTheGameEnds() throws IOException {
        String text =
                new String(Chromino.class.getResourceAsStream("example.txt").readAllBytes(), StandardCharsets.UTF_8);
        List<String> lines = text.lines().toList();
        int blank = lines.get(0).lastIndexOf(' ');
        Table table = Table.of(lines.get(0).substring(0, blank));
        Seed seed = Seed.ofHex(lines.get(0).substring(blank + 1));
        Start start = new Chromino().start(table.seats(), table.options(), seed);

        Position at = ((Start.Ready) start).position();
        for (String move : lines.subList(1, lines.size())) {
            at = Stage.after(at, move);
            assertThat(at.lastMove().orElseThrow().notation()).isEqualTo(move);
        }
        assertThat(at.outcome().orElseThrow().with(Result.WON)).containsExactly(new Seat(2), new Seat(3));
        assertThat(Catalogue.games()
                        .phrasebook(Locale.ENGLISH)
                        .say(at.outcome().get().reason()))
                .isEqualTo("the last tiles laid in the same round");
    }
}
