package pbem.terms;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.game.Act;

/** Reads the terms of a challenge. */
public final class TermsReading {

    /** The terms as shown to people, in the order of lists. */
    public static final List<String> USAGES = List.of(
            "--nagtime=DAYS",
            "--forfeittime=DAYS",
            "--totaltime=DAYS",
            "--increment=DAYS",
            "--weekdays",
            "--no-vacation",
            "--claim",
            "--unrated",
            "--random",
            "--from=BOARD/MOVE");

    /** The terms whose value is a number of days. */
    public static final List<String> TIMES = List.of("nagtime", "forfeittime", "totaltime", "increment");

    /** The terms for times during which clocks stand still. */
    public static final List<String> EXCEPTIONS = List.of("weekdays", "no-vacation");

    /** The days for each move of the first and the second seat of a game of two, if they differ. */
    public static final Pattern ODDS = Pattern.compile("([1-9][0-9]{0,3}),([1-9][0-9]{0,3})");

    private static final Pattern DAYS = Pattern.compile("[1-9][0-9]{0,3}");

    private TermsReading() {}

    /** Reads terms as typed, by name in lower case. Terms that are not named have the standard value. */
    public static Act<Terms> of(Map<String, String> typed) {
        int nag = Terms.STANDARD.clock().nagDays();
        int forfeit = Terms.STANDARD.clock().forfeitDays();
        OptionalInt total = OptionalInt.empty();
        List<Integer> odds = List.of();
        int increment = 0;
        boolean weekdays = false;
        boolean withoutVacation = false;
        boolean rated = true;
        boolean claim = false;
        Terms.Seating seating = Terms.Seating.AS_NAMED;
        Optional<Origin> origin = Optional.empty();
        for (Map.Entry<String, String> term : typed.entrySet()) {
            String name = term.getKey();
            String value = term.getValue();
            if (name.equals("from")) {
                origin = Origin.read(value);
                if (origin.isEmpty()) {
                    return Act.refused(TermsRefusal.BAD_VALUE.of("--from", value, "--from=BOARD/MOVE"));
                }
                continue;
            }
            boolean timed = TIMES.contains(name);
            if (!timed
                    && !EXCEPTIONS.contains(name)
                    && !List.of("unrated", "random", "claim").contains(name)) {
                return Act.refused(TermsRefusal.UNKNOWN_TERM.of("--" + name, USAGES));
            }
            Matcher two = ODDS.matcher(value);
            if (name.equals("forfeittime") && two.matches()) {
                odds = Stream.of(two.group(1), two.group(2))
                        .map(Integer::valueOf)
                        .toList();
                forfeit = Math.max(odds.get(0), odds.get(1));
                continue;
            }
            if (timed != DAYS.matcher(value).matches() || (!timed && !value.isEmpty())) {
                return Act.refused(TermsRefusal.BAD_VALUE.of("--" + name, value, "--" + name + (timed ? "=DAYS" : "")));
            }
            switch (name) {
                case "nagtime" -> nag = Integer.parseInt(value);
                case "forfeittime" -> forfeit = Integer.parseInt(value);
                case "totaltime" -> total = OptionalInt.of(Integer.parseInt(value));
                case "increment" -> increment = Integer.parseInt(value);
                case "weekdays" -> weekdays = true;
                case "no-vacation" -> withoutVacation = true;
                case "unrated" -> rated = false;
                case "claim" -> claim = true;
                default -> seating = Terms.Seating.RANDOM;
            }
        }
        if (!typed.containsKey("nagtime")) {
            nag = Math.min(nag, forfeit);
        }
        if (increment > 0 && total.isEmpty()) {
            return Act.refused(TermsRefusal.NOTHING_TO_FILL.of(increment));
        }
        boolean sameForBoth = odds.stream().distinct().count() < 2;
        if (!sameForBoth && seating == Terms.Seating.RANDOM) {
            return Act.refused(TermsRefusal.ODDS_BY_LOT.of(typed.get("forfeittime")));
        }
        return nag > forfeit
                ? Act.refused(TermsRefusal.NAG_AFTER_FORFEIT.of(nag, forfeit))
                : Act.done(new Terms(
                        new TimeControl(nag, forfeit, total, increment, weekdays, withoutVacation),
                        rated && sameForBoth && origin.isEmpty(),
                        seating,
                        claim,
                        sameForBoth ? List.of() : odds,
                        origin));
    }
}
