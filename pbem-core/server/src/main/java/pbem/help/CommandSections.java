package pbem.help;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.command.Verb;

/** Splits the page of all commands into sections, so that a single command can be explained. */
final class CommandSections {

    private static final Pattern SECTION = Pattern.compile("(?ms)^### (`([^`]*)`)\\n(.*?)(?=^##|\\z)");

    private static final Pattern HEADING = Pattern.compile("(?m)^(#+ `)([^`]*)(?=`$)");

    private CommandSections() {}

    /** The section of each command, as a page of its own, by the command's verb. */
    static Map<Verb, String> of(String page) {
        Map<Verb, String> sections = new TreeMap<>();
        Matcher section = SECTION.matcher(page);
        section.results().forEach(found -> sections.put(verb(found.group(2)), page(found)));
        return sections;
    }

    /**
     * A page with the forms of commands in its headings as readers type them.
     *
     * @param shown makes it from the English form
     */
    static String headed(String page, UnaryOperator<String> shown) {
        return HEADING.matcher(page)
                .replaceAll(found -> Matcher.quoteReplacement(found.group(1) + shown.apply(found.group(2))));
    }

    private static String page(MatchResult found) {
        return "# " + found.group(1) + "\n\n" + found.group(3).strip() + "\n";
    }

    /** The verb of a form. It is the first word, except where the name of a game precedes it. */
    private static Verb verb(String form) {
        return Stream.of(form.split("\\s+"))
                .filter(word -> !word.contains("GAME"))
                .findFirst()
                .flatMap(Verb::of)
                .orElseThrow(() -> new IllegalStateException("no command is written " + form));
    }
}
