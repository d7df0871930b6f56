package pbem.course;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.player.Player;

/** How far players are with the lessons of games. */
public interface Courses {

    /** That player's course of a game, if they have begun one. */
    Optional<Course> of(Player player, String game);

    /** All that they have begun, in this order. */
    List<Course> of(Player player);

    Optional<Course> numbered(int number);

    /** At the first lesson; a player has one course of a game. */
    Course begin(Player player, String game, Instant at);

    /** @throws IllegalStateException if it is not as it was before any more */
    void change(Course before, Course after, Instant at);
}
