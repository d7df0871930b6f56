package pbem.course;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.player.Player;

/** The players' progress through the lessons of games. */
public interface Courses {

    /** A player's course of a game; empty if they have not begun it. */
    Optional<Course> of(Player player, String game);

    /** All courses that a player has begun, in the order in which they were begun. */
    List<Course> of(Player player);

    Optional<Course> numbered(int number);

    /** Begins a course at the first lesson. A player has at most one course of a game. */
    Course begin(Player player, String game, Instant at);

    /** @throws IllegalStateException if the course has changed in the meantime */
    void change(Course before, Course after, Instant at);
}
