package pbem.games.fourinarow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.game.Position;
import pbem.testkit.BoardContract;

class FourInARowTest implements BoardContract {

    @Override
    public Game game() {
        return new FourInARow();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -size=10x8", "2 -no-swap");
    }

    @Test
    void a_column_is_enough_and_a_man_above_the_lowest_empty_cell_is_told_where_it_falls() {
        Position at = at("2");
        for (String text : List.of("d", " D1 ", "d.")) {
            assertThat(at.read(text).now().notation()).isEqualTo("d1");
        }
        assertThat(said(at, "d3")).isEqualTo("A man does not stay on d3: it falls to d1.");
    }
}
