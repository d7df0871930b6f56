package pbem.games.tablut;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.testkit.BoardContract;
import pbem.testkit.TacticsContract;

class TablutTest implements BoardContract, TacticsContract {

    @Override
    public Game game() {
        return new Tablut();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -size=7", "2 -escape=corner -king=weaponless -throne=open");
    }

    @Test
    void a_piece_barred_from_a_cell_is_refused_with_the_reason() {
        assertThat(said(at("2 -size=7", "a4-a3", "c4-c5"), "a3-a1"))
                .isEqualTo("Only the king may enter the corner a1.");
        assertThat(said(at("2 -size=7", "a4-a3", "d3-e3", "a3-a2", "d4-d3", "g4-g3"), "c4-d4"))
                .isEqualTo("Only the king may stand on the throne, d4.");
        assertThat(said(at("2", "e2-f2", "e4-f4", "f2-g2", "e5-e4", "g2-f2"), "e6-e5"))
                .startsWith("Nobody may enter or cross the throne, e5,");
    }
}
