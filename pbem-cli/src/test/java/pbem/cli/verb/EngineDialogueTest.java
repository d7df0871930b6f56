package pbem.cli.verb;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Games;
import pbem.games.Catalogue;

/** The protocol for other programs, used rightly and wrongly. */
class EngineDialogueTest {

    private static final Games GAMES = Catalogue.games();

    private static EngineDialogue dialogue(String game, int seats) {
        return new EngineDialogue(
                GAMES.named(game).orElseThrow(), seats, new GivenOptions(List.of()), GAMES.phrasebook(Locale.ENGLISH));
    }

    @Test
    void it_says_who_it_is_and_that_it_is_ready() {
        EngineDialogue dialogue = dialogue("cholone", 2);
        assertThat(dialogue.answer("pbem")).contains("id name PBeM").endsWith("pbemok");
        assertThat(dialogue.answer("isready")).containsExactly("readyok");
        assertThat(dialogue.answer("")).isEmpty();
    }

    static List<String> games() {
        return GAMES.names();
    }

    @Test
    void three_of_them_play_against_each_other() {
        play("cholone", 3);
    }

    @ParameterizedTest
    @MethodSource("games")
    void two_of_them_play_against_each_other(String game) {
        play(game, 2);
    }

    private static void play(String game, int seats) {
        EngineDialogue one = dialogue(game, seats);
        List<String> moves = new ArrayList<>();
        for (int ply = 0; ply < 8; ply++) {
            String position = "position start" + (moves.isEmpty() ? "" : " moves " + String.join("; ", moves));
            assertThat(one.answer(position)).isEmpty();
            String best = one.answer("go nodes 200 level 1 seed " + ply).get(1);
            assertThat(best).startsWith("bestmove ");
            moves.add(best.substring("bestmove ".length()));
        }
        assertThat(moves).hasSize(8);
    }

    @Test
    void the_same_question_has_the_same_answer() {
        String go = "go nodes 3000 level 2 seed 5";
        assertThat(dialogue("chroma", 2).answer(go))
                .isEqualTo(dialogue("chroma", 2).answer(go));
    }

    @Test
    void a_stopped_search_answers_with_its_best_move() {
        for (String game : List.of("cholone", "chroma", "kroma", "chromino")) {
            EngineDialogue dialogue = dialogue(game, 2);
            dialogue.stop(1);
            List<String> answer = dialogue.answer("go nodes 100000000");
            assertThat(answer.get(1)).as(game).startsWith("bestmove ").doesNotContain("none");
            assertThat(dialogue.answer("stop")).isEmpty();
        }
    }

    @Test
    void a_stop_is_for_the_searches_before_it() {
        EngineDialogue dialogue = dialogue("chroma", 2);
        dialogue.stop(1);
        dialogue.answer("go nodes 100000000");
        assertThat(dialogue.answer("go nodes 5000").get(0)).doesNotContain("nodes 1024 ");
        assertThat(EngineDialogue.searches(" go level 2")).isTrue();
        assertThat(EngineDialogue.searches("gone")).isFalse();
        assertThat(EngineDialogue.stops("stop ")).isTrue();
    }

    @Test
    void a_game_that_is_over_has_no_best_move() {
        EngineDialogue dialogue = new EngineDialogue(
                GAMES.named("chroma").orElseThrow(),
                2,
                new GivenOptions(List.of("-size=1")),
                GAMES.phrasebook(Locale.ENGLISH));
        assertThat(dialogue.answer("moves")).containsExactly("legal a1");
        assertThat(dialogue.answer("position start moves a1")).isEmpty();
        assertThat(dialogue.answer("go")).containsExactly("bestmove (none)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hello",
                "position",
                "position here",
                "position start seed 12",
                "position start moves c5",
                "position start moves ;;;",
                "position start moves a1-a3,b1; nonsense",
                "go nodes",
                "go nodes 0",
                "go nodes 99999999999999999999",
                "go level 5",
                "go seed x",
                "go fast 3",
                "\u0000\u0007\u001b[2J"
            })
    void an_impossible_command_is_one_line_of_error_and_changes_nothing(String line) {
        EngineDialogue dialogue = dialogue("cholone", 2);
        dialogue.answer("position start moves c5d5");
        List<String> before = dialogue.answer("moves");
        List<String> answer = dialogue.answer(line);
        assertThat(answer).hasSize(1);
        assertThat(answer.get(0)).startsWith("error ").doesNotContain("\n", "\u001b", "\u0000");
        assertThat(dialogue.answer("moves")).isEqualTo(before);
        assertThat(dialogue.isOver()).isFalse();
    }

    @Test
    void garbage_never_ends_it() {
        EngineDialogue dialogue = dialogue("chromino", 2);
        Random random = new Random(6);
        String[] words = {
            "position", "start", "moves", "go", "nodes", "level", "seed", ";", "-1", "RYB 3,-2 E", "é", "1"
        };
        for (int i = 0; i < 500; i++) {
            StringBuilder line = new StringBuilder();
            for (int word = random.nextInt(7); word > 0; word--) {
                line.append(words[random.nextInt(words.length)]).append(' ');
            }
            if (!line.toString().contains("go")) {
                assertThat(dialogue.answer(line.toString()))
                        .allMatch(answer -> answer.startsWith("error ") || answer.startsWith("legal "));
            }
        }
        assertThat(dialogue.answer("x".repeat(150_000)).get(0))
                .startsWith("error ")
                .hasSizeLessThan(200);
        assertThat(dialogue.answer("isready")).containsExactly("readyok");
    }

    @Test
    void it_ends_when_it_is_told_to() {
        EngineDialogue dialogue = dialogue("kroma", 2);
        assertThat(dialogue.answer("quit")).isEmpty();
        assertThat(dialogue.isOver()).isTrue();
    }
}
