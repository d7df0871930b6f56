package pbem.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parts of a resource with lessons, see {@link Lessons}.
 *
 * @param script names the resource in faults
 */
record LessonParts(ScriptReader script, List<Part> all) {

    private static final Pattern HEAD = Pattern.compile("([a-z]+):(?: (\\S.*))?");
    private static final String INDENT = "    ";
    private static final String COMMENT = "#";
    private static final Pattern BETWEEN_MOVES = Pattern.compile("; ");
    private static final String TITLE = "lesson";

    /** The parts that a translation leaves out. */
    private static final Set<String> WITHOUT_WORDS = Set.of("setup", "moves");

    LessonParts {
        all = List.copyOf(all);
    }

    /**
     * One part: a keyword and what follows it.
     *
     * @param number of its line in the resource
     * @param value the text after the colon
     * @param words the paragraphs below it
     */
    record Part(int number, String name, String value, List<String> words) {

        List<String> values() {
            return value.isEmpty() ? List.of() : List.of(BETWEEN_MOVES.split(value));
        }

        private boolean fits(Part english) {
            return name.equals(english.name) && (name.equals(TITLE) ? !value.isEmpty() : value.equals(english.value));
        }

        private String head() {
            return "“" + name + ":" + (value.isEmpty() ? "" : " " + value) + "”";
        }
    }

    /** @throws IllegalStateException if a line is neither the head of a part nor one of its words */
    static LessonParts of(ScriptReader script, String text) {
        List<Part> parts = new ArrayList<>();
        boolean open = false; // whether the current paragraph continues
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            Matcher head = HEAD.matcher(line);
            if (line.isEmpty() || line.startsWith(COMMENT)) {
                open = false;
            } else if (head.matches()) {
                String value = Optional.ofNullable(head.group(2)).orElse("");
                parts.add(new Part(number, head.group(1), value, new ArrayList<>()));
                open = false;
            } else if (line.startsWith(INDENT) && !parts.isEmpty()) {
                List<String> words = parts.get(parts.size() - 1).words();
                String more = line.strip();
                if (open) {
                    more = words.remove(words.size() - 1) + " " + more;
                }
                words.add(more);
                open = true;
            } else {
                throw script.broken("line " + number + ", “" + line + "”, belongs to nothing");
            }
        }
        return new LessonParts(script, parts);
    }

    /**
     * These parts with the words of a translation.
     *
     * @throws IllegalStateException if the translation has other parts, or other moves in them
     */
    LessonParts saidAs(LessonParts translation) {
        List<Part> said = new ArrayList<>();
        List<Part> words = new ArrayList<>(translation.all);
        for (Part part : all) {
            if (WITHOUT_WORDS.contains(part.name)) {
                said.add(part);
                continue;
            }
            if (words.isEmpty()) {
                throw translation.script.broken("it ends where the English has " + part.head());
            }
            Part other = words.remove(0);
            if (!other.fits(part)) {
                throw translation.script.broken(
                        "line " + other.number + ", " + other.head() + ", stands where the English has " + part.head());
            }
            if (other.words.isEmpty() && !part.words.isEmpty()) {
                throw translation.script.broken("line " + other.number + ", " + other.head() + ", has no words");
            }
            said.add(new Part(part.number, part.name, other.value, other.words));
        }
        if (!words.isEmpty()) {
            throw translation.script.broken("line " + words.get(0).number + " stands where the English ends");
        }
        return new LessonParts(script, said);
    }
}
