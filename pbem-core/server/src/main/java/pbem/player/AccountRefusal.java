package pbem.player;

import pbem.game.Reason;
import pbem.game.Refusal;

/** Why something about an account was not done. */
public final class AccountRefusal {

    /** The userid is not 2 to 20 letters, digits, dashes and underscores. */
    public static final Reason BAD_USER_ID = new Reason("account.bad-userid");

    /** The userid is a command word, a game's name or a number. */
    public static final Reason RESERVED_USER_ID = new Reason("account.reserved-userid");

    /** The userid belongs or belonged to a player. */
    public static final Reason USER_ID_TAKEN = new Reason("account.userid-taken");

    /** The userid looks like another player's. */
    public static final Reason USER_ID_LOOKS_TAKEN = new Reason("account.userid-looks-taken");

    /** The address is not a plain mail address. */
    public static final Reason BAD_ADDRESS = new Reason("account.bad-address");

    /** The address is valid in a local network only, and the server writes to the Internet. */
    public static final Reason LOCAL_ADDRESS = new Reason("account.local-address");

    /** The address is the server's own, or a reply address that it made. */
    public static final Reason OWN_ADDRESS = new Reason("account.own-address");

    /** The address belongs to a player already. */
    public static final Reason ALREADY_SIGNED_UP = new Reason("account.already-signed-up");

    /** The request is for players only, and the address belongs to none. */
    public static final Reason NOT_SIGNED_UP = new Reason("account.not-signed-up");

    /** The account has games under way. */
    public static final Reason STILL_PLAYING = new Reason("account.still-playing");

    /** The userid or the password is wrong. */
    public static final Reason WRONG_PASSWORD = new Reason("account.wrong-password");

    /** The password is too short, too long, or more than one word. */
    public static final Reason BAD_PASSWORD = new Reason("account.bad-password");

    /** The request to confirm is no longer open. */
    public static final Reason NOTHING_TO_CONFIRM = new Reason("account.nothing-to-confirm");

    public static final Reason YES_OR_NO_WRITTEN = new Reason("account.yes-or-no-written");

    public static final Reason YES_OR_NO = new Reason("account.yes-or-no");

    /** An act that cannot be undone needs the typed userid, not only a yes. */
    public static final Reason NAME_YOURSELF = new Reason("account.name-yourself");

    /** The player has that userid already. */
    public static final Reason SAME_USER_ID = new Reason("account.same-userid");

    /** The player changed the userid a few days ago. */
    public static final Reason RENAMED_LATELY = new Reason("account.renamed-lately");

    /** The player has the largest number of former userids that is kept. */
    public static final Reason TOO_MANY_USER_IDS = new Reason("account.too-many-userids");

    /** A password is never kept to be confirmed, so a player who sets one must prove who they are in the same mail. */
    public static final Reason PASSWORD_UNPROVEN = new Reason("account.password-unproven");

    /** A player's data is sent once a day only. */
    public static final Reason DATA_SENT_TODAY = new Reason("account.data-sent-today");

    /** The line has a password, but this server accepts none. */
    public static final Reason NO_PASSWORDS = new Reason("account.no-passwords");

    /** Sign-up is closed. */
    public static final Reason SIGNUP_CLOSED = new Reason("account.signup-closed");

    /** Sign-up is by invitation only, and the sender is not invited. */
    public static final Reason INVITED_ONLY = new Reason("account.invited-only");

    /** That userid or address is already waiting for the admin's approval. */
    public static final Reason ALREADY_WAITING = new Reason("account.already-waiting");

    /** The account is closing, and its owner can only undo that. */
    public static final Reason CLOSING = new Reason("account.is-closing");

    public static final Reason NOT_CLOSING = new Reason("account.not-closing");

    private AccountRefusal() {}

    /** The refusal of a reply that says neither yes nor no to a request to confirm. */
    public static Refusal yesOrNo(String said) {
        return said.isBlank() ? YES_OR_NO_WRITTEN.of() : YES_OR_NO.of(said);
    }
}
