package pbem.terms;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.game.Refusal;

/** The result of reading the terms of a challenge. */
public sealed interface TermsReading {

    /** Applies the function for this case. */
    <R> R match(Function<? super Agreed, ? extends R> agreed, Function<? super Refused, ? extends R> refused);

    /** The terms, where they cannot be wrong, such as those that the server itself names. */
    default Terms terms() {
        return match(Agreed::terms, refused -> {
            throw new IllegalStateException("no terms: " + refused.refusal());
        });
    }

    record Agreed(Terms terms) implements TermsReading {
        @Override
        public <R> R match(
                Function<? super Agreed, ? extends R> agreed, Function<? super Refused, ? extends R> refused) {
            return agreed.apply(this);
        }
    }

    record Refused(Refusal refusal) implements TermsReading {
        @Override
        public <R> R match(
                Function<? super Agreed, ? extends R> agreed, Function<? super Refused, ? extends R> refused) {
            return refused.apply(this);
        }
    }

    /** The terms as shown to people, in the order of lists. */
    List<String> USAGES = List.of(
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
    List<String> TIMES = List.of("nagtime", "forfeittime", "totaltime", "increment");

    /** The terms for times during which clocks stand still. */
    List<String> EXCEPTIONS = List.of("weekdays", "no-vacation");

    /** The days for each move of the first and the second seat of a game of two, if they differ. */
    Pattern ODDS = Pattern.compile("([1-9][0-9]{0,3}),([1-9][0-9]{0,3})");

    Pattern DAYS = Pattern.compile("[1-9][0-9]{0,3}");

    /** Reads terms as typed, by name in lower case. Terms that are not named have the standard value. */
    static TermsReading of(Map<String, String> typed) {
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
                    return new Refused(TermsRefusal.BAD_VALUE.of("--from", value, "--from=BOARD/MOVE"));
                }
                continue;
            }
            boolean timed = TIMES.contains(name);
            if (!timed
                    && !EXCEPTIONS.contains(name)
                    && !List.of("unrated", "random", "claim").contains(name)) {
                return new Refused(TermsRefusal.UNKNOWN_TERM.of("--" + name, USAGES));
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
                return new Refused(TermsRefusal.BAD_VALUE.of("--" + name, value, "--" + name + (timed ? "=DAYS" : "")));
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
            return new Refused(TermsRefusal.NOTHING_TO_FILL.of(increment));
        }
        boolean sameForBoth = odds.stream().distinct().count() < 2;
        if (!sameForBoth && seating == Terms.Seating.RANDOM) {
            return new Refused(TermsRefusal.ODDS_BY_LOT.of(typed.get("forfeittime")));
        }
        return nag > forfeit
                ? new Refused(TermsRefusal.NAG_AFTER_FORFEIT.of(nag, forfeit))
                : new Agreed(new Terms(
                        new TimeControl(nag, forfeit, total, increment, weekdays, withoutVacation),
                        rated && sameForBoth && origin.isEmpty(),
                        seating,
                        claim,
                        sameForBoth ? List.of() : odds,
                        origin));
    }
}
