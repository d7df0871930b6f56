package pbem.intention;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Year;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the days of a vacation as people write them. */
public final class VacationDays {

    public static final List<String> FORMS = List.of(
            "vacation 2026-12-24 2027-01-02",
            "vacation 24.12.2026 2.1.2027",
            "vacation 24 Dec 2 Jan",
            "vacation 5 days");

    /** Words before the last day. If they come first, the vacation begins today. */
    private static final Set<String> UNTIL = Set.of("until", "till", "to", "through");

    /** Words without a meaning that may come between two dates. */
    private static final Set<String> JOINTS = Set.of("from", "to", "until", "till", "through", "-", "and");

    /** Words of a sentence that may be part of a date. */
    private static final Set<String> FILLING = Set.of("the", "of", "this");

    private static final Pattern ISO = Pattern.compile("(\\d{4})-(\\d{1,2})-(\\d{1,2})");
    private static final Pattern DOTTED = Pattern.compile("(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})?");

    /**
     * Two numbers, either of which may be the month, depending on the writer's country. A number above 12 is the day.
     */
    private static final Pattern SLASHED = Pattern.compile("(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}))?");

    private static final Pattern DAY = Pattern.compile("(\\d{1,2})(?:st|nd|rd|th|\\.)?");
    private static final Pattern YEAR = Pattern.compile("\\d{4}");
    private static final Pattern COUNT = Pattern.compile("(\\d{1,3})(?:d|days?)?");
    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");

    private final LocalDate today;
    private final boolean fromNow;
    private final Optional<Slashes> slashes;
    private final List<String> words;
    private int place;

    private VacationDays(LocalDate today, boolean fromNow, Optional<Slashes> slashes, List<String> words) {
        this.today = today;
        this.slashes = slashes;
        this.fromNow = fromNow;
        this.words = words;
    }

    /** Which number of {@code 3/4} is the month, if both can be. */
    private enum Slashes {
        MONTH_FIRST,
        DAY_FIRST
    }

    /** The first and the last day of a vacation. */
    public record Days(LocalDate from, LocalDate to) {}

    /**
     * @param today the date where the player lives; a date without a year is the next one from this day on
     * @return empty if the words are not two dates, one date or a number of days
     */
    public static Optional<Days> of(List<String> typed, LocalDate today) {
        return of(typed, today, Optional.empty());
    }

    /** Whether the words name a first day but no last one: "from 1 December". */
    public static boolean lackTheirLast(List<String> typed, LocalDate today) {
        List<String> ended =
                Stream.concat(typed.stream(), Stream.of("9999-12-31")).toList();
        return typed.size() > 1
                && typed.get(0).equalsIgnoreCase("from")
                && of(ended, today).isPresent();
    }

    /**
     * Whether the words depend on today instead of naming dates or a number of days, so that a question should name the
     * dates: "until Friday".
     */
    public static boolean areInWords(List<String> typed) {
        return typed.stream()
                .map(word -> word.toLowerCase(Locale.ROOT).replaceAll("[,;.!]+$", ""))
                .anyMatch(word -> word.matches("w|weeks?")
                        || weekday(word, LocalDate.EPOCH).isPresent());
    }

    /**
     * Reads more than commands allow, such as "next week" and {@code 12/24}, for a question that names both days.
     *
     * @return two if either number may be the month, the likelier first
     */
    static List<Days> said(List<String> typed, LocalDate today) {
        boolean dayFirst =
                typed.stream().map(SLASHED::matcher).anyMatch(date -> date.matches() && number(date, 1) > 12);
        Slashes likely = dayFirst ? Slashes.DAY_FIRST : Slashes.MONTH_FIRST;
        Slashes other = dayFirst ? Slashes.MONTH_FIRST : Slashes.DAY_FIRST;
        return Stream.of(likely, other)
                .flatMap(slashes -> of(typed, today, Optional.of(slashes)).stream())
                .distinct()
                .toList();
    }

    private static Optional<Days> of(List<String> typed, LocalDate today, Optional<Slashes> slashes) {
        List<String> words = new ArrayList<>();
        for (String word : typed) {
            String plain = word.toLowerCase(Locale.ROOT).replaceAll("[,;]+$", "");
            boolean filling = slashes.isPresent() && FILLING.contains(plain);
            if (!plain.isEmpty() && !JOINTS.contains(plain) && !filling) {
                words.add(plain);
            }
        }
        boolean fromNow = !typed.isEmpty() && UNTIL.contains(typed.get(0).toLowerCase(Locale.ROOT));
        try {
            return new VacationDays(today, fromNow, slashes, words).read();
        } catch (DateTimeException e) {
            return Optional.empty(); // a date such as the 31st of June
        }
    }

    private Optional<Days> read() {
        Optional<Days> counted = days();
        if (counted.isPresent()) {
            return counted;
        }
        Optional<LocalDate> from = date(today);
        Optional<LocalDate> to = from.flatMap(this::lastDay);
        return to.filter(end -> place == words.size())
                .map(end -> new Days(fromNow && end.equals(from.get()) ? today : from.get(), end));
    }

    /** The last day; a single date is the vacation's only day. */
    private Optional<LocalDate> lastDay(LocalDate from) {
        return place == words.size() ? Optional.of(from) : date(from);
    }

    /** The next day of that name: said on a Friday, "until Friday" means a week. */
    private static Optional<LocalDate> weekday(String word, LocalDate notBefore) {
        return Stream.of(DayOfWeek.values())
                .filter(day -> word.length() >= 3
                        && day.name().toLowerCase(Locale.ROOT).startsWith(word))
                .findFirst()
                .map(day -> notBefore.with(TemporalAdjusters.next(day)));
    }

    private Optional<Days> days() {
        boolean unit = words.size() == 2 && words.get(1).matches("d|days?|w|weeks?");
        if (words.size() != 1 && !unit) {
            return Optional.empty();
        }
        Matcher count = COUNT.matcher(words.get(0));
        return count.matches() && !count.group(1).matches("0+")
                ? Optional.of(new Days(
                        today,
                        today.plusDays(Integer.parseInt(count.group(1))
                                        * (words.get(words.size() - 1).startsWith("w") ? 7L : 1L)
                                - 1)))
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
        if (slashes.isPresent() && word.equals("end") && word(1).matches("week|month")) {
            place += 2;
            return Optional.of(today.with(
                    word(-1).equals("week")
                            ? TemporalAdjusters.nextOrSame(DayOfWeek.SUNDAY)
                            : TemporalAdjusters.lastDayOfMonth()));
        }
        if (slashes.isPresent() && word.equals("next") && !word(1).isEmpty()) {
            place++;
            word = word(0);
            if (word.equals("week") || word.equals("month")) {
                place++;
                LocalDate end = word.equals("week") ? today.plusWeeks(1) : today.plusMonths(1);
                return Optional.of(end);
            }
        }
        Optional<LocalDate> weekday = weekday(word, notBefore);
        if (weekday.isPresent()) {
            place++;
            return weekday;
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
        Matcher slashed = SLASHED.matcher(word);
        return slashes.isPresent() && slashed.matches()
                ? Optional.of(slashed(slashed, slashes.get(), notBefore))
                : named(notBefore);
    }

    private LocalDate slashed(Matcher slashed, Slashes order, LocalDate notBefore) {
        boolean monthFirst = number(slashed, 2) > 12 || order == Slashes.MONTH_FIRST && number(slashed, 1) <= 12;
        place++;
        int month = number(slashed, monthFirst ? 1 : 2);
        int day = number(slashed, monthFirst ? 2 : 1);
        return slashed.group(3) == null ? next(month, day, notBefore) : LocalDate.of(number(slashed, 3), month, day);
    }

    /** Reads {@code 24 Dec} or {@code Dec 24}, each with an optional year. */
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

    /** The number of a month from 1 to 12; 0 if the word is not a month. */
    private static int month(String word) {
        return word.matches("[a-z]{3,9}\\.?") ? MONTHS.indexOf(word.substring(0, 3)) + 1 : 0;
    }

    /** The next such day; 29 February waits for a leap year. */
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
