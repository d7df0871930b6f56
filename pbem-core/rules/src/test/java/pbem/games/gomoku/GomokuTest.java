package pbem.games.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import pbem.engine.Advice;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Game;
import pbem.game.GameFormat;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Viewer;
import pbem.picture.Ascii;
import pbem.testkit.BoardContract;

class GomokuTest implements BoardContract {

    @Override
    public Game game() {
        return new Gomoku();
    }

    @Override
    public List<String> tables() {
        return List.of(
                "2 -size=9",
                "2 -size=9 -exactly -no-swap",
                "2 -size=19",
                "2 -size=9 -opening=swap",
                "2 -size=9 -opening=swap2");
    }

    @Test
    void a_robot_sees_with_few_positions_that_an_open_four_wins() {
        Position three = at("2", "h8", "a1", "h9", "c3", "h10", "e15");
        Advice advice = Engine.choose(
                        Question.of(List.of(three), new Level(1), 1).looking(300))
                .orElseThrow();
        assertThat(advice.move().notation()).isIn("h7", "h11");
        assertThat(advice.certain()).isTrue();
        assertThat(advice.chance()).isEqualTo(1);
    }

    private static final String SWAP2 = "2 -opening=swap2";

    private static List<Integer> onTurn(Position at) {
        return at.toMove().stream().map(Seat::number).toList();
    }

    private static List<String> words(Position at) {
        return at.moves().stream()
                .map(Move::notation)
                .filter(notation -> !notation.matches("[a-z][0-9]+"))
                .toList();
    }

    private String notes(Position at) {
        return Ascii.draw(at.diagram(Viewer.PUBLIC), phrasebook()).replaceAll("\\s+", " ");
    }

    @Test
    void the_first_player_puts_three_men_of_both_colours_and_the_second_one_chooses() {
        Position two = at(SWAP2, "h8", "white i9");
        assertThat(onTurn(at(SWAP2))).isEqualTo(onTurn(two)).containsExactly(1);
        assertThat(filled(two)).isEqualTo(Map.of("h8", "black", "i9", "white"));
        assertThat(words(two)).isEmpty();
        assertThat(notes(two))
                .contains("One more man to put, the next one black")
                .doesNotContain("has black");
        Position three = at(SWAP2, "h8", "i9", "g6");
        assertThat(onTurn(three)).containsExactly(2);
        assertThat(words(three)).containsExactly("swap", "two");
        assertThat(notes(three))
                .contains("player 1 has black")
                .contains("A swap takes black")
                .contains("The word two adds 2 men; the other player then chooses");
        assertThat(words(at("2 -opening=swap", "h8", "i9", "g6"))).containsExactly("swap");
    }

    @Test
    void several_men_of_the_opening_are_put_in_the_order_written() {
        Position three = at(SWAP2, "h8, b9 c6");
        assertThat(three.lastMove().orElseThrow().notation()).isEqualTo("h8,b9,c6");
        assertThat(filled(three)).isEqualTo(Map.of("h8", "black", "b9", "white", "c6", "black"));
        assertThat(words(three)).containsExactly("swap", "two");
        assertThat(filled(at(SWAP2, "h8", "i9 g6", "two", "c3 b2")))
                .containsEntry("c3", "white")
                .containsEntry("b2", "black");
        assertThat(said(three, "a1 a2")).startsWith("\"a1 a2\" is not written like a move of this game.");
        assertThat(at(SWAP2).compose().choose("h8").orElseThrow().choices()).isEmpty();
    }

    @Test
    void who_puts_a_man_stays_white_and_who_swaps_has_black() {
        Position white = at(SWAP2, "h8", "i9", "g6", "a1");
        assertThat(filled(white)).containsEntry("a1", "white");
        assertThat(onTurn(white)).containsExactly(1);
        Position black = at(SWAP2, "h8", "i9", "g6", "swap");
        assertThat(onTurn(black)).containsExactly(1);
        assertThat(notes(black)).contains("player 2 has black");
        assertThat(words(black)).isEmpty();
        Position next = at(SWAP2, "h8", "i9", "g6", "swap", "a1");
        assertThat(filled(next)).containsEntry("a1", "white");
        assertThat(onTurn(next)).containsExactly(2);
    }

    @Test
    void after_two_more_men_the_first_player_chooses() {
        Position one = at(SWAP2, "h8", "i9", "g6", "two", "white b2");
        assertThat(onTurn(one)).containsExactly(2);
        Position two = at(SWAP2, "h8", "i9", "g6", "two", "b2", "black c3");
        assertThat(filled(two)).containsEntry("b2", "white").containsEntry("c3", "black");
        assertThat(onTurn(two)).containsExactly(1);
        assertThat(words(two)).containsExactly("swap");
        assertThat(onTurn(at(SWAP2, "h8", "i9", "g6", "two", "b2", "c3", "swap")))
                .containsExactly(2);
        assertThat(onTurn(at(SWAP2, "h8", "i9", "g6", "two", "b2", "c3", "white d4")))
                .containsExactly(2);
        assertThat(notes(at(SWAP2, "h8", "i9", "g6", "two", "b2", "c3", "white d4")))
                .contains("player 2 has black");
    }

    @Test
    void five_in_a_row_win_for_who_has_the_colour() {
        Position end = at(SWAP2, "h8", "a1", "h9", "swap", "a3", "h10", "a5", "h11", "a7", "h12");
        assertThat(end.outcome().orElseThrow().of(new Seat(2))).isEqualTo(Result.WON);
    }

    @Test
    void words_of_the_opening_are_read_in_other_words_and_languages() {
        Position three = at(SWAP2, "h8", "i9", "g6");
        for (String typed : List.of("Swap!", "black", "Black!", "ich tausche", "j'échange", "swap colours")) {
            assertThat(three.read(typed).now().notation()).as(typed).isEqualTo("swap");
        }
        for (String typed : List.of("two more", "put two", "zwei", "zwei weitere Steine", "deux pions")) {
            assertThat(three.read(typed).now().notation()).as(typed).isEqualTo("two");
        }
        assertThat(said(at(SWAP2), "two")).isEqualTo("You cannot write two now.");
        assertThat(said(three, "white")).startsWith("\"white\" is not written like a move of this game.");
        assertThat(said(at("2", "h8"), "black"))
                .isEqualTo("It is the turn of white, not of black. The cells alone are enough.");
    }

    @Test
    void an_opening_and_no_swap_exclude_each_other() {
        assertThat(game().start(2, Map.of("opening", "swap2", "no-swap", ""), Seed.of(new byte[Seed.BYTES]))
                        .<String>match(at -> "", refused -> phrasebook().say(refused.phrase())))
                .contains("-opening")
                .contains("-no-swap");
    }

    @Test
    void a_robot_puts_the_first_three_men_near_the_middle() {
        List<Position> line = new ArrayList<>(List.of(at(SWAP2)));
        for (int man = 0; man < 3; man++) {
            Move move = Engine.choose(Question.of(line, new Level(2), 7).looking(500))
                    .orElseThrow()
                    .move();
            assertThat(move.notation()).matches("[e-k]([5-9]|1[01])");
            line.add(line.get(man).play(move));
        }
    }

    @Test
    void a_file_names_the_opening() {
        GameFormat format = game().format().orElseThrow();
        assertThat(format.options(format.head(at(SWAP2)))).contains(Map.of("opening", "swap2"));
        assertThat(format.options(format.head(at("2")))).contains(Map.of());
    }

    /** The usual size, on which every test takes long. */
    @Nested
    @Tag("long")
    class OfFifteenLines implements BoardContract {

        @Override
        public Game game() {
            return new Gomoku();
        }

        @Override
        public List<String> tables() {
            return List.of("2", "2 -exactly");
        }
    }
}
