package pbem.command;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Game;

/** A command that passes on words; the words are the comment of the line. */
public sealed interface TalkCommand extends Command {

    /** One method for each command of this family. */
    interface Cases<R> {

        R chat(Chat chat);

        R message(Message message);

        R feedback(Feedback feedback);

        R callArbiter(CallArbiter callArbiter);
    }

    <R> R match(Cases<R> cases);

    @Override
    default <R> R match(Families<R> families) {
        return families.talk().apply(this);
    }

    /**
     * {@code chat [board] [words]}: writes to everybody at the board.
     *
     * @param words the words on the line itself; may be empty
     */
    record Chat(Optional<Game> game, OptionalInt board, String words) implements TalkCommand {
        @Override
        public boolean speaks() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.chat(this);
        }
    }

    /** {@code message user...}. */
    record Message(List<String> users) implements TalkCommand {
        public Message {
            users = List.copyOf(users);
        }

        @Override
        public boolean speaks() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.message(this);
        }
    }

    /** {@code feedback [words]}: writes to the admin. */
    record Feedback(String words) implements TalkCommand {
        @Override
        public boolean isOpenToSuspended() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.feedback(this);
        }
    }

    /** {@code call arbiter [board] [words]}: writes to the admin about a board. */
    record CallArbiter(Optional<Game> game, OptionalInt board, String words) implements TalkCommand {
        @Override
        public boolean isOpenToSuspended() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.callArbiter(this);
        }
    }
}
