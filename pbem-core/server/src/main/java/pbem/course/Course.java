package pbem.course;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import pbem.game.Lesson;

/**
 * A player's progress through the lessons of a game.
 *
 * @param number unique
 * @param player the player's id
 * @param game its name
 * @param lesson the current lesson, counted from 0; one past the last if all are done
 * @param task the current task of this lesson, counted from 0
 * @param solved the lessons whose tasks the player has solved
 * @param revision grows with every change of the lesson or task
 */
public record Course(int number, long player, String game, int lesson, int task, Set<Integer> solved, int revision) {

    public Course {
        solved = Set.copyOf(solved);
    }

    /** Whether all lessons are done. A newer server may have fewer lessons than the player has done. */
    public boolean isOver(List<Lesson> lessons) {
        return lesson >= lessons.size() || task >= lessons.get(lesson).tasks().size();
    }

    /** This course at the beginning of another lesson. */
    public Course at(int other) {
        return new Course(number, player, game, other, 0, solved, revision + 1);
    }

    /** This course at the beginning of the next lesson. */
    public Course skipped() {
        return at(lesson + 1);
    }

    /** This course after the current task was solved. */
    public Course solved(List<Lesson> lessons) {
        if (task + 1 < lessons.get(lesson).tasks().size()) {
            return new Course(number, player, game, lesson, task + 1, solved, revision + 1);
        }
        Set<Integer> more = new TreeSet<>(solved);
        more.add(lesson);
        return new Course(number, player, game, lesson + 1, 0, more, revision + 1);
    }
}
