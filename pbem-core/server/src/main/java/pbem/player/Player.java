package pbem.player;

/**
 * A person who signed up.
 *
 * @param id never reused for another person
 * @param user the userid in its owner's spelling; comparisons ignore case
 * @param state the state of the account
 */
public record Player(long id, String user, State state) {

    public enum State {
        ACTIVE,
        /** The server's own player: it plays but gets no mail, and nobody can act as it. */
        HOUSE,
        /** A robot of the server: it accepts every challenge and gets no mail. */
        ROBOT,
        /**
         * Its owner has closed it and can undo that for some days. It gets answers only and begins no games.
         */
        CLOSING,
        GONE
    }

    /** Whether the player is a program of the server, which others are told. */
    public boolean isProgram() {
        return state == State.ROBOT;
    }

    /** Whether the account is in use and gets mail. */
    public boolean isActive() {
        return state == State.ACTIVE;
    }

    /** Whether the account has an owner. A closing account still has one. */
    public boolean isOwned() {
        return state == State.ACTIVE || state == State.CLOSING;
    }

    /** Whether the player can be challenged. */
    public boolean plays() {
        return state == State.ACTIVE || state == State.ROBOT;
    }
}
