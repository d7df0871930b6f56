package pbem.command;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Game;

/** Says something to somebody; what is said is the comment of the line. */
public sealed interface TalkCommand extends Command {

    /** What is to be done about each of these commands. */
    interface Cases<R> {

        R chat(Chat chat);

        R message(Message message);

        R feedback(Feedback feedback);

        R callArbiter(CallArbiter callArbiter);
    }

    <R> R match(Cases<R> cases);

    @Override
    default <R> R match(Families<R> families) {
        return families.talk(this);
    }

    @Override
    default Access access() {
        return Access.PROVEN_PLAYER;
    }

    /**
     * {@code chat [board] [words]}: to everybody at the board.
     *
     * @param words said on the line itself; may be empty
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

    /** {@code feedback [words]}: to the admin. */
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

    /** {@code call arbiter [board] [words]}: to the admin, about a board. */
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
