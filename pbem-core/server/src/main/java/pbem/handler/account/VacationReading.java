package pbem.handler.account;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Year;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the days of a vacation as people write them. */
final class VacationReading {

    static final List<String> FORMS = List.of(
            "vacation 2026-12-24 2027-01-02",
            "vacation 24.12.2026 2.1.2027",
            "vacation 24 Dec 2 Jan",
            "vacation 5 days");

    /** Words that may stand between two dates and mean nothing. */
    private static final Set<String> JOINTS = Set.of("from", "to", "until", "till", "through", "-", "and");

    private static final Pattern ISO = Pattern.compile("(\\d{4})-(\\d{1,2})-(\\d{1,2})");
    private static final Pattern DOTTED = Pattern.compile("(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})?");
    private static final Pattern DAY = Pattern.compile("(\\d{1,2})(?:st|nd|rd|th|\\.)?");
    private static final Pattern YEAR = Pattern.compile("\\d{4}");
    private static final Pattern COUNT = Pattern.compile("(\\d{1,3})(?:d|days?)?");
    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");

    private final LocalDate today;
    private final List<String> words;
    private int place;

    private VacationReading(LocalDate today, List<String> words) {
        this.today = today;
        this.words = words;
    }

    /** The first and the last day. */
    record Days(LocalDate from, LocalDate to) {}

    /**
     * @param today where the player lives; a date without a year is the next one from here
     * @return empty if the words are no two dates, one date or number of days
     */
    static Optional<Days> of(List<String> typed, LocalDate today) {
        List<String> words = new ArrayList<>();
        for (String word : typed) {
            String plain = word.toLowerCase(Locale.ROOT).replaceAll("[,;]+$", "");
            if (!plain.isEmpty() && !JOINTS.contains(plain)) {
                words.add(plain);
            }
        }
        try {
            return new VacationReading(today, words).read();
        } catch (DateTimeException e) {
            return Optional.empty(); // the 31st of June
        }
    }

    private Optional<Days> read() {
        Optional<Days> counted = days();
        if (counted.isPresent()) {
            return counted;
        }
        Optional<LocalDate> from = date(today);
        Optional<LocalDate> to = from.flatMap(this::lastDay);
        return to.filter(end -> place == words.size()).map(end -> new Days(from.get(), end));
    }

    /** One date alone is one day. */
    private Optional<LocalDate> lastDay(LocalDate from) {
        return place == words.size() ? Optional.of(from) : date(from);
    }

    private Optional<Days> days() {
        boolean unit = words.size() == 2 && words.get(1).matches("d|days?");
        if (words.size() != 1 && !unit) {
            return Optional.empty();
        }
        Matcher count = COUNT.matcher(words.get(0));
        return count.matches() && !count.group(1).matches("0+")
                ? Optional.of(new Days(today, today.plusDays(Integer.parseInt(count.group(1)) - 1L)))
                : Optional.empty();
    }

    private Optional<LocalDate> date(LocalDate notBefore) {
        String word = word(0);
        if (word.equals("today") || word.equals("now")) {
            place++;
            return Optional.of(today);
        }
        if (word.equals("tomorrow")) {
            place++;
            return Optional.of(today.plusDays(1));
        }
        Matcher iso = ISO.matcher(word);
        if (iso.matches()) {
            place++;
            return Optional.of(LocalDate.of(number(iso, 1), number(iso, 2), number(iso, 3)));
        }
        Matcher dotted = DOTTED.matcher(word);
        if (dotted.matches()) {
            place++;
            return Optional.of(
                    dotted.group(3) == null
                            ? next(number(dotted, 2), number(dotted, 1), notBefore)
                            : LocalDate.of(number(dotted, 3), number(dotted, 2), number(dotted, 1)));
        }
        return named(notBefore);
    }

    /** {@code 24 Dec}, {@code Dec 24}, either with a year behind it. */
    private Optional<LocalDate> named(LocalDate notBefore) {
        boolean monthFirst = month(word(0)) > 0;
        int month = month(monthFirst ? word(0) : word(1));
        Matcher day = DAY.matcher(monthFirst ? word(1) : word(0));
        if (month == 0 || !day.matches()) {
            return Optional.empty();
        }
        place += 2;
        if (YEAR.matcher(word(0)).matches()) {
            int year = Integer.parseInt(word(0));
            place++;
            return Optional.of(LocalDate.of(year, month, number(day, 1)));
        }
        return Optional.of(next(month, number(day, 1), notBefore));
    }

    private String word(int ahead) {
        return place + ahead < words.size() ? words.get(place + ahead) : "";
    }

    private static int number(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }

    /** 1 to 12; 0 for what is no month. */
    private static int month(String word) {
        return word.matches("[a-z]{3,9}\\.?") ? MONTHS.indexOf(word.substring(0, 3)) + 1 : 0;
    }

    /** The next day of that name; a 29 February waits for its year. */
    private static LocalDate next(int month, int day, LocalDate notBefore) {
        for (int year = notBefore.getYear(); year <= notBefore.getYear() + 8; year++) {
            boolean exists = month != 2 || day != 29 || Year.isLeap(year);
            if (exists && !LocalDate.of(year, month, day).isBefore(notBefore)) {
                return LocalDate.of(year, month, day);
            }
        }
        throw new DateTimeException("no such day");
    }
}
