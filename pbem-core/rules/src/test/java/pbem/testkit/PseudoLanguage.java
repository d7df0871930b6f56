package pbem.testkit;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.Part;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.phrase.Phrasebook;

/** Lengthened English with an accent on every vowel. A word without accents comes from no book of phrases. */
public final class PseudoLanguage {

    private static final String PLAIN = "aeiouyAEIOUY";
    private static final String ACCENTED = "\u00e4\u00eb\u00ef\u00f6\u00fc\u00ff\u00c4\u00cb\u00cf\u00d6\u00dc\u0178";
    private static final Pattern OF_DATES = Pattern.compile("uuuu|yyyy|HH:mm");
    private static final Pattern MARK = Pattern.compile("<code>.*?</code>|<[^>]*>");

    /** Parts that a reader does not read or that are the same in every language: commands, drawings, help pages. */
    private static final Pattern UNREAD = Pattern.compile(
            "(?s)<(script|style|code|pre|svg|blockquote)\\b.*?</\\1>|<article class=\"prose\" lang=\"en\">.*?</article>"
                    + "|<div class=\"first prose\" lang=\"en\">.*?</div>|<ul class=\"languages\".*?</ul>|<ul class=\"topics\">.*?</ul>");

    private static final Pattern SAID = Pattern.compile(
            ">([^<]+)|\\s(?:title|alt|placeholder|aria-label|data-(?!path|key|game|line|tries|board=|from|mailto)[a-z-]+)=\"([^\"]*)\"");
    private static final Pattern WORD = Pattern.compile("(?<![\\p{L}\\d#@./_-])\\p{L}{3,}(?![\\p{L}\\d@_/-]|\\.\\w)");
    private static final Pattern VOWEL = Pattern.compile("[" + PLAIN + "]");

    private PseudoLanguage() {}

    /** All texts in this language, by key. */
    public static Map<String, String> texts(Map<String, Class<?>> homes) {
        Map<String, String> texts = new HashMap<>();
        Stream.concat(Stream.of(Phrasebook.class), homes.values().stream())
                .distinct()
                .forEach(home -> {
                    ResourceBundle book = ResourceBundle.getBundle(home.getPackageName() + ".phrases", Locale.ROOT);
                    book.keySet().forEach(key -> texts.put(key, spelled(book.getString(key))));
                });
        return texts;
    }

    /** A text of a book in this language; its arguments, choices, marks and commands stay as they are. */
    private static String spelled(String text) {
        if (OF_DATES.matcher(text).find()) {
            return text;
        }
        MessagePattern pattern = new MessagePattern(text);
        BitSet marks = new BitSet();
        MARK.matcher(text).results().forEach(mark -> marks.set(mark.start(), mark.end()));
        StringBuilder spelled = new StringBuilder();
        Deque<Boolean> said = new ArrayDeque<>(List.of(false));
        int from = 0;
        for (int i = 0; i < pattern.countParts(); i++) {
            Part part = pattern.getPart(i);
            for (int at = from; at < part.getIndex(); at++) {
                spelled.append(said.peek() && !marks.get(at) ? spelled(text.charAt(at)) : text.charAt(at));
            }
            spelled.append(text, part.getIndex(), part.getLimit());
            from = part.getLimit();
            switch (part.getType()) {
                case MSG_START -> said.push(true);
                case ARG_START -> said.push(false);
                case MSG_LIMIT, ARG_LIMIT -> said.pop();
                default -> {}
            }
        }
        return spelled.toString();
    }

    /** A vowel with an accent. Some vowels are doubled, since most languages are longer than English. */
    private static String spelled(char plain) {
        int vowel = PLAIN.indexOf(plain);
        return vowel < 0
                ? String.valueOf(plain)
                : String.valueOf(ACCENTED.charAt(vowel)).repeat(vowel < 2 ? 2 : 1);
    }

    /** The words of a page that come from no book, except those names. */
    public static Set<String> unsaid(String html, Set<String> names) {
        return unsaid(
                SAID.matcher(UNREAD.matcher(html).replaceAll(""))
                        .results()
                        .flatMap(found -> Stream.of(found.group(1), found.group(2)))
                        .filter(text -> text != null),
                names);
    }

    /** The words of texts that come from no book, except those names. */
    public static Set<String> unsaid(Stream<String> texts, Set<String> names) {
        return texts.flatMap(text -> WORD.matcher(text).results().map(MatchResult::group))
                .filter(word -> word.chars().allMatch(c -> c < 128)
                        && VOWEL.matcher(word).find())
                .filter(word -> !names.contains(word) && !word.equals("and")) // the locale writes "and"
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
