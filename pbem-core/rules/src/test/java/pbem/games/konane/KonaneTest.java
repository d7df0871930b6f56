package pbem.games.konane;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.game.Position;
import pbem.testkit.BoardContract;

class KonaneTest implements BoardContract {

    @Override
    public Game game() {
        return new Konane();
    }

    @Override
    public List<String> tables() {
        return List.of("2 -size=6", "2");
    }

    @Test
    void two_men_are_taken_off_first() {
        assertThat(said(at("2"), "d4")).contains("it is the turn of black");
        assertThat(said(at("2"), "c4")).isEqualTo("Black takes off a black man now, from a corner or the middle.");
        assertThat(said(at("2", "D5"), "f6")).startsWith("White takes off a white man beside the gap");
    }

    @Test
    void a_man_jumps_on_in_its_line_as_far_as_its_player_likes() {
        String moves = "c4 b4 c6-c4 b2-b4 e6-c6 b6-d6 b5-b3 d2-b2 c4-c2 e3-c3 e4-c4 e1-e3 f3-d3 e5-c5 c4-c6 d6-b6 f1-f3"
                + " c1-e1 a6-c6 b2-d2 a4-a6 c3-e3 f3-d3";
        Position at = at("2 -size=6", moves.split(" "));
        assertThat(at.read("A3xC3xE3").now().notation()).isEqualTo("a3-e3");
        assertThat(at.read("a3-c3").now().notation()).isEqualTo("a3-c3");
        assertThat(said(at, "a3-d3")).startsWith("A man jumps in its row or column");
    }
}
