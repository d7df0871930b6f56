package pbem.request;

import java.util.Optional;
import pbem.game.Refusal;

/** The action for a command, as a handler supplies it. */
@FunctionalInterface
public interface CommandAction {

    /** Carries out the command or refuses it; either way its sender is answered. */
    void run(CommandContext context);

    /**
     * Why the command would be refused even if its unproven sender confirmed it; empty if no reason is known. Changes
     * nothing.
     */
    default Optional<Refusal> objection(CommandContext context) {
        return Optional.empty();
    }

    /** Stores the command of an unproven sender until the sender confirms it. */
    default void hold(CommandContext context, Confirmations confirmations) {
        confirmations.hold(context);
    }
}
