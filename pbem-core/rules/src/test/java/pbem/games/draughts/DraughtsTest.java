package pbem.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class DraughtsTest implements BoardContract {

    @Override
    public Game game() {
        return new Draughts();
    }

    @Override
    public List<String> tables() {
        return List.of("2");
    }

    @ParameterizedTest
    @CsvSource({"11-15, 11-15", "11 15, 11-15", "11:15, 11-15", "1115, 11-15", "09-13, 9-13", "0913, 9-13"})
    void moves_are_understood_as_people_write_them(String typed, String meant) {
        assertThat(at("2").read(typed).now().notation()).isEqualTo(meant);
    }

    @ParameterizedTest
    @CsvSource({"15x22, 15x22", "1522, 15x22"})
    void a_jump_is_understood_as_people_write_it(String typed, String meant) {
        assertThat(at("2", "11-15", "22-18").read(typed).now().notation()).isEqualTo(meant);
    }

    @ParameterizedTest
    @CsvSource({"33-37, 33", "111, 111"})
    void a_number_that_is_no_square_is_named(String typed, String named) {
        assertThat(said(at("2"), typed)).contains(named);
    }
}
