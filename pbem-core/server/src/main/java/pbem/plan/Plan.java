package pbem.plan;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Moves that a player has written down in advance: alternatives, of which the one whose condition is met is followed.
 *
 * @param variations at least one
 */
public record Plan(List<Variation> variations) {

    public Plan {
        variations = List.copyOf(variations);
    }

    /**
     * Answers to play in turn, each when its condition is met.
     *
     * @param steps at least one; only the first step of a plan's only variation may have no condition
     */
    public record Variation(List<Step> steps) {

        public Variation {
            steps = List.copyOf(steps);
        }

        public Step first() {
            return steps.get(0);
        }

        /** This variation without its first step; empty if no step is left. */
        Optional<Variation> rest() {
            return steps.size() == 1 ? Optional.empty() : Optional.of(new Variation(steps.subList(1, steps.size())));
        }

        String text() {
            return steps.stream().map(Step::text).collect(Collectors.joining(" "));
        }
    }

    /**
     * @param when the preceding move, as typed; empty for any move
     * @param play the answer, as typed
     * @param number the number that the answer should have in the game
     */
    public record Step(Optional<String> when, String play, OptionalInt number) {

        String text() {
            String answer = number.isPresent() ? play + " #" + number.getAsInt() : play;
            return when.map(condition -> "if " + condition + " then " + answer).orElse(answer);
        }
    }

    /** A plan of the variations without their first steps; empty if no step is left. */
    public static Optional<Plan> after(Stream<Variation> followed) {
        List<Variation> left =
                followed.map(Variation::rest).flatMap(Optional::stream).toList();
        return left.isEmpty() ? Optional.empty() : Optional.of(new Plan(left));
    }

    /** The plan as it is typed. {@link PlanReading} reads it back. */
    public String text() {
        return variations.stream().map(Variation::text).collect(Collectors.joining("; "));
    }

    /**
     * Reads the result of {@link #text()}.
     *
     * @throws IllegalArgumentException if the text is not a plan
     */
    public static Plan read(String text) {
        return PlanReading.of(text).match(plan -> plan, refused -> {
            throw new IllegalArgumentException("no plan: " + text);
        });
    }
}
