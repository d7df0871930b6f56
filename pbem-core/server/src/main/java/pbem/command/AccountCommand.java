package pbem.command;

import java.util.List;
import java.util.Optional;

/** A command about the sender's account. */
public sealed interface AccountCommand extends Command {

    /** One method for each command of this family. */
    interface Cases<R> {

        R signup(Signup signup);

        R setAddresses(SetAddresses setAddresses);

        R changePassword(ChangePassword changePassword);

        R changeName(ChangeName changeName);

        R status(Status status);

        R set(Set set);

        R vacation(Vacation vacation);

        R back(Back back);

        R block(Block block);

        R myData(MyData myData);

        R signoff(Signoff signoff);

        R reopen(Reopen reopen);
    }

    <R> R match(Cases<R> cases);

    @Override
    default <R> R match(Families<R> families) {
        return families.account().apply(this);
    }

    /** The addresses that the sender wants to add or change to, as typed; empty for the other commands. */
    default List<String> addresses() {
        return List.of();
    }

    /** {@code signup user}. */
    record Signup(String user) implements AccountCommand {
        @Override
        public Access access() {
            return Access.ANYBODY;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.signup(this);
        }
    }

    /**
     * {@code add address...}, {@code change address address...}.
     *
     * @param replacing whether they replace the present addresses
     */
    record SetAddresses(List<String> addresses, boolean replacing) implements AccountCommand {

        public SetAddresses {
            addresses = List.copyOf(addresses);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.setAddresses(this);
        }
    }

    /** {@code change password new}. {@code toString} hides the password. */
    record ChangePassword(String wanted) implements AccountCommand {
        @Override
        public String toString() {
            return "ChangePassword[]";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.changePassword(this);
        }
    }

    /** {@code change name user}. */
    record ChangeName(String user) implements AccountCommand {

        @Override
        public boolean speaks() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.changeName(this);
        }
    }

    /** {@code status}: the sender's boards and last mails. */
    record Status() implements AccountCommand {
        @Override
        public Access access() {
            return Access.PLAYER;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.status(this);
        }
    }

    /**
     * {@code set [setting value...]}.
     *
     * @param words as typed; empty asks for the present settings
     */
    record Set(List<String> words) implements AccountCommand {
        public Set {
            words = List.copyOf(words);
        }

        @Override
        public Access access() {
            return words.isEmpty() ? Access.PLAYER : Access.PROVEN_PLAYER;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.set(this);
        }
    }

    /**
     * {@code vacation [from to]}, {@code vacation user}.
     *
     * @param days as typed, or the player who may be away; empty asks for the planned vacations and the days left this
     *     year
     */
    record Vacation(List<String> days) implements AccountCommand {
        public Vacation {
            days = List.copyOf(days);
        }

        @Override
        public Access access() {
            return days.isEmpty() ? Access.PLAYER : Access.PROVEN_PLAYER;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.vacation(this);
        }
    }

    /** {@code back}: ends the sender's vacation. */
    record Back() implements AccountCommand {

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.back(this);
        }
    }

    /**
     * {@code block [user]}, {@code unblock user}.
     *
     * @param user the player; empty asks who is blocked
     */
    record Block(Optional<String> user, boolean blocked) implements AccountCommand {
        @Override
        public Access access() {
            return user.isEmpty() ? Access.PLAYER : Access.PROVEN_PLAYER;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.block(this);
        }
    }

    /** {@code mydata}: everything stored about the sender. */
    record MyData() implements AccountCommand {

        @Override
        public boolean isOpenToSuspended() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.myData(this);
        }
    }

    /** {@code signoff}. */
    record Signoff() implements AccountCommand {

        @Override
        public boolean isOpenToSuspended() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.signoff(this);
        }
    }

    /** {@code reopen}. */
    record Reopen() implements AccountCommand {

        @Override
        public boolean isOpenToSuspended() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.reopen(this);
        }
    }
}
