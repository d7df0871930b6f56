package pbem.player;

import pbem.game.Reason;
import pbem.game.Refusal;

/** Why something about an account was not done. */
public final class AccountRefusal {

    /** Not 2 to 20 letters, digits, dashes and underscores. */
    public static final Reason BAD_USER_ID = new Reason("account.bad-userid");

    /** A word of the command language, a game's name or a number. */
    public static final Reason RESERVED_USER_ID = new Reason("account.reserved-userid");

    /** Somebody has, or had, that userid. */
    public static final Reason USER_ID_TAKEN = new Reason("account.userid-taken");

    /** It could be taken for the userid of somebody else. */
    public static final Reason USER_ID_LOOKS_TAKEN = new Reason("account.userid-looks-taken");

    /** No plain mail address. */
    public static final Reason BAD_ADDRESS = new Reason("account.bad-address");

    /** An address that only means something within one house, on a server that writes to the world. */
    public static final Reason LOCAL_ADDRESS = new Reason("account.local-address");

    /** The server's own address, or one that it made for a single reply. */
    public static final Reason OWN_ADDRESS = new Reason("account.own-address");

    /** The address belongs to a player already. */
    public static final Reason ALREADY_SIGNED_UP = new Reason("account.already-signed-up");

    /** Only players may do this, and the address belongs to none. */
    public static final Reason NOT_SIGNED_UP = new Reason("account.not-signed-up");

    /** An account is not ended while its games go on. */
    public static final Reason STILL_PLAYING = new Reason("account.still-playing");

    /** Userid and password do not belong together; one of them is wrong. */
    public static final Reason WRONG_PASSWORD = new Reason("account.wrong-password");

    /** Too short, too long, or more than one word. */
    public static final Reason BAD_PASSWORD = new Reason("account.bad-password");

    /** What was to be confirmed is no longer waiting. */
    public static final Reason NOTHING_TO_CONFIRM = new Reason("account.nothing-to-confirm");

    public static final Reason YES_OR_NO_WRITTEN = new Reason("account.yes-or-no-written");

    public static final Reason YES_OR_NO = new Reason("account.yes-or-no");

    /** What cannot be taken back wants more than a yes. */
    public static final Reason NAME_YOURSELF = new Reason("account.name-yourself");

    /** They are called so. */
    public static final Reason SAME_USER_ID = new Reason("account.same-userid");

    /** They are called so since a few days only. */
    public static final Reason RENAMED_LATELY = new Reason("account.renamed-lately");

    /** They have changed it so often that too many are kept for them. */
    public static final Reason TOO_MANY_USER_IDS = new Reason("account.too-many-userids");

    /** A password is never kept to be confirmed, so a player who sets one must prove who they are in the same mail. */
    public static final Reason PASSWORD_UNPROVEN = new Reason("account.password-unproven");

    /** What is kept of a player is sent once a day. */
    public static final Reason DATA_SENT_TODAY = new Reason("account.data-sent-today");

    /** The line bears a password, but this server takes none. */
    public static final Reason NO_PASSWORDS = new Reason("account.no-passwords");

    /** The admin takes nobody at present. */
    public static final Reason SIGNUP_CLOSED = new Reason("account.signup-closed");

    /** Only who was invited becomes a player, and they were not. */
    public static final Reason INVITED_ONLY = new Reason("account.invited-only");

    /** That userid, or that address, waits for a word of the admin's already. */
    public static final Reason ALREADY_WAITING = new Reason("account.already-waiting");

    /** They have closed their account, and may only take that back. */
    public static final Reason CLOSING = new Reason("account.is-closing");

    public static final Reason NOT_CLOSING = new Reason("account.not-closing");

    private AccountRefusal() {}

    /** A reply to a request to confirm that says neither yes nor no. */
    public static Refusal yesOrNo(String said) {
        return said.isBlank() ? YES_OR_NO_WRITTEN.of() : YES_OR_NO.of(said);
    }
}
