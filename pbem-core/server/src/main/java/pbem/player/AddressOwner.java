package pbem.player;

import java.util.Locale;

/**
 * The mailbox of an address, as far as its text tells: {@code Bob+games@example.org} is one of the many names of
 * {@code bob@example.org}. Limits on mails count for a mailbox, since a forger could vary the name. It is not an
 * address to write to, because some mail servers treat such names as different mailboxes.
 */
public final class AddressOwner {

    private AddressOwner() {}

    public static String of(String address) {
        String lower = address.toLowerCase(Locale.ROOT);
        int plus = lower.indexOf('+');
        int at = lower.lastIndexOf('@');
        return plus > 0 && plus < at ? lower.substring(0, plus) + lower.substring(at) : lower;
    }
}
