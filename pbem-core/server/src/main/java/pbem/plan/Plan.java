package pbem.plan;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Moves that somebody wrote down beforehand: alternatives, of which the one that fits is followed.
 *
 * @param variations at least one
 */
public record Plan(List<Variation> variations) {

    public Plan {
        variations = List.copyOf(variations);
    }

    /**
     * Answers to play one after the other, each when its condition is met.
     *
     * @param steps at least one; only the first of a plan's only variation has no condition
     */
    public record Variation(List<Step> steps) {

        public Variation {
            steps = List.copyOf(steps);
        }

        public Step first() {
            return steps.get(0);
        }

        /** What is left of it after its first step. */
        Optional<Variation> rest() {
            return steps.size() == 1 ? Optional.empty() : Optional.of(new Variation(steps.subList(1, steps.size())));
        }

        String text() {
            return steps.stream().map(Step::text).collect(Collectors.joining(" "));
        }
    }

    /**
     * @param when the move just before, as typed; empty means any move
     * @param play the answer, as typed
     * @param number that the answer is meant to have in the game
     */
    public record Step(Optional<String> when, String play, OptionalInt number) {

        String text() {
            String answer = number.isPresent() ? play + " #" + number.getAsInt() : play;
            return when.map(condition -> "if " + condition + " then " + answer).orElse(answer);
        }
    }

    /** What is left of some variations after their first steps; empty if nothing is. */
    public static Optional<Plan> after(Stream<Variation> followed) {
        List<Variation> left =
                followed.map(Variation::rest).flatMap(Optional::stream).toList();
        return left.isEmpty() ? Optional.empty() : Optional.of(new Plan(left));
    }

    /** As it is typed, and read again by {@link PlanReading}. */
    public String text() {
        return variations.stream().map(Variation::text).collect(Collectors.joining("; "));
    }

    /**
     * The inverse of {@link #text()}.
     *
     * @throws IllegalArgumentException if the text is none of a plan
     */
    public static Plan read(String text) {
        return PlanReading.of(text).match(PlanReading.Agreed::plan, refused -> {
            throw new IllegalArgumentException("no plan: " + text);
        });
    }
}
