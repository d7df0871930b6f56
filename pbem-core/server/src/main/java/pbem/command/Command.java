package pbem.command;

import java.util.function.Function;

/**
 * A command as parsed, not yet checked or carried out. A move stays raw text until the position parses it.
 *
 * <p>An empty board or challenge means the one that the answered mail is about. An empty game means any game. Userids
 * and addresses are as typed.
 */
public sealed interface Command extends Parsing
        permits InformationCommand,
                AccountCommand,
                InvitationCommand,
                PlayCommand,
                TalkCommand,
                TournamentCommand,
                WatchCommand,
                ClubCommand {

    /** What is done with a command of each family; each family has its own {@code Cases}. */
    record Families<R>(
            Function<InformationCommand, R> information,
            Function<AccountCommand, R> account,
            Function<InvitationCommand, R> invitation,
            Function<PlayCommand, R> play,
            Function<TalkCommand, R> talk,
            Function<WatchCommand, R> watch,
            Function<TournamentCommand, R> tournament,
            Function<ClubCommand, R> club) {}

    <R> R match(Families<R> families);

    /** Who may send it: a player whose mail is proved, unless it says otherwise. */
    default Access access() {
        return Access.PROVEN_PLAYER;
    }

    /** Whether it passes on to other players words of its sender, or a name that the sender chose. */
    default boolean speaks() {
        return false;
    }

    /** Whether a whole line are its words, which may be a command in another language. */
    default boolean isNothingBut(String line) {
        return false;
    }

    /** Whether it is read from a line whose other words make it doubtful. */
    default boolean isDoubtful() {
        return false;
    }

    /** Whether a suspended player may use it: to read, to get their own data, and to leave. */
    default boolean isOpenToSuspended() {
        return access() != Access.PROVEN_PLAYER;
    }

    /** Whether it cannot be undone, so that every player is asked to confirm it. */
    default boolean isForGood() {
        return false;
    }

    /** Who may send a command. */
    enum Access {
        /** Anybody. */
        ANYBODY,
        /**
         * Anybody whose mail names a player as its sender: the command changes nothing, and the answer goes only to
         * that player's own address.
         */
        PLAYER,
        /** A player whose identity is proven. */
        PROVEN_PLAYER
    }
}
