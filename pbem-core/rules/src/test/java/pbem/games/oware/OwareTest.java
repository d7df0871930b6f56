package pbem.games.oware;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class OwareTest implements BoardContract {

    @Override
    public Game game() {
        return new Oware();
    }

    @Override
    public List<String> tables() {
        return List.of("2");
    }

    @ParameterizedTest
    @CsvSource({"c1, c1", "C, c1", "3, c1", "3., c1"})
    void a_pit_is_understood_as_people_write_it(String typed, String meant) {
        assertThat(at("2").read(typed).now().notation()).isEqualTo(meant);
    }

    @ParameterizedTest
    @CsvSource({"3, c2 and d2", "6, a2 and f2"})
    void a_number_that_may_be_counted_from_either_side_is_asked_about(String typed, String pits) {
        assertThat(said(at("2", "c1"), typed)).contains(pits);
    }
}
