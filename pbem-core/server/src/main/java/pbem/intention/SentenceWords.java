package pbem.intention;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Splits sentences into words, and turns words into the features of a classifier. */
final class SentenceWords {

    /** The mark of a word that is in no example, and of a name that nobody has yet. */
    static final String WORD = "_word_";

    private static final Pattern SLOT = Pattern.compile("\\{(\\w+)}");
    private static final Pattern TOKEN = Pattern.compile("_[a-z]+_|[\\p{L}\\p{N}][\\p{L}\\p{N}_'-]*|\\?");
    private static final Pattern CELL = Pattern.compile("[a-z]\\d{1,2}");
    private static final Pattern MOVE = Pattern.compile("[a-z]\\d{1,2}[-x]?[a-z]\\d{1,2}");
    private static final Map<Pattern, String> SHORT_FORMS = shortForms();
    private static final Pattern ACCENT = Pattern.compile("\\p{M}+");
    private static final Set<String> EMPTY = Set.of("please", "pls", "plz", "kindly", "a", "an", "the", "so", "?");

    private SentenceWords() {}

    private static Map<Pattern, String> shortForms() {
        Map<String, String> forms = new LinkedHashMap<>();
        forms.put("can't|cannot", "can not");
        forms.put("won't", "will not");
        forms.put("(\\p{L}+)n't", "$1 not");
        forms.put("dont", "do not");
        forms.put("i'd", "i would");
        forms.put("(\\p{L}+)'ll", "$1 will");
        forms.put("(\\p{L}+)'ve", "$1 have");
        forms.put("(\\p{L}+)'re", "$1 are");
        forms.put("i'm|im", "i am");
        forms.put("let's|lets", "let us");
        forms.put("(what|who|where|how|when|that|it|there|he|she)'?s", "$1 is");
        forms.put("(\\p{L}+)'s", "$1");
        forms.put("(j|l|d|m|t|s|n|c|qu|jusqu|quelqu)'(\\p{L}[\\p{L}'-]*)", "$1 $2");
        forms.put("(\\p{L}+)-(?:t-)?(moi|toi|lui|nous|vous|leur|les|la|le|je|tu|il|elle|on|ils|elles|ce)", "$1 $2");
        forms.put(
                "merci de?(?= (?:(?:ne|plus|pas|me|m|nous|le|la|les|lui|l|leur|bien|vouloir) )*"
                        + "(?!votre|notre|autre)\\p{L}+(?:er|ir|oir|dre|tre|ire|vre)(?!\\p{L}))",
                " "); // it asks, as in "merci de m'envoyer les règles"
        forms.put("e-mails?", "email");
        forms.put("u", "you");
        forms.put("vs\\.?|versus", "against");
        Map<Pattern, String> patterns = new LinkedHashMap<>();
        forms.forEach((form, meant) ->
                patterns.put(Pattern.compile("(?<![\\p{L}\\p{N}'_])(?:" + form + ")(?![\\p{L}\\p{N}'_])"), meant));
        return patterns;
    }

    /** An example with marks in place of its slots. */
    static String withMarks(String example) {
        Matcher slot = SLOT.matcher(example);
        return slot.replaceAll(found -> switch (found.group(1)) {
            case "words" -> " ";
            case "name" -> WORD;
            case "board" -> "_number_";
            default -> "_" + found.group(1) + "_";
        });
    }

    /**
     * The words in lower case, without accents, without punctuation and without empty words such as "please", unless
     * there are no others, with marks for cells and moves.
     */
    static List<String> of(String text) {
        String plain = withoutAccents(text.toLowerCase(Locale.ROOT).replace('\u2019', '\''));
        for (Map.Entry<Pattern, String> form : SHORT_FORMS.entrySet()) {
            plain = form.getKey().matcher(plain).replaceAll(form.getValue());
        }
        List<String> all = new ArrayList<>();
        Matcher token = TOKEN.matcher(plain);
        while (token.find()) {
            String word = token.group();
            all.add(CELL.matcher(word).matches() ? "_cell_" : MOVE.matcher(word).matches() ? "_move_" : word);
        }
        List<String> said = all.stream().filter(word -> !EMPTY.contains(word)).toList();
        return said.isEmpty() ? all : said;
    }

    /** A small text in letters that every keyboard has: phones and hasty people leave the accents out. */
    private static String withoutAccents(String small) {
        String spelt = small.replace("ä", "ae")
                .replace("ö", "oe")
                .replace("ü", "ue")
                .replace("ß", "ss")
                .replace("œ", "oe");
        return ACCENT.matcher(Normalizer.normalize(spelt, Normalizer.Form.NFD)).replaceAll("");
    }

    /** Whether a word adds nothing to a sentence, such as "please". */
    static boolean isEmpty(String word) {
        return EMPTY.contains(word);
    }

    static boolean isMark(String token) {
        return token.startsWith("_");
    }
}
