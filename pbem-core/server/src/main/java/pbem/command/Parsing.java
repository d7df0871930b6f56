package pbem.command;

import java.util.Optional;
import java.util.function.Function;
import pbem.game.Refusal;

/** The result of parsing one line as a command: the command itself, or what hinders. */
public sealed interface Parsing permits Command, Parsing.Doubtful, Parsing.Malformed, Parsing.Unknown {

    /**
     * The line seems to be a command that binds its writer, but it says more, so the writer is asked.
     *
     * @param line the command alone, which is parsed once the writer says yes
     */
    record Doubtful(Command command, String line) implements Parsing {}

    /** The line begins with a command word, but the rest does not fit. */
    record Malformed(Refusal refusal) implements Parsing {}

    /** The line does not begin with a command word. */
    record Unknown(Refusal refusal) implements Parsing {}

    /** Applies the function for the case. */
    default <R> R match(
            Function<? super Command, ? extends R> understood,
            Function<? super Doubtful, ? extends R> doubtful,
            Function<? super Malformed, ? extends R> malformed,
            Function<? super Unknown, ? extends R> unknown) {
        if (this instanceof Command it) {
            return understood.apply(it);
        } else if (this instanceof Doubtful it) {
            return doubtful.apply(it);
        } else if (this instanceof Malformed it) {
            return malformed.apply(it);
        } else if (this instanceof Unknown it) {
            return unknown.apply(it);
        }
        throw new IllegalStateException("a case that nobody takes apart: " + this);
    }

    /** The command, if the line is one. */
    default Optional<Command> asCommand() {
        return this instanceof Command command ? Optional.of(command) : Optional.empty();
    }
}
