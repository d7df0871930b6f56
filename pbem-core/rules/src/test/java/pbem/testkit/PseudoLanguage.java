package pbem.testkit;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** English with an accent on every vowel, and longer: a word that has none comes from no book of phrases. */
public final class PseudoLanguage {

    private static final String PLAIN = "aeiouyAEIOUY";
    private static final String ACCENTED = "\u00e4\u00eb\u00ef\u00f6\u00fc\u00ff\u00c4\u00cb\u00cf\u00d6\u00dc\u0178";
    private static final Pattern OF_DATES = Pattern.compile("uuuu|yyyy|HH:mm");
    private static final Pattern MARK = Pattern.compile("<code>.*?</code>|<[^>]*>");

    /** What a reader does not read, or what is the same in every language: commands, drawings, pages of help. */
    private static final Pattern UNREAD = Pattern.compile(
            "(?s)<(script|style|code|pre|svg|blockquote)\\b.*?</\\1>|<article class=\"prose\" lang=\"en\">.*?</article>"
                    + "|<div class=\"first prose\" lang=\"en\">.*?</div>|<ul class=\"languages\".*?</ul>|<ul class=\"topics\">.*?</ul>");

    private static final Pattern SAID = Pattern.compile(
            ">([^<]+)|\\s(?:title|alt|placeholder|aria-label|data-(?!path|key|game|line|tries|board=|from|mailto)[a-z-]+)=\"([^\"]*)\"");
    private static final Pattern WORD = Pattern.compile("(?<![\\p{L}\\d#@./_-])\\p{L}{3,}(?![\\p{L}\\d@_/-]|\\.\\w)");
    private static final Pattern VOWEL = Pattern.compile("[" + PLAIN + "]");

    private PseudoLanguage() {}

    /** A text of a book: what it takes and chooses from, its marks and its commands stay. */
    public static String spelled(String text) {
        if (OF_DATES.matcher(text).find()) {
            return text;
        }
        StringBuilder spelled = new StringBuilder();
        int deep = 0;
        boolean said = true;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            var mark = MARK.matcher(text).region(i, text.length());
            if (deep == 0 && c == '<' && mark.lookingAt()) {
                spelled.append(mark.group());
                i = mark.end() - 1;
                continue;
            }
            if (c == '{') {
                deep++;
                said = false;
            } else if (c == '}') {
                deep--;
                said = true;
            } else if (deep == 1 && (c == '#' || c == '<')) {
                said = true;
            } else if (deep == 1 && c == '|') {
                said = false;
            }
            int vowel = said ? PLAIN.indexOf(c) : -1;
            spelled.append(vowel < 0 ? c : ACCENTED.charAt(vowel));
            if (vowel >= 0 && vowel < 2) {
                spelled.append(ACCENTED.charAt(vowel)); // longer, as most languages are
            }
        }
        return spelled.toString();
    }

    /** The words of a page that no book has said, but for those names. */
    public static Set<String> unsaid(String html, Set<String> names) {
        return unsaid(
                SAID.matcher(UNREAD.matcher(html).replaceAll(""))
                        .results()
                        .flatMap(found -> Stream.of(found.group(1), found.group(2)))
                        .filter(text -> text != null),
                names);
    }

    /** The words of texts that no book has said, but for those names. */
    public static Set<String> unsaid(Stream<String> texts, Set<String> names) {
        return texts.flatMap(text -> WORD.matcher(text).results().map(MatchResult::group))
                .filter(word -> word.chars().allMatch(c -> c < 128)
                        && VOWEL.matcher(word).find())
                .filter(word -> !names.contains(word))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
