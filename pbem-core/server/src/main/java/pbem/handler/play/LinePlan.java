package pbem.handler.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Seat;
import pbem.plan.Plan;
import pbem.plan.PlanReading;

/**
 * Turns a line of moves that a player tried into a plan to queue: the player's moves, each as the answer to the move
 * before it.
 */
final class LinePlan {

    private LinePlan() {}

    /**
     * @param line legal moves, canonical
     * @param movers the seats that decide at each move
     * @param next the number of the next move, if a move to be played at once must have it
     * @return empty if the line does not end with an answer of that player, or has two of the player's moves in a row,
     *     the second of which would answer nothing
     */
    static Optional<Plan> of(Seat seat, List<String> line, List<List<Seat>> movers, OptionalInt next) {
        List<Plan.Step> steps = new ArrayList<>();
        boolean own = false;
        for (int i = 0; i < line.size(); i++) {
            boolean before = own;
            own = movers.get(i).contains(seat);
            if (own && before) {
                return Optional.empty();
            }
            if (own) {
                Optional<String> when = i == 0 ? Optional.empty() : Optional.of(line.get(i - 1));
                steps.add(new Plan.Step(when, line.get(i), i == 0 ? next : OptionalInt.empty()));
            }
        }
        boolean answers = own && steps.stream().anyMatch(step -> step.when().isPresent());
        Plan plan = new Plan(List.of(new Plan.Variation(steps)));
        return answers ? Optional.of(plan).filter(LinePlan::isReadAgain) : Optional.empty();
    }

    /** The queued plan and another one joined, if they can be joined. */
    static Optional<Plan> beside(Plan queued, Plan plan) {
        List<Plan.Variation> both = new ArrayList<>(queued.variations());
        both.addAll(plan.variations());
        return Optional.of(new Plan(both))
                .filter(joined -> !queued.equals(plan))
                .filter(LinePlan::isReadAgain);
    }

    /** Whether the plan's text is parsed as the same plan. */
    private static boolean isReadAgain(Plan plan) {
        return PlanReading.of(plan.text()).match(plan::equals, refused -> false);
    }
}
