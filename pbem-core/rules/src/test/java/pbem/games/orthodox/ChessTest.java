package pbem.games.orthodox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Position;
import pbem.testkit.BoardContract;
import pbem.testkit.GamesByLot;

class ChessTest implements BoardContract, GamesByLot {

    private static final String KIWIPETE = "2 -fen=r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R_w_KQkq";

    @Override
    public Game game() {
        return new Chess();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -start=356", KIWIPETE);
    }

    /** A bishop's letter is a column, too. */
    @Override
    public boolean caseMatters() {
        return true;
    }

    @ParameterizedTest
    @CsvSource({
        "Nf3, Nf3",
        "nf3, Nf3",
        "NF3, Nf3",
        "g1f3, Nf3",
        "g1-f3, Nf3",
        "G1 F3, Nf3",
        "Ng1f3, Nf3",
        "Ngf3, Nf3",
        "Nf3+, Nf3",
        "e4, e4",
        "e2e4, e4",
        "E2-E4, e4",
        "Pe4, e4",
        "e4!?, e4",
        "5254, e4",
        "7163, Nf3",
        "♘f3, Nf3",
        "♞ g1-f3, Nf3",
        "♙e4, e4"
    })
    void moves_are_understood_as_people_write_them(String typed, String meant) {
        assertThat(at("2").read(typed).now().notation()).isEqualTo(meant);
    }

    @ParameterizedTest
    @CsvSource({
        "0-0, O-O",
        "o-o, O-O",
        "oo, O-O",
        "00, O-O",
        "e1g1, O-O",
        "Kg1, O-O",
        "e1h1, O-O",
        "Ke1-g1, O-O",
        "5171, O-O",
        "O-O+, O-O",
        "0-0-0, O-O-O",
        "o-o-o, O-O-O",
        "e1c1, O-O-O",
        "dxe6, dxe6",
        "de6, dxe6",
        "d5xe6, dxe6",
        "Pxe6, dxe6",
        "dxe6 en passant, dxe6",
        "4556, dxe6"
    })
    void castling_and_taking_are_understood_as_people_write_them(String typed, String meant) {
        assertThat(at(KIWIPETE).read(typed).now().notation()).isEqualTo(meant);
    }

    @ParameterizedTest
    @ValueSource(strings = {"e8=Q", "e8q", "e8Q", "e7e8q", "e7-e8=Q", "e8(Q)", "e8/Q", "e7e8=q+", "e8=♕", "57581"})
    void a_new_queen_is_understood_as_people_write_it(String typed) {
        assertThat(at("2 -fen=8/4P1k1/8/8/8/8/8/4K3_w").read(typed).now().notation())
                .isEqualTo("e8=Q");
    }

    @Test
    void a_capital_tells_a_bishop_from_a_pawn() {
        Position both = at("2 -fen=4k3/8/8/8/2p5/1P1B4/8/4K3_w");
        assertThat(both.read("bxc4").now().notation()).isEqualTo("bxc4");
        assertThat(both.read("Bxc4").now().notation()).isEqualTo("Bxc4");
        assertThat(said(both, "BXC4")).contains("Bxc4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"b7-b8", "b7b8", "B7-B8", "b7xc8", "bxc8"})
    void a_pawn_that_lacks_its_new_piece_is_not_a_bishop(String typed) {
        Position both = at("2 -fen=2r1k3/BP6/8/8/6B1/8/8/4K3_w");
        assertThat(said(both, typed)).containsAnyOf("Q, R, B and N", "bxc8=N");
        assertThat(both.read("Bb8").now().notation()).isEqualTo("Bb8");
        assertThat(both.read("Bxc8").now().notation()).isEqualTo("Bxc8");
        assertThat(both.read("B7-B8Q").now().notation()).isEqualTo("b8=Q");
    }

    @Test
    void why_a_move_is_not_legal_is_said_in_the_words_of_the_game() {
        assertThat(said(at("2"), "Nf4")).isEqualTo("No knight of yours can go to f4.");
        assertThat(said(at("2"), "Ng1f4")).isEqualTo("The knight on g1 cannot go to f4.");
        assertThat(said(at("2"), "e2e5")).isEqualTo("The pawn on e2 cannot go to e5.");
        assertThat(said(at("2"), "e5")).contains("No pawn of yours can go to e5");
        assertThat(said(at("2"), "exd5")).isEqualTo("The pawn on e2 cannot go to d5.");
        assertThat(said(at("2"), "ab5")).isEqualTo("The pawn on a2 cannot go to b5.");
        assertThat(at("2").resembles("a b5")).isTrue();
        assertThat(said(at("2"), "O-O")).startsWith("You cannot castle like that now.");
        assertThat(said(at("2", "e4", "e5", "Qh5", "Nc6", "Qxf7+"), "d6"))
                .isEqualTo("After that move your king would still be in check.");
        assertThat(said(at("2 -fen=4k3/4r3/8/8/8/8/4N3/4K3_w"), "Nc3"))
                .isEqualTo("That would leave your king in check.");
        assertThat(said(at("2 -fen=4k3/8/8/8/8/1N3N2/8/4K3_w"), "Nd2")).contains("Nbd2 and Nfd2");
        assertThat(said(at("2 -fen=8/4P1k1/8/8/8/8/8/4K3_w"), "e7e8")).contains("Q, R, B and N");
    }

    @Test
    void a_text_without_cells_is_no_move_and_a_number_before_a_cell_is_no_row() {
        assertThat(said(at("2"), "BxN")).startsWith("\"BxN\" is not written like a move");
        assertThat(said(at("2", "e4"), "1 e5")).startsWith("\"1 e5\" is not written like a move");
        assertThat(said(at("2", "e4", "d5"), "d5")).isEqualTo("If you mean exd5, write it so.");
        assertThat(said(at("2", "e4", "d5"), "xd5")).isEqualTo("If you mean exd5, write it so.");
    }

    @Test
    void a_position_is_the_same_only_with_the_same_rights() {
        String[] there = {"Rb1", "Rb8", "Ra1", "Ra8"};
        Position at = at("2 -fen=r3k3/p7/8/8/8/8/P7/R3K3_w_Qq", there);
        for (String move : List.of("Rb1", "Rb8", "Ra1", "Ra8", "Rb1", "Rb8")) {
            assertThat(at.outcome()).isEmpty();
            at = at.play(at.read(move).now());
        }
        assertThat(at.outcome()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/8/8/8/8/8/8_w", "4k3/8/8/8/8/8/8/4K3_w", "4k3/8/8/8/8/8/4R3/4K3_w", "4k3/8/8/8/8/8/8/P3K3_w",
                "4k3/8/8/8/8/8/4P3/4K3_w_KQ", "4k3/8/8/8/8/8/4P3/4K3_w_-_e3", "4k3/9/8/8/8/8/4P3/4K3_w",
                        "k3k3/8/8/8/8/8/4P3/4K3_w"
            })
    void a_placement_that_cannot_be_played_is_refused(String fen) {
        Act<Position> start = game().start(2, java.util.Map.of("fen", fen), pbem.game.Seed.of(new byte[16]));
        assertThat(start).isInstanceOf(Act.Refused.class);
    }
}
