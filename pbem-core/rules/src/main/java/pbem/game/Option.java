package pbem.game;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A parameter of a game, written {@code -name} or {@code -name=value} in a challenge.
 *
 * @param name lower case, without the dash
 * @param form how the value is written, as shown to people: {@code 1..9}, {@code belgian|german}, or empty for a flag
 * @param accepted what the value must match, in lower case unless {@code caseMatters}
 * @param caseMatters whether the value is kept as written; otherwise it is turned to lower case
 * @param usual the value on a board whose options nobody names; empty if there is none
 */
public record Option(String name, String form, Pattern accepted, boolean caseMatters, String usual) {

    /** An option that is on when it is named, and takes no value. */
    public static Option flag(String name) {
        return new Option(name, "", Pattern.compile(""), false, "");
    }

    /** An option with one of those words as its value. */
    public static Option choice(String name, List<String> values) {
        return new Option(
                name,
                String.join("|", values),
                Pattern.compile(
                        String.join("|", values.stream().map(Pattern::quote).toList())),
                false,
                "");
    }

    /** An option with a whole number as its value, both limits included. */
    public static Option number(String name, int least, int most) {
        List<String> values =
                IntStream.rangeClosed(least, most).mapToObj(Integer::toString).toList();
        return new Option(name, least + ".." + most, Pattern.compile(String.join("|", values)), false, "");
    }

    /** An option with free text as its value, which the game checks further. */
    public static Option text(String name, String form, Pattern accepted) {
        return new Option(name, form, accepted, true, "");
    }

    /** This option with the value on a board whose options nobody names. */
    public Option usually(String value) {
        return new Option(name, form, accepted, caseMatters, value);
    }

    /** The value in its stored form; empty if this option does not accept it. */
    public Optional<String> canonical(String value) {
        String tidy = caseMatters ? value.strip() : value.strip().toLowerCase(Locale.ROOT);
        return accepted.matcher(tidy).matches() ? Optional.of(tidy) : Optional.empty();
    }

    /** The form to type: {@code -bowl}, {@code -size=1..9}. */
    public String usage() {
        return form.isEmpty() ? "-" + name : "-" + name + "=" + form;
    }
}
