package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import pbem.game.Lesson;
import pbem.game.Lessons;
import pbem.game.Move;
import pbem.game.MoveKind;
import pbem.game.Position;
import pbem.game.Viewer;
import pbem.phrase.EachLanguage;
import pbem.phrase.Resource;
import pbem.picture.Ascii;

/** The contract of a game with lessons. Reading the lessons replays them, so an illegal move is a fault. */
public interface LessonContract extends GameTables {

    int FEWEST = 5;
    int WIDTH = 72;
    int MOST_TASKS = 2;
    int LONGEST_TITLE = 40;

    @Test
    default void thereAreEnoughLessons() {
        assertThat(lessons()).hasSizeGreaterThanOrEqualTo(FEWEST);
        assertThat(lessons())
                .extracting(Lesson::title)
                .doesNotHaveDuplicates()
                .allSatisfy(title -> assertThat(title).isNotBlank().hasSizeLessThanOrEqualTo(LONGEST_TITLE));
        assertThat(lessons()).allSatisfy(lesson -> assertThat(lesson.tasks()).hasSizeBetween(1, MOST_TASKS));
    }

    @Test
    default void theLessonsAreFitForMail() {
        assertThat(text(Locale.ENGLISH).lines())
                .allMatch(line -> line.length() <= WIDTH && line.equals(line.stripTrailing()));
        assertThat(text(Locale.ENGLISH).chars()).allMatch(c -> c == '\n' || c >= ' ' && c <= '~');
    }

    @Test
    default void thePupilAloneIsOnTurnInEveryTaskOfALesson() {
        for (Lesson lesson : lessons()) {
            assertThat(lesson.tasks())
                    .as(lesson.title())
                    .allSatisfy(task -> assertThat(task.position().toMove()).containsExactly(lesson.pupil()));
        }
    }

    @Test
    default void everyTaskCanBeSolvedAndNotByEveryMove() {
        for (Lesson lesson : lessons()) {
            assertThat(lesson.tasks()).as(lesson.title()).allSatisfy(task -> {
                long solutions = task.solutions().count();
                assertThat(solutions).isPositive().isLessThan(task.position().moveCount());
            });
        }
    }

    @Test
    default void everyMoveIsExplained() {
        for (Lesson lesson : lessons()) {
            for (Lesson.Task task : lesson.tasks()) {
                assertThat(task.wish()).as(lesson.title()).isNotBlank();
                assertThat(task.hint()).as(lesson.title()).isNotBlank();
                assertThat(task.answers()).as(lesson.title()).isNotEmpty();
                assertThat(task.answers())
                        .as(lesson.title())
                        .allSatisfy(answer ->
                                assertThat(answer.words()).isNotEmpty().allMatch(words -> !words.isBlank()));
                for (Move move : task.position().moves()) {
                    assertThatCode(() -> task.answerTo(move))
                            .as("%s: %s", lesson.title(), move.notation())
                            .doesNotThrowAnyException();
                }
            }
        }
    }

    /** An answer to no move, or a kind of no move, is a slip of its writer. */
    @Test
    default void everyAnswerIsSomeMovesAndEveryKindHasOne() {
        for (Lesson lesson : lessons()) {
            for (Lesson.Task task : lesson.tasks()) {
                List<Lesson.Answer> given = task.position().moves().stream()
                        .map(task::answerTo)
                        .distinct()
                        .toList();
                assertThat(given).as(lesson.title()).containsExactlyInAnyOrderElementsOf(task.answers());
                for (MoveKind kind : kinds(task)) {
                    assertThat(task.position().moves().stream().anyMatch(move -> isOf(kind, task.position(), move)))
                            .as("%s: %s", lesson.title(), kind.text())
                            .isTrue();
                }
            }
        }
    }

    @Test
    default void theLessonsOfEveryLanguageFitTheEnglishOnes() {
        for (Locale language : translations()) {
            assertThat(Lessons.fault(game(), language)).as(resource(language)).isEmpty();
            assertThat(Lessons.of(game(), language)).extracting(Lesson::title).doesNotHaveDuplicates();
        }
    }

    @Test
    default void theLessonsOfEveryLanguageAreFitForMail() {
        for (Locale language : translations()) {
            assertThat(text(language).lines())
                    .as(resource(language))
                    .allMatch(line -> line.length() <= WIDTH && line.equals(line.stripTrailing()));
            assertThat(Lessons.of(game(), language))
                    .extracting(Lesson::title)
                    .allSatisfy(title -> assertThat(title).hasSizeLessThanOrEqualTo(LONGEST_TITLE));
        }
    }

    private List<Locale> translations() {
        return EachLanguage.ALL.stream()
                .skip(1)
                .filter(language -> Lessons.exist(game(), language))
                .toList();
    }

    private static List<MoveKind> kinds(Lesson.Task task) {
        return task.answers().stream()
                .flatMap(answer -> answer.kinds().stream())
                .toList();
    }

    private static boolean isOf(MoveKind kind, Position position, Move move) {
        return kind.holds(position, move, position.play(move));
    }

    @Test
    default void everyLessonCanBeDrawnAndTold() {
        for (Lesson lesson : lessons()) {
            for (Lesson.Task task : lesson.tasks()) {
                String board = Ascii.draw(task.position().diagram(Viewer.of(lesson.pupil())), phrasebook());
                assertThat(board.lines()).as(lesson.title()).allMatch(line -> line.length() <= WIDTH);
                task.solutions()
                        .forEach(move -> task.position().play(move).happenings().forEach(phrasebook()::say));
            }
        }
    }

    private List<Lesson> lessons() {
        return Lessons.of(game());
    }

    private String text(Locale language) {
        return new Resource(game().getClass(), resource(language)).text().orElseThrow();
    }

    private static String resource(Locale language) {
        return language.equals(Locale.ENGLISH) ? "lessons.txt" : "lessons_" + language.getLanguage() + ".txt";
    }
}
