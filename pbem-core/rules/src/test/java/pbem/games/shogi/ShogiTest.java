package pbem.games.shogi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Position;
import pbem.testkit.BoardContract;
import pbem.testkit.GamesByLot;
import pbem.testkit.Table;

class ShogiTest implements BoardContract, GamesByLot {

    @Override
    public Game game() {
        return new Shogi();
    }

    @Override
    public List<String> tables() {
        return List.of(
                "2",
                "2 -size=5",
                "2 -handicap=six",
                "2 -fen=l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL_w_RGgsn5p");
    }

    @ParameterizedTest
    @CsvSource({
        "P-7f, P-7f",
        "p7f, P-7f",
        "7g7f, P-7f",
        "7g-7f, P-7f",
        "P7g-7f, P-7f",
        "P-76, P-7f",
        "G6i-5h, G6i-5h",
        "6i5h, G6i-5h",
        "S-4h, S-4h",
        "7776, P-7f",
        "７六歩, P-7f",
        "☗７六歩, P-7f",
        "▲76歩, P-7f",
        "７六歩(77), P-7f"
    })
    void moves_are_understood_as_people_write_them(String typed, String meant) {
        assertThat(at("2").read(typed).now().notation()).isEqualTo(meant);
    }

    /** Only one of the two silvers can promote there, so its move needs no cell of origin. */
    @Test
    void anotherPieceThatCannotPromoteDoesNotMakeAPromotionAmbiguous() {
        Position at = at("2 -fen=k1sp1n2b/p2g4l/2SPp1N1s/lpp1r1P1p/PN2SP2L/L1g4p1/1P2PKG2/1B3p1G1/3+p4R_b_NPpp");
        assertThat(at.read("7c6d+").now().notation()).isEqualTo("S-6d+");
        assertThat(at.read("7c6d").now().notation()).isEqualTo("S7c-6d=");
        assertThat(at.read("5e6d").now().notation()).isEqualTo("S5e-6d");
    }

    @ParameterizedTest
    @CsvSource({
        "Bx2b+, Bx2b+",
        "B2b+, Bx2b+",
        "8h2b+, Bx2b+",
        "8hx2b+, Bx2b+",
        "Bx2b=, Bx2b=",
        "Bx2b, Bx2b=",
        "8h2b, Bx2b=",
        "Bx22+, Bx2b+",
        "8822+, Bx2b+",
        "２二角成, Bx2b+",
        "２二角不成, Bx2b="
    })
    void promotion_is_understood_as_people_write_it(String typed, String meant) {
        assertThat(at("2", "P-7f", "P-3d").read(typed).now().notation()).isEqualTo(meant);
    }

    @ParameterizedTest
    @CsvSource({
        "B*5e, B*5e",
        "b*5e, B*5e",
        "B*55, B*5e",
        "B'5e, B*5e",
        "b’55, B*5e",
        "B-5e, B*5e",
        "B5e, B*5e",
        "B@5e, B*5e",
        "５五角打, B*5e",
        "５五角, B*5e"
    })
    void a_drop_is_understood_as_people_write_it(String typed, String meant) {
        assertThat(at("2", "P-7f", "P-3d", "Bx2b+", "Sx2b").read(typed).now().notation())
                .isEqualTo(meant);
    }

    @Test
    void an_apostrophe_drops_a_piece_and_moves_nothing() {
        Position both = at("2 -fen=4k4/9/9/9/9/5S3/9/9/4K4_b_S");
        assertThat(both.read("S'5e").now().notation()).isEqualTo("S*5e");
        assertThat(both.read("S-5e").now().notation()).isEqualTo("S-5e");
        assertThat(said(both, "G'5e")).isEqualTo("You have no gold in hand.");
    }

    @Test
    void why_a_move_is_not_legal_is_said_in_the_words_of_the_game() {
        assertThat(said(at("2"), "P*5e")).isEqualTo("You have no pawn in hand.");
        assertThat(said(at("2"), "P-7e")).isEqualTo("No pawn of yours can go to 7e.");
        Position pawn = at("2 -fen=4k4/9/9/4p4/9/4P4/9/9/4K4_b_P");
        assertThat(said(pawn, "P*5e")).startsWith("You have a pawn in column 5 already");
        assertThat(said(pawn, "P*4a")).isEqualTo("A pawn on 4a could never move again.");
        assertThat(said(pawn, "P*5d")).isEqualTo("Something stands on 5d.");
        Position mate = at("2 -fen=7nk/9/7G1/9/9/9/9/9/4K4_b_P");
        assertThat(said(mate, "P*1b")).isEqualTo("A pawn that is dropped may give check but not mate.");
    }

    @Test
    void a_king_that_entered_with_enough_points_may_be_declared() {
        String entered = "RBGGSSGGK/LLPPPPPPP/9/9/9/9/9/9/4k4_b_RB";
        assertThat(at("2 -fen=" + entered).read("declare").now().notation()).isEqualTo("declare");
        assertThat(at("2 -fen=" + entered, "declare").outcome()).isPresent();
        assertThat(said(at("2"), "declare")).isEqualTo("You cannot write declare now.");
    }

    @Test
    void a_handicap_fits_neither_mini_shogi_nor_a_placement() {
        assertThat(Table.of("2 -size=5 -handicap=rook").ask(game(), 1)).isInstanceOf(Act.Refused.class);
    }
}
