package pbem.web.api.value;

import java.util.Optional;

/** How much time players have. Nothing is said of what there is no limit to. */
public record TermsItem(
        Optional<Integer> daysToMove,
        Optional<Integer> daysToReminder,
        Optional<Integer> daysInAll,
        boolean mustBeClaimed) {}
