package pbem.games.weiqi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import pbem.game.Draft;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.kit.BoardGame;
import pbem.phrase.Phrasebook;
import pbem.testkit.BoardContract;
import pbem.testkit.Table;

class WeiqiTest implements BoardContract {

    /** Black takes the columns a to e and white the others; one man of each stands in the part of the other. */
    private static final String FILLED = "e1 f1 e2 f2 e3 f3 e4 f4 e5 f5 e6 f6 e7 f7 e8 f8 e9 f9 h5 b5";

    @Override
    public Game game() {
        return new Weiqi();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -size=13 -handicap=9", "2 -komi=7");
    }

    @Test
    void two_passes_ask_for_dead_men_and_an_accepted_proposal_is_counted() {
        Position proposed = after("2", FILLED + " pass pass").play(read("2", FILLED + " pass pass", "dead: B5, h5"));
        assertThat(proposed.lastMove().orElseThrow().notation()).isEqualTo("b5,h5");
        assertThat(words(proposed)).contains("Proposed as dead: b5 and h5", "black has 45 (men 9, points around 36)");
        Position over = proposed.play(proposed.read("accept").now());
        assertThat(phrasebook().say(over.outcome().orElseThrow().reason()))
                .isEqualTo("black has 45 (men 9, points around 36)"
                        + " and white 43.5 (men 9, points around 27, komi 7.5)");
        assertThat(Phrasebook.in(Locale.GERMAN, Map.of("kit", BoardGame.class))
                        .say(over.outcome().orElseThrow().reason()))
                .contains("Weiß 43,5 (", "Komi 7,5)");
        assertThat(over.outcome().orElseThrow().with(Result.WON)).containsExactly(new Seat(1));
    }

    @Test
    void nobody_is_asked_for_dead_men_once_a_player_has_left() {
        Position passed = after("2", FILLED + " pass pass");
        assertThat(notes(passed)).contains("both have passed: name one man of each dead chain");
        assertThat(notes(passed.leave(new Seat(1)))).contains("has left").doesNotContain("both have passed");
    }

    private String notes(Position position) {
        return position.diagram(Viewer.PUBLIC).notes().stream()
                .map(note -> phrasebook().say(note.written()))
                .collect(Collectors.joining("\n"));
    }

    @Test
    void naming_other_men_answers_and_naming_the_same_men_agrees() {
        Position named = after("2", FILLED + " pass pass none b5,h5");
        assertThat(named.toMove()).containsExactly(new Seat(1));
        assertThat(named.play(named.read("h5 b5").now()).outcome()).isPresent();
        Position enough = after("2", FILLED + " pass pass none b5 h5 none");
        assertThat(enough.moves()).extracting(Object::toString).containsExactly("accept", "resume");
        assertThat(said(enough, "b5")).contains("proposed twice");
    }

    @Test
    void a_dispute_goes_on_playing_with_who_passed_first() {
        Position resumed = after("2", FILLED + " pass pass b5 resume");
        assertThat(resumed.toMove()).containsExactly(new Seat(1));
        assertThat(after("2", FILLED + " pass pass none b5 resume").toMove()).containsExactly(new Seat(1));
        Position again = after("2", FILLED + " pass pass b5 resume pass pass");
        assertThat(phrasebook().say(again.outcome().orElseThrow().reason()))
                .startsWith("black has 10 (men 10, points around 0)");
    }

    @Test
    void several_dead_men_are_chosen_one_after_the_other() {
        Position passed = after("2", FILLED + " pass pass");
        Draft chosen = passed.compose().along(List.of("b5", "h5")).orElseThrow();
        assertThat(chosen.move().orElseThrow().notation()).isEqualTo("b5,h5");
        assertThat(chosen.choose("b5")).isEmpty();
        assertThat(chosen.choose("none")).isEmpty();
        assertThat(passed.compose().choose("none").orElseThrow().move()).isPresent();
    }

    @Test
    void a_choice_of_dead_men_can_always_be_read_back() {
        String men = IntStream.of(1, 13, 15, 17, 19, 11)
                .mapToObj(row ->
                        Stream.of("a", "c", "e", "g", "j", "l", "n", "q", "s").map(column -> column + row))
                .flatMap(one -> one)
                .collect(Collectors.joining(" "));
        Position passed = after("2 -size=19", men + " pass pass");
        Draft chosen = passed.compose();
        for (int i = 0; i < 48; i++) {
            chosen = chosen.choose(chosen.choices().get(0).key()).orElseThrow();
        }
        assertThat(chosen.choices()).isEmpty();
        Move move = chosen.move().orElseThrow();
        assertThat(passed.read(move.notation()).now()).isEqualTo(move);
    }

    @Test
    void an_unreadable_answer_gets_the_words_that_the_position_allows() {
        assertThat(said(after("2", FILLED + " pass pass none"), "let us count"))
                .endsWith("Write it like this: d4, none, accept or resume.");
    }

    @Test
    void dead_men_are_named_as_people_write_it() {
        Position passed = after("2", FILLED + " pass pass");
        for (String typed : List.of("b5 and h5 are dead.", "b5, h5 dead", "b5 und h5 sind tot", "b5, h5 sont morts!")) {
            assertThat(passed.read(typed).now().notation()).isEqualTo("b5,h5");
        }
        for (String typed :
                List.of("b5 is not dead", "b5 isn't dead", "b5 nicht tot", "b5 dead?", "b5 n'est pas mort")) {
            assertThat(passed.read(typed).result()).as(typed).isEmpty();
        }
    }

    @Test
    void that_nothing_is_dead_is_understood_as_people_write_it() {
        Position passed = after("2", FILLED + " pass pass");
        for (String typed : List.of("No dead stones.", "all alive", "nothing is dead", "keine toten Steine")) {
            assertThat(passed.read(typed).now().notation()).isEqualTo("none");
        }
    }

    @Test
    void an_answer_is_understood_as_phones_write_it() {
        Position proposed = after("2", FILLED + " pass pass none");
        assertThat(proposed.read("D\u2019accord !").now().notation()).isEqualTo("accept");
        assertThat(proposed.read("I don\u2019t agree.").now().notation()).isEqualTo("resume");
    }

    @Test
    void no_draw_is_agreed_on_while_accept_is_a_move() {
        assertThat(after("2", FILLED + " pass pass").drawable()).isTrue();
        assertThat(after("2", FILLED + " pass pass none").drawable()).isFalse();
        assertThat(after("2", FILLED + " pass pass none resume").drawable()).isTrue();
    }

    @Test
    void a_cell_without_a_man_cannot_be_named_dead() {
        Position passed = after("2", FILLED + " pass pass");
        assertThat(said(passed, "a1")).startsWith("There is no man on a1.");
        assertThat(said(passed, "b5 a1")).startsWith("There is no man on a1.");
        assertThat(said(passed, "accept")).contains("accept");
        assertThat(said(after("2", "a2 b2 b1 j9 pass"), "j9")).startsWith("There is something on j9");
        assertThat(said(after("2", "a2 e5 b1"), "a1")).contains("no empty point");
        assertThat(said(after("2", "b3 d4 c4 d2 c2 e3 g7 c3 d3"), "c3")).contains("would repeat an earlier position");
    }

    @Test
    void men_of_a_handicap_stand_on_star_points_and_white_begins() {
        Position start = after("2 -size=19 -handicap=5", "");
        assertThat(filled(start)).containsOnlyKeys("d4", "q16", "d16", "q4", "k10");
        assertThat(start.toMove()).containsExactly(new Seat(2));
    }

    private Position after(String table, String moves) {
        Position at = Table.of(table).start(game(), 1);
        for (String move : moves.split(" ")) {
            at = move.isEmpty() ? at : at.play(at.read(move).now());
        }
        return at;
    }

    private Move read(String table, String moves, String text) {
        return after(table, moves).read(text).now();
    }

    private String words(Position position) {
        return String.join(
                " ",
                position.words(Viewer.PUBLIC).description().board().stream()
                        .map(phrasebook()::say)
                        .toList());
    }
}
