package pbem.intention;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.phrase.WordLists;

/** Words of other languages for days, translated into the English words that {@link VacationDays} reads. */
final class DateWords {

    static final WordLists WORDS = WordLists.inEveryLanguage(DateWords.class);

    private static final String[] WEEKDAYS = {
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"
    };

    private static final String[] MONTHS = {
        "january",
        "february",
        "march",
        "april",
        "may",
        "june",
        "july",
        "august",
        "september",
        "october",
        "november",
        "december"
    };

    private static final List<String> SPANS = List.of("next week", "next month", "end of week", "end of month");

    private static final String TOMORROW = "tomorrow";

    /** It means a day only behind certain words: "morgen" is also the morning. */
    private static final String TOMORROW_BEHIND = "tomorrow-behind";

    private static final String THIS = "this";

    private static final Pattern ORDINAL = Pattern.compile("(?<=\\d)er$");
    private static final Pattern FULL_STOP = Pattern.compile("(?<=\\p{L})\\.$");

    private static final Map<String, String> ENGLISH = english();

    private DateWords() {}

    private static Map<String, String> english() {
        Map<String, String> words = new HashMap<>();
        Stream.of(Stream.of(WEEKDAYS), Stream.of(MONTHS), Stream.of("today", TOMORROW, "next"), SPANS.stream())
                .flatMap(names -> names)
                .forEach(name -> WORDS.spelled(name).forEach(said -> words.put(said, name)));
        WORDS.spelled(TOMORROW_BEHIND).forEach(said -> words.put(said, TOMORROW));
        return words;
    }

    static String weekdays() {
        return WORDS.pattern(WEEKDAYS);
    }

    static String months() {
        return WORDS.pattern(MONTHS);
    }

    /** A regular expression for single and several days in words. */
    static String spans() {
        return WORDS.pattern(Stream.concat(Stream.of("today", TOMORROW), SPANS.stream())
                        .toArray(String[]::new))
                + "|(?<=" + WORDS.pattern("before-tomorrow") + " )" + WORDS.pattern(TOMORROW_BEHIND);
    }

    /** A date in English words. */
    static String inEnglish(String date) {
        String said = date.toLowerCase(Locale.ROOT);
        return ENGLISH.containsKey(said)
                ? ENGLISH.get(said)
                : Arrays.stream(said.split(" "))
                        .filter(word -> !WORDS.spelled(THIS).contains(word))
                        .map(word -> ORDINAL.matcher(word).replaceFirst(""))
                        .map(word -> FULL_STOP.matcher(word).replaceFirst(""))
                        .map(word -> ENGLISH.getOrDefault(word, word))
                        .collect(Collectors.joining(" "));
    }
}
