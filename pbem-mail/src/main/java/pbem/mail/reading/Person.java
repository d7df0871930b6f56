package pbem.mail.reading;

import java.util.Locale;
import java.util.Optional;

/**
 * A name and an address from a header.
 *
 * @param address the bare address with the domain in lower case
 * @param name the decoded name; may be empty
 */
record Person(String address, String name) {

    private static final int LONGEST_ADDRESS = 254;
    private static final int LONGEST_NAME = 100;

    /** The person with that address; empty if no mail could be sent to it. */
    static Optional<Person> of(String address, String name) {
        String bare = address.regionMatches(true, 0, "mailto:", 0, 7) ? address.substring(7) : address;
        int at = bare.indexOf('@');
        boolean one = at > 0 && at == bare.lastIndexOf('@') && at < bare.length() - 1;
        if (!one || bare.length() > LONGEST_ADDRESS || !bare.chars().allMatch(Person::plain)) {
            return Optional.empty();
        }
        String domain = bare.substring(at + 1).toLowerCase(Locale.ROOT);
        return Optional.of(new Person(bare.substring(0, at + 1) + domain, HeaderText.decoded(name, LONGEST_NAME)));
    }

    /**
     * Whether a character is allowed in an address. Those that need quoting in a local part are not, since real
     * addresses do not contain them.
     */
    private static boolean plain(int c) {
        return c > ' '
                && c != 127
                && "<>()\",;:\\".indexOf(c) < 0
                && !Character.isWhitespace(c)
                && !Character.isISOControl(c);
    }

    /** The key that is equal for all spellings of one address. */
    String key() {
        return address.toLowerCase(Locale.ROOT);
    }
}
