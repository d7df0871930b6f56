package pbem.player;

import java.util.Locale;

/**
 * Whose mailbox an address is, as far as its text tells: {@code Bob+games@example.org} is one of the many names of
 * {@code bob@example.org}. What somebody may be sent is counted for their mailbox, or a forger would only have to vary the
 * name. It is no address to write to, since not every mail server takes such names for one.
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
