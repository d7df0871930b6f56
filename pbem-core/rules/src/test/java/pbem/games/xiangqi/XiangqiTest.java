package pbem.games.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Result;
import pbem.testkit.BoardContract;
import pbem.testkit.GamesByLot;

class XiangqiTest implements BoardContract, GamesByLot {

    @Override
    public Game game() {
        return new Xiangqi();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -fen=r1ea1a3/4kh3/2h1e4/pHp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2EAKAE2_w");
    }

    @ParameterizedTest
    @CsvSource({
        "h3e3, Ch3-e3",
        "Ch3-e3, Ch3-e3",
        "ch3e3, Ch3-e3",
        "H3 - E3, Ch3-e3",
        "C2=5, Ch3-e3",
        "c2=5, Ch3-e3",
        "C2.5, Ch3-e3",
        "h3h10, Ch3xh10",
        "Ch3xh10, Ch3xh10",
        "C2+7, Ch3xh10",
        "H2+3, Hh1-g3",
        "R1+1, Ri1-i2",
        "A4+5, Af1-e2",
        "P5+1, Pe4-e5",
        "Che3, Ch3-e3",
        "Hg3, Hh1-g3",
        "N2+3, Hh1-g3",
        "B3+5, Eg1-e3",
        "炮二平五, Ch3-e3",
        "馬二進三, Hh1-g3",
        "车一进一, Ri1-i2",
        "炮２平５, Ch3-e3"
    })
    void moves_are_understood_as_people_write_them(String typed, String meant) {
        assertThat(at("2").read(typed).now().notation()).isEqualTo(meant);
    }

    @Test
    void columns_are_counted_from_the_right_of_who_moves() {
        assertThat(at("2", "C2=5").read("H8+7").now().notation()).isEqualTo("Hh10-g8");
    }

    @Test
    void the_front_and_the_rear_piece_of_a_column_are_told_apart() {
        Position two = at("2 -fen=3k5/9/9/9/2R6/9/9/9/2R6/4K4_w");
        assertThat(two.read("R+=5").now().notation()).isEqualTo("Rc6-e6");
        assertThat(two.read("-R=5").now().notation()).isEqualTo("Rc2-e2");
        assertThat(two.read("前车平五").now().notation()).isEqualTo("Rc6-e6");
        assertThat(two.read("Rce2").now().notation()).isEqualTo("Rc2-e2");
    }

    @Test
    void check_in_the_last_round_alone_does_not_lose() {
        String[] moves = "Ri9-i8 Kd10-d9 Ri8-i9 Kd9-d10 Ri9-i10 Kd10-d9 Ri10-i9 Kd9-d10".split(" ");
        assertThat(drawn(at("2 -fen=3k5/8R/9/9/9/9/9/9/9/4K4_w", moves))).isTrue();
        String[] checks = "Ri9-i10 Kd10-d9 Ri10-i9 Kd9-d10 Ri9-i10 Kd10-d9 Ri10-i9 Kd9-d10".split(" ");
        assertThat(drawn(at("2 -fen=3k5/8R/9/9/9/9/9/9/9/4K4_w", checks))).isFalse();
    }

    private static boolean drawn(Position at) {
        return at.outcome().orElseThrow().with(Result.DREW).size() == 2;
    }

    @Test
    void why_a_move_is_not_legal_is_said_in_the_words_of_the_game() {
        assertThat(said(at("2"), "h1f2")).isEqualTo("The horse on h1 cannot go to f2.");
        assertThat(said(at("2"), "H2+4")).startsWith("No piece of yours can do h2+4 now.");
        assertThat(said(at("2 -fen=3k5/9/9/9/9/9/8R/9/9/4K4_w"), "e1d1"))
                .isEqualTo("That would leave your general in check.");
    }
}
