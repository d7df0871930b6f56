package pbem.handler.account;

import pbem.game.Reason;

/** Why an address did not become a player's, or did not cease to be. */
public final class AddressRefusal {

    /** All of them are theirs already. */
    public static final Reason YOURS_ALREADY = new Reason("address.yours-already");

    /** More than an account may have. */
    public static final Reason TOO_MANY = new Reason("address.too-many");

    /** So many questions were sent in their name of late that another would be a nuisance to somebody. */
    public static final Reason ASKED_TOO_OFTEN = new Reason("address.asked-too-often");

    /** Somebody has had its owner asked something within a day; the owner may be a stranger to all this. */
    public static final Reason ASKED_TODAY = new Reason("address.asked-today");

    /** It belongs to another account; nobody but who reads the mail there is told. */
    public static final Reason OF_ANOTHER_ACCOUNT = new Reason("address.of-another-account");

    private AddressRefusal() {}
}
