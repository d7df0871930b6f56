package pbem.handler.course;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.course.Course;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Lesson;
import pbem.game.Lessons;
import pbem.game.Move;
import pbem.notice.Notice.Answer;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.request.CommandContext;

/**
 * A course and its lessons.
 *
 * @param lessons of the game, in order
 */
record Taken(Course course, Game game, List<Lesson> lessons) {

    Taken {
        lessons = List.copyOf(lessons);
    }

    /** The course that a mail was about, if it is the speaker's. */
    static Optional<Taken> of(CommandContext context, Games games, ReplyTarget.OfLesson target) {
        return context.repositories()
                .courses()
                .numbered(target.course())
                .filter(course -> context.speaker()
                        .player()
                        .filter(player -> player.id() == course.player())
                        .isPresent())
                .flatMap(course -> games.named(course.game()).map(game -> new Taken(course, game, Lessons.of(game))));
    }

    Taken with(Course other) {
        return new Taken(other, game, lessons);
    }

    /** The number of the current lesson, counted from 1. */
    int number() {
        return course.lesson() + 1;
    }

    Lesson.Task task() {
        return lessons.get(course.lesson()).tasks().get(course.task());
    }

    /** A phrase about the current lesson, whose first arguments are its number and its game. */
    Phrase phrase(String key, Object... more) {
        return Phrase.of(
                key,
                Stream.concat(Stream.of(number(), game.called()), Stream.of(more))
                        .toArray());
    }

    Answer shown() {
        return new Answer.Lesson(
                course.number(), course.revision(), game.name(), course.lesson(), course.task(), false);
    }

    Answer judged(Move move) {
        return new Answer.Judged(game.name(), course.lesson(), course.task(), move.notation());
    }

    Answer hint() {
        return new Answer.LessonHint(game.name(), course.lesson(), course.task());
    }
}
