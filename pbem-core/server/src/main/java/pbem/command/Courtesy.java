package pbem.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.phrase.EachLanguage;
import pbem.phrase.Phrasebook;
import pbem.phrase.WordLists;

/**
 * Recognizes courtesy: the greetings, thanks and wishes around a command. Only listed words count as courtesy, since
 * any other word may mean something.
 */
public final class Courtesy {

    private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

    /** In all languages. */
    static final WordLists WORDS = WordLists.inEveryLanguage(Phrasebook.class);

    private static final Pattern GREETING =
            Pattern.compile("^\\s*" + WORDS.pattern("greeting") + "(?![\\p{L}\\p{N}])", FLAGS);

    /** The name after a greeting, of up to two words. */
    private static final Pattern GREETED =
            Pattern.compile("^(?: (?<first>[\\p{L}.'_-]+))?(?: (?<second>[\\p{L}.'_-]+))? ?(?:[,.!:;]+|-+(?= )) ?");

    /** Thanks and wishes of each language, beside the English ones. */
    private static final EachLanguage<Pattern> PHRASES = new EachLanguage<>(Courtesy::phrases);

    /** A smiley, with a nose or without, or any emoji. */
    private static final Pattern SMILEY = Pattern.compile(
            "(?<!\\S)(?:[:;=8][-'^o]?[)(DPp|/\\\\]+|\\^_?\\^|<3)(?!\\S)|[\\p{So}\\x{1F3FB}-\\x{1F3FF}\\x{FE0F}\\x{200D}]+");

    private static final Set<String> NEGATIONS = Set.copyOf(WORDS.spelled("negation"));

    private static final Set<String> DENIALS = Set.copyOf(WORDS.spelled("denial"));

    private static final Set<String> DOUBTS = Set.copyOf(WORDS.spelled("doubt"));

    private static final Pattern WONDERING = anyOf("wondering");
    private static final Pattern NEVER = anyOf("never");
    private static final Pattern HESITATION = anyOf("hesitation");
    private static final Pattern CONDITION = anyOf("condition");

    /** Punctuation around a word that is not part of it. */
    private static final Pattern EDGES =
            Pattern.compile("^[\"'\u2018\u2019\u201c\u201d\u00ab\u00bb*_`~<>()\\[\\],.;:!?\u2026-]+"
                    + "|[\"'\u2018\u2019\u201c\u201d\u00ab\u00bb*_`~<>()\\[\\],.;:!?\u2026-]+$");

    private Courtesy() {}

    private static Pattern phrases(Locale language) {
        WordLists words = WordLists.in(
                Phrasebook.class, Stream.of(Locale.ENGLISH, language).distinct().toList());
        return Pattern.compile(
                "(?<![\\p{L}\\p{N}])(?:" + words.pattern("thanks") + "(?: " + words.pattern("thanks-much") + ")*"
                        + "(?: " + words.pattern("thanks-for") + " ?(?:" + words.pattern("thanks-fine") + " )?"
                        + words.pattern("thanks-gift") + ")?|" + words.pattern("wish") + ")(?![\\p{L}\\p{N}])",
                FLAGS);
    }

    private static Pattern anyOf(String list) {
        return Pattern.compile("(?<![\\p{L}\\p{N}])" + WORDS.pattern(list) + "(?![\\p{L}\\p{N}])", FLAGS);
    }

    /** Whether a line hesitates. A player who has no time this week may have time in the next. */
    public static boolean hesitates(String line) {
        return HESITATION.matcher(line).find();
    }

    /** Whether a line makes a yes conditional. */
    public static boolean makesCondition(String line) {
        return CONDITION.matcher(line).find();
    }

    /** Whether a text contains a question mark. */
    public static boolean isQuestion(String text) {
        return text.indexOf('?') >= 0 || text.indexOf('\u00bf') >= 0 || text.indexOf('\uff1f') >= 0;
    }

    /** Whether a line only wonders whether to do something, or says never to: "should I resign?", "Resign? Never!" */
    public static boolean isWondering(String line) {
        return WONDERING.matcher(line).find()
                || isQuestion(line) && NEVER.matcher(line).find();
    }

    /** A text without its opening greeting and the name that follows it. */
    public static String withoutGreeting(String text) {
        Matcher greeting = GREETING.matcher(text);
        if (!greeting.find()) {
            return text;
        }
        String rest = text.substring(greeting.end());
        Matcher greeted = GREETED.matcher(rest);
        boolean named = greeted.find() && isName(greeted.group("first")) && isName(greeted.group("second"));
        return named ? rest.substring(greeted.end()) : rest;
    }

    private static boolean isName(String word) {
        return word == null
                || !isNegation(word) && !isDoubt(word) && Verb.of(word).isEmpty();
    }

    /** Whether a word turns a statement into a condition, a question or a reservation. */
    public static boolean isDoubt(String word) {
        return DOUBTS.contains(word.toLowerCase(Locale.ROOT));
    }

    /** A text without English thanks and wishes, and without smileys. */
    public static String withoutPhrases(String text) {
        return withoutPhrases(text, Locale.ENGLISH);
    }

    /** A text without thanks and wishes of English and one other language, and without smileys. */
    static String withoutPhrases(String text, Locale language) {
        return PHRASES.of(language)
                .matcher(SMILEY.matcher(text).replaceAll(" "))
                .replaceAll(" ");
    }

    /** Whether a word negates. */
    public static boolean isNegation(String word) {
        String plain = word.toLowerCase(Locale.ROOT).replace('\u2019', '\'');
        return NEGATIONS.contains(plain) || plain.endsWith("n't");
    }

    /** Whether a part of a line is a plain no in any language, as in "A draw? No, thanks." */
    public static boolean saysNo(String line) {
        return Stream.of(line.split("[,.;:!?]+"))
                .flatMap(part -> EachLanguage.ALL.stream().map(language -> words(withoutPhrases(part, language))))
                .anyMatch(words -> words.size() == 1 && WORDS.of("no").contains(words.get(0)));
    }

    /** Whether a sentence says that something will not be: "I do not resign", but not "no chance, I resign". */
    public static boolean isDenied(String sentence) {
        return words(sentence).stream().anyMatch(word -> DENIALS.contains(word) || word.endsWith("n't"));
    }

    /** The words of a text in lower case, without punctuation around them; punctuation alone is not a word. */
    public static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        for (String word : Words.split(text)) {
            String bare = bare(word);
            if (!bare.isEmpty()) {
                words.add(bare);
            }
        }
        return words;
    }

    /** A word in lower case without punctuation around it. */
    public static String bare(String word) {
        return EDGES.matcher(word).replaceAll("").toLowerCase(Locale.ROOT).replace('\u2019', '\'');
    }

    /** A text in lower case without punctuation around it and without accents, "ss" for a sharp s. */
    public static String plain(String text) {
        return WordLists.withoutAccents(bare(text));
    }
}
