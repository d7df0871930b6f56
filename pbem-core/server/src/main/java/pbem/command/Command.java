package pbem.command;

/**
 * What a person asks for, read but not yet judged. A move stays raw text until the position reads it.
 *
 * <p>Where a board or challenge is optional, an empty one means "the one of the mail that is answered". Where a game is
 * optional, an empty one means any; userids and addresses are as typed.
 */
public sealed interface Command
        permits InformationCommand,
                AccountCommand,
                InvitationCommand,
                PlayCommand,
                TalkCommand,
                TournamentCommand,
                WatchCommand,
                ClubCommand {

    /** What is to be done about each family of commands; each has cases of its own. */
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

    /** From whom it is taken. */
    Access access();

    /** Whether it passes words of its sender on to other players, or a name of their choice. */
    default boolean speaks() {
        return false;
    }

    /** Whether somebody who is suspended may ask for it: what they may read, what is theirs, and the way out. */
    default boolean isOpenToSuspended() {
        return access() != Access.PROVEN_PLAYER;
    }

    /** Whether it cannot be taken back, so that every player is asked back. */
    default boolean isForGood() {
        return false;
    }

    /** From whom a command is taken. */
    enum Access {
        /** Everybody. */
        ANYBODY,
        /**
         * Everybody who seems to be a player: the answer goes to an address of that player's own, and nothing changes.
         */
        PLAYER,
        /** A player who has proved it. */
        PROVEN_PLAYER
    }
}
