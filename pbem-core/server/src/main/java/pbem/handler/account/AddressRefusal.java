package pbem.handler.account;

import pbem.game.Reason;

/** Why an address was not added to a player's addresses, or not removed from them. */
public final class AddressRefusal {

    /** All the addresses are the player's already. */
    public static final Reason YOURS_ALREADY = new Reason("address.yours-already");

    /** The account would have too many addresses. */
    public static final Reason TOO_MANY = new Reason("address.too-many");

    /** Too many questions have lately been sent in the player's name; another would bother its reader. */
    public static final Reason ASKED_TOO_OFTEN = new Reason("address.asked-too-often");

    /**
     * The owner of the address was asked within a day on another person's request, of which the player may not know.
     */
    public static final Reason ASKED_TODAY = new Reason("address.asked-today");

    /** The address belongs to another account. Only the reader of its mail is told. */
    public static final Reason OF_ANOTHER_ACCOUNT = new Reason("address.of-another-account");

    private AddressRefusal() {}
}
