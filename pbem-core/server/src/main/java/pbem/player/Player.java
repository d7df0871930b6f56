package pbem.player;

/**
 * A person who signed up.
 *
 * @param id never given to a second person
 * @param user the userid in the spelling of its owner; compared without case
 * @param state whether the account is in use
 */
public record Player(long id, String user, State state) {

    public enum State {
        ACTIVE,
        /** The server's own: it plays, but gets no mail, and nobody can be it. */
        HOUSE,
        /** A program of the server's own that thinks: it plays everybody who challenges it, and gets no mail either. */
        ROBOT,
        /**
         * Its owner has closed it, and may take that back for some days: it gets no mail but answers, and plays
         * nothing new.
         */
        CLOSING,
        GONE
    }

    /** Whether nobody sits there, but a program of the server's own, as others are to know. */
    public boolean isProgram() {
        return state == State.ROBOT;
    }

    /** Whether they are there, and get mail. */
    public boolean isActive() {
        return state == State.ACTIVE;
    }

    /** Whether the account belongs to somebody, who may still take it back if it is closing. */
    public boolean isOwned() {
        return state == State.ACTIVE || state == State.CLOSING;
    }

    /** Whether they can be asked to play. */
    public boolean plays() {
        return state == State.ACTIVE || state == State.ROBOT;
    }
}
