package pbem.request;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
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

    /** An action with the reasons why it would be refused even if confirmed, which are found without changing anything. */
    static CommandAction of(Consumer<CommandContext> run, Function<CommandContext, Optional<Refusal>> objection) {
        return new CommandAction() {
            @Override
            public void run(CommandContext context) {
                run.accept(context);
            }

            @Override
            public Optional<Refusal> objection(CommandContext context) {
                return objection.apply(context);
            }
        };
    }

    /** Stores the command of an unproven sender until the sender confirms it. */
    default void hold(CommandContext context, Confirmations confirmations) {
        confirmations.hold(context);
    }
}
