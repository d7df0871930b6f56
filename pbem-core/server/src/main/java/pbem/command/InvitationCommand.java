package pbem.command;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Game;

/** Concerns a board that is not there yet. */
public sealed interface InvitationCommand extends Command {

    /** What is to be done about each of these commands. */
    interface Cases<R> {

        R challenge(Challenge challenge);

        R seek(Seek seek);

        R accept(Accept accept);

        R decline(Decline decline);

        R counter(Counter counter);

        R replace(Replace replace);

        R withdraw(Withdraw withdraw);

        R limit(Limit limit);

        R tutorial(Tutorial tutorial);

        R lessons(Lessons lessons);

        R answer(Answer answer);

        R rematch(Rematch rematch);
    }

    <R> R match(Cases<R> cases);

    @Override
    default <R> R match(Families<R> families) {
        return families.invitation(this);
    }

    @Override
    default Access access() {
        return Access.PROVEN_PLAYER;
    }

    /**
     * {@code game challenge user... [-option] [--term]}.
     *
     * @param users as typed, in the order of the seats; may begin with the sender, as the model's form does; addresses
     *     stand for people who may not be here yet and get the last seats
     * @param options the game's parameters as typed, a flag with the empty value
     * @param terms the server's terms as typed, likewise
     */
    record Challenge(Game game, List<String> users, Map<String, String> options, Map<String, String> terms)
            implements InvitationCommand {
        public Challenge {
            users = List.copyOf(users);
            options = Map.copyOf(options);
            terms = Map.copyOf(terms);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.challenge(this);
        }
    }

    /**
     * {@code game seek [players] [-option] [--term]}: a challenge that anybody may take.
     *
     * @param players all of them, the sender included; empty means the fewest that the game can have, but two at least
     */
    record Seek(Game game, OptionalInt players, Map<String, String> options, Map<String, String> terms)
            implements InvitationCommand {
        public Seek {
            options = Map.copyOf(options);
            terms = Map.copyOf(terms);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.seek(this);
        }
    }

    /**
     * {@code accept [number]}; in a reply to a board, or with its number, what is offered there.
     *
     * @param number of a challenge or of a board
     * @param challenge whether only a challenge can be meant
     */
    record Accept(OptionalInt number, boolean challenge) implements InvitationCommand {

        /** The offer or the challenge with that number. */
        public Accept(OptionalInt number) {
            this(number, false);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.accept(this);
        }
    }

    /** {@code decline [number]}, {@code reject}, likewise. */
    record Decline(OptionalInt number, boolean challenge) implements InvitationCommand {

        /** The offer or the challenge with that number. */
        public Decline(OptionalInt number) {
            this(number, false);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.decline(this);
        }
    }

    /**
     * {@code counter [challenge] [user...] [-option] [--term]}: an answer to a challenge with other terms.
     *
     * @param users all who would play, in the order of the seats; empty for the order of the challenge
     * @param options those that are to be other than in the challenge, as typed
     * @param terms likewise; {@code rated} takes back {@code unrated}
     */
    record Counter(OptionalInt challenge, List<String> users, Map<String, String> options, Map<String, String> terms)
            implements InvitationCommand {
        public Counter {
            users = List.copyOf(users);
            options = Map.copyOf(options);
            terms = Map.copyOf(terms);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.counter(this);
        }
    }

    /** {@code replace [challenge] user}: somebody else is asked for the seat of who declined. */
    record Replace(OptionalInt challenge, String user) implements InvitationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.replace(this);
        }
    }

    /** {@code withdraw [challenge]}. */
    record Withdraw(OptionalInt challenge) implements InvitationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.withdraw(this);
        }
    }

    /**
     * {@code [game] limit [number]}: how many boards at most the sender wants to play.
     *
     * @param wanted a number, or "none", "all", "accept", "reject" as on the model server; empty asks
     */
    record Limit(Optional<Game> game, Optional<String> wanted) implements InvitationCommand {
        @Override
        public Access access() {
            return wanted.isEmpty() ? Access.PLAYER : Access.PROVEN_PLAYER;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.limit(this);
        }
    }

    /**
     * {@code tutorial [game] [lesson|game]}: the lessons of a game, and then a first game against a patient opponent.
     *
     * @param lesson counted from 1; empty goes on where the player is
     * @param firstGame whether they want the game at once
     */
    record Tutorial(Optional<Game> game, OptionalInt lesson, boolean firstGame) implements InvitationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.tutorial(this);
        }
    }

    /** {@code lessons [game]}: which lessons there are, and which of them the player has solved. */
    record Lessons(Optional<Game> game) implements InvitationCommand {
        @Override
        public Access access() {
            return Access.PLAYER;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.lessons(this);
        }
    }

    /**
     * {@code rematch [board]}: the same people once more, each a seat further.
     *
     * @param terms what else stands there, as typed; a rematch has none of its own
     */
    record Rematch(OptionalInt board, String terms) implements InvitationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.rematch(this);
        }
    }

    /** A plain yes or no in a reply, to the question of the mail that is answered. */
    record Answer(boolean yes, Firmness firmness) implements InvitationCommand {

        /** How sure it is what was meant. */
        public enum Firmness {
            /** A yes or a no, and nothing else. */
            WRITTEN,
            /** "ok" or "sure": enough to begin a game, but not to end one. */
            EASY,
            /** More was said than that. */
            DOUBTFUL
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.answer(this);
        }
    }
}
