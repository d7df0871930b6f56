package pbem.games.renju;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.testkit.BoardContract;

class RenjuTest implements BoardContract {

    private static final String[] FOUR = {"h8", "h9", "i10", "i9"};

    @Override
    public Game game() {
        return new Renju();
    }

    @Override
    public List<String> tables() {
        return List.of("2");
    }

    @Override
    public int longest() {
        return 25;
    }

    private Position then(Position at, String... moves) {
        Position after = at;
        for (String move : moves) {
            after = after.play(after.read(move).now());
        }
        return after;
    }

    @Test
    void each_stone_of_the_opening_keeps_to_its_square() {
        assertThat(said(at("2"), "h9")).isEqualTo("The first stone goes to the middle of the board.");
        assertThat(said(at("2", "h8"), "h10")).isEqualTo("The next stone goes into the 3 by 3 lines in the middle.");
        assertThat(at("2").moveCount()).isEqualTo(1);
        assertThat(at("2", "h8").moveCount()).isEqualTo(8 + 1);
        assertThat(at("2", "h8", "h9").moveCount()).isEqualTo(23 + 1);
        assertThat(at("2", "h8", "h9", "i10").moveCount()).isEqualTo(46 + 1);
        assertThat(at("2", FOUR).moveCount()).isEqualTo(77 + 2);
        assertThat(then(at("2", FOUR), "h10").moveCount()).isEqualTo(220 + 1);
        assertThat(then(at("2", FOUR), "h10", "a1").moveCount()).isEqualTo(219 + 1);
    }

    @Test
    void after_a_swap_the_other_player_goes_on_with_the_swapped_stones() {
        Position swapped = at("2", "h8", "swap");
        assertThat(swapped.toMove()).containsExactly(new Seat(1));
        assertThat(said(swapped, "black h9"))
                .isEqualTo("It is the turn of white, not of black. The cells alone are enough.");
        assertThat(said(swapped, "swap")).isEqualTo("You cannot write swap now.");
        Position third = then(swapped, "white h9");
        assertThat(third.toMove()).containsExactly(new Seat(2));
        assertThat(then(third, "swap").toMove()).containsExactly(new Seat(1));
    }

    @Test
    void white_chooses_one_of_ten_places_that_are_not_the_same_turned() {
        Position offering = then(at("2", FOUR), "ten");
        assertThat(offering.toMove()).containsExactly(new Seat(1));
        Position one = then(offering, "i11");
        assertThat(said(one, "g8")).isEqualTo("legal");
        // h8 and i10 change places, and so do h9 and i9
        assertThat(said(one, "h7"))
                .isEqualTo("h7 is the same as a place already offered, turned, mirrored or moved. Offer another one.");
        Position choosing = then(one, "g8", "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1");
        assertThat(choosing.toMove()).containsExactly(new Seat(2));
        assertThat(choosing.moves()).hasSize(10);
        assertThat(said(choosing, "o15")).startsWith("Nothing can be put on o15 now.");
        Position chosen = then(choosing, "c1");
        assertThat(filled(chosen))
                .containsOnlyKeys("h8", "h9", "i10", "i9", "c1")
                .containsEntry("c1", "black");
        assertThat(chosen.toMove()).containsExactly(new Seat(2));
        assertThat(said(chosen, "swap")).isEqualTo("You cannot write swap now.");
    }

    @Test
    void offers_are_made_one_by_one_or_together() {
        Position offering = then(at("2", FOUR), "ten");
        Position choosing = then(offering, "i11 g8 a1", "b1, c1, d1, e1, f1, g1, h1");
        assertThat(choosing.toMove()).containsExactly(new Seat(2));
        assertThat(choosing.moves()).hasSize(10);
        assertThat(said(offering, "i11 g8 h7"))
                .isEqualTo("h7 is the same as a place already offered, turned, mirrored or moved. Offer another one.");
        assertThat(said(offering, "i11 g8 h8")).isEqualTo("There is something on h8 already: black.");
    }

    @Test
    void after_a_swap_black_has_one_fifth_stone() {
        Position swapped = then(at("2", FOUR), "swap");
        assertThat(said(swapped, "ten")).isEqualTo("You cannot write ten now.");
        assertThat(said(then(swapped, "h10"), "swap")).isEqualTo("legal");
    }

    @Test
    void a_foul_loses_also_for_who_took_black_by_a_swap() {
        Position before = at("2", "h8", "swap", "i9", "i8", "e5", "g10", "a3", "g9", "a5");
        assertThat(before.toMove()).containsExactly(new Seat(2));
        Position after = then(before, "g8");
        assertThat(after.outcome().orElseThrow().of(new Seat(1))).isEqualTo(Result.WON);
        assertThat(phrasebook().say(after.outcome().orElseThrow().reason()))
                .isEqualTo("g8 was a foul of black, two threes at once");
    }

    @Test
    void six_win_for_white_and_five_for_black_beside_a_foul() {
        Position six = at("2 -free", "h8", "a1", "o1", "b1", "o3", "c1", "o5", "e1", "o7", "f1", "o9", "d1");
        assertThat(six.outcome().orElseThrow().of(new Seat(2))).isEqualTo(Result.WON);
        Position five = at(
                "2 -free", "h8", "a1", "h9", "c2", "h10", "a4", "h11", "a6", "g12", "a8", "f12", "a10", "e12", "c5",
                "i12", "c9", "j12", "c13", "h12");
        assertThat(five.outcome().orElseThrow().of(new Seat(1))).isEqualTo(Result.WON);
    }

    @Test
    void two_passes_one_after_the_other_are_a_draw() {
        Position at = then(at("2", FOUR), "h10", "a1");
        assertThat(said(then(at("2", FOUR), "h10"), "pass"))
                .isEqualTo("You cannot write pass now. The words that you can write: swap.");
        assertThat(then(at, "pass", "b1", "pass").outcome()).isEmpty();
        assertThat(then(at, "pass", "pass").outcome().orElseThrow().of(new Seat(1)))
                .isEqualTo(Result.DREW);
    }
}
