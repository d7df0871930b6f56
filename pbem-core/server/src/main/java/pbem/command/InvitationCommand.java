package pbem.command;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import pbem.game.Game;

/** A command about a board that does not exist yet. */
public sealed interface InvitationCommand extends Command {

    /** The names of terms. They may also have a single dash, so no game may have an option of such a name. */
    Set<String> TERMS = Set.of(
            "nagtime",
            "forfeittime",
            "totaltime",
            "increment",
            "weekdays",
            "no-vacation",
            "claim",
            "unrated",
            "rated",
            "random",
            "from");

    /** One method for each command of this family. */
    interface Cases<R> {

        R challenge(Challenge challenge);

        R seek(Seek seek);

        R respond(Respond answer);

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
        return families.invitation().apply(this);
    }

    /**
     * {@code game challenge user... [-option] [--term]}.
     *
     * @param users as typed, in the order of the seats; the sender may come first, as on the server this one is
     *     modelled on; addresses stand for people who may have no account yet and get the last seats
     * @param options the game's options as typed; a flag has the empty value
     * @param terms the server's terms as typed; a flag has the empty value
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
     * {@code game seek [players] [-option] [--term]}: a challenge that anybody may accept.
     *
     * @param players the number of players, with the sender; empty means the fewest that the game allows, but at least
     *     two
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
     * {@code accept [number]}, {@code decline [number]}: answers a challenge; in a reply to a board's mail, or with its
     * number, the offer there.
     *
     * @param number the number of a challenge or board
     * @param challenge whether only a challenge can be meant
     */
    record Respond(boolean yes, OptionalInt number, boolean challenge) implements InvitationCommand {

        public Verb verb() {
            return yes ? Verb.ACCEPT : Verb.DECLINE;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.respond(this);
        }
    }

    /**
     * {@code counter [challenge] [user...] [-option] [--term]}: answers a challenge by one with other terms.
     *
     * @param users all players, in the order of the seats; empty for the order of the challenge
     * @param options the options that differ from the challenge, as typed
     * @param terms the terms that differ from the challenge, as typed; {@code rated} cancels {@code unrated}
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

    /** {@code replace [challenge] user}: invites another player to the seat of one who declined. */
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
     * {@code [game] limit [number]}: the most boards that the sender wants to play at once.
     *
     * @param wanted a number, or "none", "all", "accept" or "reject" as on the server this one is modelled on; empty
     *     asks for the present limit
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
     * {@code tutorial [game] [lesson|game]}: the lessons of a game, and then a first game against a tutorial opponent.
     *
     * @param lesson counted from 1; empty continues where the player is
     * @param firstGame whether the player wants the first game at once
     */
    record Tutorial(Optional<Game> game, OptionalInt lesson, boolean firstGame) implements InvitationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.tutorial(this);
        }
    }

    /** {@code lessons [game]}: the lessons, and which of them the player has solved. */
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
     * {@code rematch [board]}: a new board for the same players, each in the next seat.
     *
     * @param terms any other words, as typed; a rematch takes none
     */
    record Rematch(OptionalInt board, String terms) implements InvitationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.rematch(this);
        }
    }

    /** A plain yes or no in a reply, to the question in the answered mail. */
    record Answer(boolean yes, Firmness firmness) implements InvitationCommand {

        /** How clear the meaning is. */
        public enum Firmness {
            /** A yes or no and nothing else. */
            WRITTEN,
            /** "ok" or "sure": enough to start a game, but not to end one. */
            EASY,
            /** A yes or no with other words. */
            DOUBTFUL
        }

        @Override
        public boolean isDoubtful() {
            return firmness == Firmness.DOUBTFUL;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.answer(this);
        }
    }
}
