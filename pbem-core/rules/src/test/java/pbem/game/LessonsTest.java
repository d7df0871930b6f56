package pbem.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.testkit.pebbles.Pebbles;

/** Lessons are read as they are written, in a game in which the player who takes the last pebble wins. */
class LessonsTest {

    private static final Game PEBBLES = new Pebbles();

    private static final String HEAD = "lesson: Few left\nsetup: 2 -heap=5\nmoves: take2\n";
    private static final String TASK = "task:\n    Take one.\nhint:\n    Just one.\n";

    private static Lesson read(String text) {
        return Lessons.read(PEBBLES, text).get(0);
    }

    private static Lesson.Answer answer(Lesson lesson, int task, String move) {
        Lesson.Task asked = lesson.tasks().get(task);
        return asked.answerTo(asked.position().read(move).now());
    }

    @Test
    void a_game_need_not_have_lessons() {
        assertThat(Lessons.of(PEBBLES)).isEmpty();
    }

    @Test
    void a_lesson_has_a_position_and_an_answer_for_every_move() {
        Lesson lesson = read("# a remark\n" + HEAD + "text:\n    Three are\n    left.\n\n    Think.\n" + TASK
                + "right: take1\n    Yes.\nwrong: *\n    No.\n");

        assertThat(lesson.title()).isEqualTo("Few left");
        assertThat(lesson.pupil()).isEqualTo(new Seat(2));
        assertThat(lesson.start().ply()).isEqualTo(1);
        assertThat(lesson.tasks().get(0).teaching()).containsExactly("Three are left.", "Think.");
        assertThat(lesson.tasks().get(0).wish()).isEqualTo("Take one.");
        assertThat(lesson.tasks().get(0).solutions()).extracting(Move::notation).containsExactly("take1");
        assertThat(answer(lesson, 0, "take1").words()).containsExactly("Yes.");
        assertThat(answer(lesson, 0, "take2").right()).isFalse();
    }

    @Test
    void a_second_task_goes_on_from_the_right_move() {
        Lesson lesson = read("lesson: Two\nsetup: 2 -heap=9\n" + TASK + "right: take1\n    Yes.\nwrong: *\n    No.\n"
                + "then: take1\n" + TASK + "right: take2\n    Yes.\nwrong: *\n    No.\n");

        assertThat(lesson.tasks()).extracting(task -> task.position().ply()).containsExactly(0, 2);
    }

    private static final String ENGLISH =
            HEAD + "text:\n    Three left.\n" + TASK + "right: take1\n    Yes.\nwrong: *\n    No.\n";
    private static final String GERMAN = "lesson: Nur noch wenige\ntext:\n    Drei liegen da.\n\n    Denk nach.\n"
            + "task:\n    Nimm einen.\nhint:\n    Nur einen.\nright: take1\n    Ja.\nwrong: *\n    Nein.\n";

    private static List<Lesson> translated(String words) {
        return Lessons.translated(PEBBLES, Locale.GERMAN, ENGLISH, words);
    }

    @Test
    void a_translation_has_the_words_and_the_english_the_moves() {
        Lesson lesson = translated(GERMAN).get(0);

        assertThat(lesson.title()).isEqualTo("Nur noch wenige");
        assertThat(lesson.start().ply()).isEqualTo(1);
        assertThat(lesson.tasks().get(0).teaching()).containsExactly("Drei liegen da.", "Denk nach.");
        assertThat(answer(lesson, 0, "take1").words()).containsExactly("Ja.");
        assertThat(answer(lesson, 0, "take2").words()).containsExactly("Nein.");
    }

    @Test
    void a_game_without_lessons_in_a_language_gives_them_in_english() {
        assertThat(Lessons.exist(PEBBLES, Locale.GERMAN)).isFalse();
        assertThat(Lessons.fault(PEBBLES, Locale.GERMAN)).isEmpty();
        assertThat(Lessons.of(PEBBLES, Locale.GERMAN)).isEqualTo(Lessons.of(PEBBLES));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "right: take1 | right: take2 | line 10, “right: take2”, stands where the English has “right: take1”",
                "lesson: Nur noch wenige | lesson: | line 1, “lesson:”, stands where the English has “lesson: Few left”",
                "text: | setup: 2\\ntext: | line 2, “setup: 2”, stands where the English has “text:”",
                "'    Nur einen.\\n' | '# nichts\\n' | line 8, “hint:”, has no words",
                "'wrong: *\\n    Nein.\\n' | '' | it ends where the English has “wrong: *”",
                "'    Nein.' | '    Nein.\\nlesson: Mehr' | line 14 stands where the English ends",
                "'    Ja.' | Ja. | line 11, “Ja.”, belongs to nothing",
            })
    void a_translation_that_does_not_fit_is_named(String part, String other, String fault) {
        assertThatThrownBy(() -> translated(GERMAN.replace(part.replace("\\n", "\n"), other.replace("\\n", "\n"))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("lessons_de.txt of pebbles: " + fault);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "take2       | take2",
                "take?       | take1 take2 take3",
                "take[13]    | take1 take3",
                "*           | take1 take2 take3",
                "wins        | take3",
                "allows wins | take1 take2",
            })
    void moves_are_told_apart_by_their_kind(String kind, String moves) {
        Position three = PEBBLES.start(2, Map.of("heap", "3"), Seed.of(new byte[Seed.BYTES]))
                .now();
        List<String> those = three.moves().stream()
                .filter(move -> new MoveKind(kind).holds(three, move, three.play(move)))
                .map(move -> move.notation())
                .toList();
        assertThat(String.join(" ", those)).isEqualTo(moves);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "words                                      | line 1, “words”, belongs to nothing",
                "setup: 2                                   | line 1 is no “lesson:”",
                "lesson: A                                  | it ends where “setup:” is missing",
                "lesson: A\\nsetup: two                     | line 2 does not begin with the number of players",
                "lesson: A\\nsetup: 2\\nmoves: jump         | line 3, “jump”, is no move",
                "lesson: A\\nsetup: 2\\nhint:               | line 3 is no “task:”",
                "lesson: A\\nsetup: 2\\ntask:\\nhint:\\nright: take9 | line 5, “take9”, is no move",
                "lesson: A\\nsetup: 2\\ntask:\\nhint:\\nright: *\\nthen: take1 | line 6 goes on from one of 3 moves",
                "lesson: A\\nsetup: 2 -heap=1\\nmoves: take1\\ntask:  | line 4 asks for a move where nobody is on turn",
            })
    void a_fault_is_named_with_its_line(String text, String fault) {
        assertThatThrownBy(() -> read(text.replace("\\n", "\n")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("lessons.txt of pebbles: " + fault);
    }
}
