package pbem.intention;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** German and French words for days, translated into the English words that {@link VacationDays} reads. */
final class DateWords {

    private static final List<String> WEEKDAYS = List.of(
            "monday montag lundi",
            "tuesday dienstag mardi",
            "wednesday mittwoch mercredi",
            "thursday donnerstag jeudi",
            "friday freitag vendredi",
            "saturday samstag sonnabend samedi",
            "sunday sonntag dimanche");

    private static final List<String> MONTHS = List.of(
            "january januar jan janvier janv",
            "february februar février fevrier févr",
            "march märz maerz mars",
            "april avril avr",
            "may mai",
            "june juni juin",
            "july juli juillet juil",
            "august août aout",
            "september septembre",
            "october oktober okt octobre",
            "november novembre",
            "december dezember dez décembre decembre déc");

    private static final List<String> DAYS =
            List.of("today heute aujourd'hui aujourd’hui", "tomorrow morgen demain", "next nächsten kommenden");

    /** Words for several days, and words that mean a day only after certain words: "morgen" is also the morning. */
    static final String SPANS = "heute|aujourd['’]hui|demain|(?<=bis |ab |von |erst )morgen"
            + "|nächste woche|nächsten monat|(?:la )?semaine prochaine|(?:le )?mois prochain"
            + "|ende der woche|ende des monats|(?:la )?fin de (?:la )?semaine|(?:la )?fin du mois";

    private static final Map<String, String> ENGLISH = english();

    private DateWords() {}

    private static Map<String, String> english() {
        Map<String, String> words = new HashMap<>();
        Stream.of(WEEKDAYS, MONTHS, DAYS).flatMap(List::stream).forEach(line -> {
            List<String> all = List.of(line.split(" "));
            all.stream().skip(1).forEach(word -> words.put(word, all.get(0)));
        });
        return words;
    }

    static List<String> weekdays() {
        return others(WEEKDAYS);
    }

    static List<String> months() {
        return others(MONTHS);
    }

    private static List<String> others(List<String> lines) {
        return lines.stream()
                .flatMap(line -> Arrays.stream(line.split(" ")).skip(1))
                .toList();
    }

    /** A date in English words. */
    static String inEnglish(String date) {
        String said = date.toLowerCase(Locale.ROOT);
        if (said.matches(".*(?:nächste woche|semaine prochaine)")) {
            return "next week";
        }
        if (said.matches(".*(?:nächsten monat|mois prochain)")) {
            return "next month";
        }
        if (said.matches("ende der woche|.*fin de .*semaine")) {
            return "end of week";
        }
        if (said.matches("ende des monats|.*fin du mois")) {
            return "end of month";
        }
        return Arrays.stream(said.split(" "))
                .filter(word -> !word.equals("prochain") && !word.equals("diesen"))
                .map(word -> word.replaceFirst("(?<=\\d)er$", ""))
                .map(word -> ENGLISH.getOrDefault(word.replaceFirst("(?<=\\p{L})\\.$", ""), word))
                .collect(Collectors.joining(" "));
    }
}
