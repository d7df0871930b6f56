package pbem.handler.course;

import pbem.game.Reason;

/** Why an answer to a lesson was not judged, apart from the rules of the game. */
public final class CourseRefusal {

    /** The mail that is replied to showed another lesson or task. */
    public static final Reason GONE_ON = new Reason("course.gone-on");

    /** The player has done all lessons. */
    public static final Reason ALL_TAKEN = new Reason("course.all-taken");

    /** The lessons belong to another player, or are no longer stored. */
    public static final Reason NOT_YOURS = new Reason("course.not-yours");

    /** The game has fewer lessons. */
    public static final Reason NO_SUCH_LESSON = new Reason("course.no-such-lesson");

    /** The game has no lessons. */
    public static final Reason NO_LESSONS = new Reason("course.no-lessons");

    private CourseRefusal() {}
}
