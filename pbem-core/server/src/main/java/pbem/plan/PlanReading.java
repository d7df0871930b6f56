package pbem.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Act;

/**
 * Reads the text of a plan:
 *
 * <pre>
 * plan      = MOVE *follow / variation *(";" variation)
 * variation = follow *follow
 * follow    = "if" MOVE "then" MOVE
 * </pre>
 *
 * where a move to be played may be followed by the number that it should have, as in {@code c5,d5 #7}.
 */
public final class PlanReading {

    private PlanReading() {}

    /** Reads the text of a plan. Never throws. */
    public static Act<Plan> of(String text) {
        List<Plan.Variation> variations = new ArrayList<>();
        for (String part : Grammar.SEMICOLON.splitAsStream(text).toList()) {
            if (part.isBlank()) {
                continue; // a superfluous semicolon
            }
            Optional<Plan.Variation> variation = Grammar.variation(part);
            if (variation.isEmpty()) {
                return Act.refused(QueueRefusal.UNCLEAR.of(part.strip()));
            }
            variations.add(variation.get());
        }
        if (variations.isEmpty()) {
            return Act.refused(QueueRefusal.UNCLEAR.of(text.strip()));
        }
        boolean bare = variations.stream().anyMatch(v -> v.first().when().isEmpty());
        if (bare && variations.size() > 1) {
            return Act.refused(QueueRefusal.MOVE_BESIDE_CONDITIONS.of());
        }
        return Grammar.twofold(variations)
                .<Act<Plan>>map(condition -> Act.refused(QueueRefusal.TWO_ANSWERS.of(condition)))
                .orElseGet(() -> Act.done(new Plan(variations)));
    }

    /** Reads the parts of a plan. */
    private static final class Grammar {

        /** The most steps of a variation, so that people can keep track of a plan. */
        private static final int MOST_STEPS = 20;

        private static final Pattern SEMICOLON = Pattern.compile(";");
        private static final Pattern BLANKS = Pattern.compile("\\s+");
        private static final Pattern NUMBERED = Pattern.compile("(.*\\S)\\s*#\\s*([0-9]{1,6})");

        private Grammar() {}

        private static Optional<Plan.Variation> variation(String part) {
            List<Plan.Step> steps = new ArrayList<>();
            StringJoiner move = new StringJoiner(" ");
            Optional<String> when = Optional.empty();
            boolean condition = false;
            for (String word : BLANKS.splitAsStream(part.strip()).toList()) {
                switch (word.toLowerCase(Locale.ROOT)) {
                    case "if" -> {
                        if (condition || move.length() == 0 && !(steps.isEmpty() && when.isEmpty())) {
                            return Optional.empty();
                        }
                        if (move.length() > 0) {
                            steps.add(step(when, move.toString()));
                        }
                        move = new StringJoiner(" ");
                        condition = true;
                    }
                    case "then" -> {
                        if (!condition || move.length() == 0) {
                            return Optional.empty();
                        }
                        when = Optional.of(move.toString());
                        move = new StringJoiner(" ");
                        condition = false;
                    }
                    default -> move.add(word);
                }
            }
            if (condition || move.length() == 0 || steps.size() >= MOST_STEPS) {
                return Optional.empty();
            }
            steps.add(step(when, move.toString()));
            return Optional.of(new Plan.Variation(steps));
        }

        private static Plan.Step step(Optional<String> when, String text) {
            Matcher numbered = NUMBERED.matcher(text);
            return numbered.matches()
                    ? new Plan.Step(when, numbered.group(1), OptionalInt.of(Integer.parseInt(numbered.group(2))))
                    : new Plan.Step(when, text, OptionalInt.empty());
        }

        /**
         * A condition to which two variations give different answers after the same beginning; empty if there is none.
         */
        private static Optional<String> twofold(List<Plan.Variation> variations) {
            Map<String, String> answers = new HashMap<>();
            for (Plan.Variation variation : variations) {
                StringBuilder way = new StringBuilder();
                for (Plan.Step step : variation.steps()) {
                    String condition = step.when().orElse("");
                    way.append(condition.toLowerCase(Locale.ROOT)).append('\n');
                    String known = answers.putIfAbsent(way.toString(), step.play());
                    if (known != null && !known.equalsIgnoreCase(step.play())) {
                        return Optional.of(condition);
                    }
                    way.append(step.play().toLowerCase(Locale.ROOT)).append('\n');
                }
            }
            return Optional.empty();
        }
    }
}
