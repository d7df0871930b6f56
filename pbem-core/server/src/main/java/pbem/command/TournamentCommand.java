package pbem.command;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Game;

/** A command to look at tournaments, take part in them or direct them. */
public sealed interface TournamentCommand extends Command {

    /** One method for each command of this family. */
    interface Cases<R> {

        R tournaments(Tournaments tournaments);

        R tournament(OneTournament tournament);

        R join(Join join);

        R leave(Leave leave);

        R bye(Bye bye);

        R climb(Climb climb);

        R inviteFriends(InviteFriends wish);

        R create(Create create);

        R direct(Direct direct);
    }

    <R> R match(Cases<R> cases);

    @Override
    default <R> R match(Families<R> families) {
        return families.tournament().apply(this);
    }

    /** {@code tournaments [game]}: the tournaments that are open or running, and the last finished ones. */
    record Tournaments(Optional<Game> game) implements TournamentCommand {
        @Override
        public Access access() {
            return Access.ANYBODY;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.tournaments(this);
        }
    }

    /** {@code tournament number}: shows a tournament's tables. */
    record OneTournament(int number) implements TournamentCommand {
        @Override
        public Access access() {
            return Access.ANYBODY;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.tournament(this);
        }
    }

    /** {@code join number}. */
    record Join(int number) implements TournamentCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.join(this);
        }
    }

    /** {@code leave number}. */
    record Leave(int number) implements TournamentCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.leave(this);
        }
    }

    /** {@code tournament number bye round}: asks for a bye in a Swiss tournament. */
    record Bye(int number, int round) implements TournamentCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.bye(this);
        }
    }

    /** {@code tournament number challenge user}: challenges a player on a ladder. */
    record Climb(int number, String user) implements TournamentCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.climb(this);
        }
    }

    /**
     * {@code tournament number invite user|address...}.
     *
     * @param named as typed; addresses stand for people who may have no account yet
     */
    record InviteFriends(int number, List<String> named) implements TournamentCommand {
        public InviteFriends {
            named = List.copyOf(named);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.inviteFriends(this);
        }
    }

    /**
     * {@code tournament create game kind name... --setting...}: creates a tournament; only directors may create one
     * that is not private.
     *
     * @param kind as typed; may be empty
     * @param name the tournament's name; may be empty
     * @param options the game's options, as typed
     * @param settings the tournament's settings, as typed
     */
    record Create(Game game, String kind, String name, Map<String, String> options, Map<String, String> settings)
            implements TournamentCommand {
        public Create {
            options = Map.copyOf(options);
            settings = Map.copyOf(settings);
        }

        @Override
        public boolean speaks() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.create(this);
        }
    }

    /** The acts of a director. */
    enum Deed {
        START(0),
        PAUSE(0),
        RESUME(0),
        EXTEND(1),
        REPLACE(2),
        FORFEIT(1),
        ADJUDICATE(1),
        SAY(0),
        END(0),
        VOID(0);

        private final int words;

        Deed(int words) {
            this.words = words;
        }

        /** The number of words that the deed takes before the reason. */
        int words() {
            return words;
        }

        static Optional<Deed> of(String word) {
            return Arrays.stream(values())
                    .filter(deed -> deed.name().equalsIgnoreCase(word))
                    .findFirst();
        }
    }

    /**
     * {@code tournament number deed [words] [reason]}.
     *
     * @param words as many as the deed takes, as typed
     * @param reason the rest of the line; may be empty
     */
    record Direct(int number, Deed deed, List<String> words, String reason) implements TournamentCommand {
        public Direct {
            words = List.copyOf(words);
        }

        @Override
        public boolean speaks() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.direct(this);
        }
    }
}
