package pbem.game;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import pbem.phrase.EachLanguage;
import pbem.phrase.Resource;

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
 *
 * <p>{@code lessons_de.txt} beside it has the same parts in German, without {@code setup:} and {@code moves:}. Apart from
 * titles, what follows a colon is the same as in English.
 */
public final class Lessons {

    /** Kept because reading a lesson replays its moves. Lessons never change. */
    private static final Map<Game, EachLanguage<Optional<List<Lesson>>>> READ = new ConcurrentHashMap<>();

    private Lessons() {}

    /**
     * The lessons of a game in their order; empty if it has none.
     *
     * @throws IllegalStateException if they do not have the form above, which is a fault of the program
     */
    public static List<Lesson> of(Game game) {
        return of(game, Locale.ENGLISH);
    }

    /** The lessons in a language. If it lacks them, or its words do not fit, all are in English. */
    public static List<Lesson> of(Game game, Locale language) {
        return READ.computeIfAbsent(game, one -> new EachLanguage<>(spoken -> read(one, spoken)))
                .of(language)
                .orElseGet(() -> of(game));
    }

    private static Optional<List<Lesson>> read(Game game, Locale language) {
        if (language.equals(Locale.ENGLISH)) {
            return Optional.of(
                    text(game, language).map(text -> read(game, text)).orElse(List.of()));
        }
        try {
            return translated(game, language);
        } catch (IllegalStateException e) { // fault() names it
            return Optional.empty();
        }
    }

    /** Whether there are lessons of that game in that language. */
    public static boolean exist(Game game, Locale language) {
        return text(game, language).isPresent();
    }

    /** Why the words of a language do not fit the English lessons; empty if they do, or if there are none. */
    public static Optional<String> fault(Game game, Locale language) {
        try {
            translated(game, language);
            return Optional.empty();
        } catch (IllegalStateException e) {
            return Optional.of(e.getMessage());
        }
    }

    private static Optional<List<Lesson>> translated(Game game, Locale language) {
        return text(game, language)
                .map(words ->
                        translated(game, language, text(game, Locale.ENGLISH).orElse(""), words));
    }

    /**
     * @param english as in the resource
     * @param words as in the resource of a language
     */
    static List<Lesson> translated(Game game, Locale language, String english, String words) {
        LessonParts translation = LessonParts.of(new ScriptReader(game, resource(language)), words);
        return new LessonReader(parts(game, english).saidAs(translation)).read();
    }

    /** @param english as in the resource */
    static List<Lesson> read(Game game, String english) {
        return new LessonReader(parts(game, english)).read();
    }

    private static LessonParts parts(Game game, String english) {
        return LessonParts.of(new ScriptReader(game, resource(Locale.ENGLISH)), english);
    }

    private static Optional<String> text(Game game, Locale language) {
        return new Resource(game.getClass(), resource(language)).text();
    }

    private static String resource(Locale language) {
        return language.equals(Locale.ENGLISH) ? "lessons.txt" : "lessons_" + language.getLanguage() + ".txt";
    }
}
