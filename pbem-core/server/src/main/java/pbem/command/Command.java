package pbem.command;

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

    /** One method for each family of commands; each family has its own {@code Cases}. */
    interface Families<R> {

        R information(InformationCommand command);

        R account(AccountCommand command);

        R invitation(InvitationCommand command);

        R play(PlayCommand command);

        R talk(TalkCommand command);

        R watch(WatchCommand command);

        R tournament(TournamentCommand command);

        R club(ClubCommand command);
    }

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
