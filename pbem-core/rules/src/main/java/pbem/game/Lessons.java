package pbem.game;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The lessons that a game's package contains in its resource {@code lessons.txt}.
 *
 * <p>The resource has parts, each begun by a word and a colon at the beginning of a line. Words to people stand below it,
 * four blanks in, with an empty line between paragraphs. A line that begins with {@code #} is a comment.
 *
 * <pre>
 * lesson: Pushing off            a lesson begins; its title
 * setup: 2 -setup=alien          players, options, and the seed in hex if there is chance
 * moves: c5,d5; g5,f5            that lead to the position; may stand several times, or not at all
 * text:                          what there is to know; may be left out
 * task:                          what the pupil has to do
 * hint:                          for a pupil who does not find the move
 * right: a1-b2,c3; wins          kinds of moves that are right ({@link MoveKind}), and why
 * wrong: *                       kinds that are not, and why not; the last one of a task fits every move
 * then: g4,f4                    what is played after the right move, if another task follows: its text, task...
 * </pre>
 */
public final class Lessons {

    private static final String RESOURCE = "lessons.txt";

    /** Kept because reading a lesson replays its moves. Lessons never change. */
    private static final Map<Game, List<Lesson>> READ = new ConcurrentHashMap<>();

    private Lessons() {}

    /**
     * The lessons of a game in their order; empty if it has none.
     *
     * @throws IllegalStateException if they do not have the form above, which is a fault of the program
     */
    public static List<Lesson> of(Game game) {
        return READ.computeIfAbsent(game, Lessons::read);
    }

    private static List<Lesson> read(Game game) {
        return new Resource(game.getClass(), RESOURCE)
                .text()
                .map(text -> read(game, text))
                .orElse(List.of());
    }

    /** @param text as in the resource */
    static List<Lesson> read(Game game, String text) {
        return List.copyOf(new LessonReader(new ScriptReader(game, RESOURCE))
                .read(text.lines().toList()));
    }
}
