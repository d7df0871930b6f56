package pbem.games.makruk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.game.Game;
import pbem.game.Position;
import pbem.kit.BoardPosition;
import pbem.testkit.BoardContract;
import pbem.testkit.GamesByLot;

class MakrukTest implements BoardContract, GamesByLot {

    @Override
    public Game game() {
        return new Makruk();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -fen=4k3/8/2s5/2nR4/1s2S3/3M4/4K3/r7_w");
    }

    @ParameterizedTest
    @CsvSource({"e4, e4", "e3e4, e4", "Nd2, Nd2", "nd2, Nd2", "b1-d2, Nd2", "Sc2, Sc2", "c1c2, Sc2", "♘d2, Nd2"})
    void moves_are_understood_as_people_write_them(String typed, String meant) {
        assertThat(at("2").read(typed).now().notation()).isEqualTo(meant);
    }

    @ParameterizedTest
    @CsvSource({"e6, e6=M", "e6=M, e6=M", "e6m, e6=M", "e5e6, e6=M", "e5-e6m, e6=M"})
    void a_new_met_is_understood_as_people_write_it(String typed, String meant) {
        assertThat(at("2 -fen=4k3/8/8/4P3/8/8/8/4K3_w").read(typed).now().notation())
                .isEqualTo(meant);
    }

    @Test
    void other_programs_are_told_of_a_new_met() {
        Position at = at("2 -fen=4k3/8/8/4P3/8/8/8/4K3_w");
        assertThat(((BoardPosition) at).coordinates(at.read("e6").now())).isEqualTo("e5e6m");
        assertThat(((BoardPosition) at).coordinates(at.read("Kd1").now())).isEqualTo("e1d1");
    }

    @Test
    void the_refusal_says_that_a_pawn_cannot_take() {
        assertThat(said(at("2"), "exd5")).isEqualTo("The pawn on e3 cannot go to d5.");
    }

    @Test
    void a_king_alone_counts_from_the_number_of_pieces_as_far_as_the_strongest_of_the_other_side_lets_it() {
        Position at = at("2 -fen=8/8/4k3/8/4p3/4K3/8/R7_w", "Kxe4");
        boolean there = false;
        for (String rook : "a2 a3 a5 a7 a8 h8 h7 h5 h3 h2 g2 g3 g5".split(" ")) {
            there = !there;
            at = at.play(at.read(there ? "Kd6" : "Ke6").now());
            assertThat(at.outcome()).isEmpty();
            at = at.play(at.read("R" + rook).now());
        }
        at = at.play(at.read("Ke6").now());
        assertThat(phrasebook().say(at.outcome().orElseThrow().reason())).isEqualTo("the count went beyond 16");
    }
}
