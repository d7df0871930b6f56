package pbem.handler.course;

import pbem.game.Reason;

/** Why an answer to a lesson was not judged, the rules of the game apart. */
public final class CourseRefusal {

    /** The mail that is answered was about another lesson, or another part of it. */
    public static final Reason GONE_ON = new Reason("course.gone-on");

    /** All lessons have been taken. */
    public static final Reason ALL_TAKEN = new Reason("course.all-taken");

    /** The lessons are somebody else's, or not kept any more. */
    public static final Reason NOT_YOURS = new Reason("course.not-yours");

    /** There are not so many lessons. */
    public static final Reason NO_SUCH_LESSON = new Reason("course.no-such-lesson");

    /** The game has no lessons. */
    public static final Reason NO_LESSONS = new Reason("course.no-lessons");

    private CourseRefusal() {}
}
