package pbem.games.draughts100;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.game.Lessons;
import pbem.game.Position;
import pbem.testkit.BoardContract;

class InternationalDraughtsTest implements BoardContract {

    @Override
    public Game game() {
        return new InternationalDraughts();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -frisian");
    }

    @Test
    void a_frisian_king_that_moved_three_times_in_a_row_stays_and_its_player_is_told_why() {
        Position at = Lessons.of(game()).stream()
                .filter(lesson -> lesson.title().equals("Frisian: three moves of a king"))
                .findFirst()
                .orElseThrow()
                .start();
        assertThat(said(at, "24-15")).isEqualTo("That king has moved three times in a row: move another piece.");
        Position later = at.play(at.read("28-22").now());
        later = later.play(later.read("11-16").now());
        assertThat(said(later, "24-15")).isEqualTo("legal");
    }
}
