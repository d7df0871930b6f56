package pbem.course;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import pbem.game.Lesson;

/**
 * The lessons of a game, as one player takes them.
 *
 * @param number unique
 * @param player their id
 * @param game by its name
 * @param lesson at which they are, counted from 0; behind the last one if they have taken all
 * @param task of this lesson, counted from 0
 * @param solved the lessons that they solved
 * @param revision grows whenever they come to another lesson or task
 */
public record Course(int number, long player, String game, int lesson, int task, Set<Integer> solved, int revision) {

    public Course {
        solved = Set.copyOf(solved);
    }

    /** Whether they have taken all of them; a server that is newer may have fewer than they remember. */
    public boolean isOver(List<Lesson> lessons) {
        return lesson >= lessons.size() || task >= lessons.get(lesson).tasks().size();
    }

    /** At the beginning of that lesson. */
    public Course at(int other) {
        return new Course(number, player, game, other, 0, solved, revision + 1);
    }

    /** At the next lesson. */
    public Course skipped() {
        return at(lesson + 1);
    }

    /** After the task at which they are was done. */
    public Course solved(List<Lesson> lessons) {
        if (task + 1 < lessons.get(lesson).tasks().size()) {
            return new Course(number, player, game, lesson, task + 1, solved, revision + 1);
        }
        Set<Integer> more = new TreeSet<>(solved);
        more.add(lesson);
        return new Course(number, player, game, lesson + 1, 0, more, revision + 1);
    }
}
