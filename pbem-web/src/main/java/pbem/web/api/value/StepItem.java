package pbem.web.api.value;

import java.util.Optional;

/** A move, or that a player left. */
public record StepItem(
        String kind, Optional<Integer> move, int seat, String player, Optional<String> notation, String at) {}
