package pbem.request;

import java.util.Optional;
import pbem.game.Refusal;

/** What is done about a command: what a handler makes of it. */
@FunctionalInterface
public interface CommandAction {

    /** Grants the command or refuses it; either way its sender is answered. */
    void run(CommandContext context);

    /**
     * Why there is no use in asking its sender to confirm the command, if nothing proves who that is: it could not be
     * granted anyway. Changes nothing; empty if it may well be granted.
     */
    default Optional<Refusal> objection(CommandContext context) {
        return Optional.empty();
    }

    /** Keeps it until its sender confirms it, since nothing proves who that is. */
    default void hold(CommandContext context, Confirmations confirmations) {
        confirmations.hold(context);
    }
}
