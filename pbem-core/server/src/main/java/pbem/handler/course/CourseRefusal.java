package pbem.handler.course;

import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why an answer to a lesson was not judged, the rules of the game apart. */
public sealed interface CourseRefusal extends Refusal {

    /** The mail that is answered was about another lesson, or another part of it. */
    record GoneOn(String said, String title) implements CourseRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("course.gone-on", said, title);
        }
    }

    /** All lessons have been taken. */
    record AllTaken(String title, String game) implements CourseRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("course.all-taken", title, game);
        }
    }

    /** The lessons are somebody else's, or not kept any more. */
    record NotYours() implements CourseRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("course.not-yours");
        }
    }

    /** There are not so many lessons. */
    record NoSuchLesson(String title, int wanted, int lessons) implements CourseRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("course.no-such-lesson", title, wanted, lessons);
        }
    }

    /** The game has no lessons. */
    record NoLessons(String title, String game) implements CourseRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("course.no-lessons", title, game);
        }
    }
}
