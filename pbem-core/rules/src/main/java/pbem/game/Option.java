package pbem.game;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * A parameter of a game, written {@code -name} or {@code -name=value} in a challenge.
 *
 * @param name lower case, without the dash
 * @param form how the value is written, as shown to people: {@code 1..9}, {@code belgian|german}, or empty for a flag
 * @param accepted which values are allowed, in lower case unless {@code caseMatters}
 * @param caseMatters whether the value is kept as written; otherwise it is turned to lower case
 * @param usual the value on a board whose options nobody names; empty if there is none
 */
public record Option(String name, String form, Predicate<String> accepted, boolean caseMatters, String usual) {

    private static final Pattern DIGITS = Pattern.compile("0|[1-9][0-9]{0,8}");

    /** An option that is on when it is named, and takes no value. */
    public static Option flag(String name) {
        return new Option(name, "", String::isEmpty, false, "");
    }

    /** An option with one of those words as its value. */
    public static Option choice(String name, List<String> values) {
        return new Option(name, String.join("|", values), List.copyOf(values)::contains, false, "");
    }

    /** An option with a whole number as its value, both limits included. */
    public static Option number(String name, int least, int most) {
        return new Option(name, least + ".." + most, value -> isNumber(value, least, most), false, "");
    }

    private static boolean isNumber(String value, int least, int most) {
        if (!DIGITS.matcher(value).matches()) {
            return false;
        }
        int number = Integer.parseInt(value);
        return least <= number && number <= most;
    }

    /** An option with free text as its value, which the game checks further. */
    public static Option text(String name, String form, Pattern accepted) {
        return new Option(name, form, accepted.asMatchPredicate(), true, "");
    }

    /** This option with the value on a board whose options nobody names. */
    public Option usually(String value) {
        return new Option(name, form, accepted, caseMatters, value);
    }

    /** The value in its stored form; empty if this option does not accept it. */
    public Optional<String> canonical(String value) {
        String tidy = caseMatters ? value.strip() : value.strip().toLowerCase(Locale.ROOT);
        return accepted.test(tidy) ? Optional.of(tidy) : Optional.empty();
    }

    /** Options with their values as a challenge spells them, ordered by name: {@code -bowl}, {@code -quiet=50}. */
    public static List<String> spelled(Map<String, String> options) {
        return options.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(option -> spelled(option.getKey(), option.getValue()))
                .toList();
    }

    /** An option with its value as a challenge spells it; a flag has the empty value. */
    public static String spelled(String name, String value) {
        return value.isEmpty() ? "-" + name : "-" + name + "=" + value;
    }

    /** The form to type: {@code -bowl}, {@code -size=1..9}. */
    public String usage() {
        return form.isEmpty() ? "-" + name : "-" + name + "=" + form;
    }
}
