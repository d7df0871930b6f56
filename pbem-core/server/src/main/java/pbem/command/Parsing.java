package pbem.command;

import java.util.Optional;
import java.util.function.Function;

/** What became of one line read as a command. */
public sealed interface Parsing {

    /** The line is a command. */
    record Understood(Command command) implements Parsing {
        @Override
        public <R> R match(
                Function<? super Understood, ? extends R> understood,
                Function<? super Doubtful, ? extends R> doubtful,
                Function<? super Malformed, ? extends R> malformed,
                Function<? super Unknown, ? extends R> unknown) {
            return understood.apply(this);
        }
    }

    /**
     * The line seems to be a command that binds its writer, but says more than that: they are asked.
     *
     * @param line the command alone, as it is read once they say yes
     */
    record Doubtful(Command command, String line) implements Parsing {
        @Override
        public <R> R match(
                Function<? super Understood, ? extends R> understood,
                Function<? super Doubtful, ? extends R> doubtful,
                Function<? super Malformed, ? extends R> malformed,
                Function<? super Unknown, ? extends R> unknown) {
            return doubtful.apply(this);
        }
    }

    /** The line begins with a word of the language, but the rest does not fit. */
    record Malformed(CommandRefusal refusal) implements Parsing {
        @Override
        public <R> R match(
                Function<? super Understood, ? extends R> understood,
                Function<? super Doubtful, ? extends R> doubtful,
                Function<? super Malformed, ? extends R> malformed,
                Function<? super Unknown, ? extends R> unknown) {
            return malformed.apply(this);
        }
    }

    /** The line begins with no word of the language. */
    record Unknown(CommandRefusal refusal) implements Parsing {
        @Override
        public <R> R match(
                Function<? super Understood, ? extends R> understood,
                Function<? super Doubtful, ? extends R> doubtful,
                Function<? super Malformed, ? extends R> malformed,
                Function<? super Unknown, ? extends R> unknown) {
            return unknown.apply(this);
        }
    }

    <R> R match(
            Function<? super Understood, ? extends R> understood,
            Function<? super Doubtful, ? extends R> doubtful,
            Function<? super Malformed, ? extends R> malformed,
            Function<? super Unknown, ? extends R> unknown);

    /** The command that the line is; empty if it is none. */
    default Optional<Command> asCommand() {
        return match(
                understood -> Optional.of(understood.command()),
                doubtful -> Optional.empty(),
                malformed -> Optional.empty(),
                unknown -> Optional.empty());
    }
}
