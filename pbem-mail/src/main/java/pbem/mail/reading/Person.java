package pbem.mail.reading;

import java.util.Locale;
import java.util.Optional;

/**
 * A name and an address, from a header.
 *
 * @param address bare; the domain in lower case
 * @param name decoded; may be empty
 */
record Person(String address, String name) {

    private static final int LONGEST_ADDRESS = 254;
    private static final int LONGEST_NAME = 100;

    /** Nothing if the text is not an address that a mail could be sent to. */
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

    /** Of the characters that need quoting in a local part none is let through: nobody's address has them. */
    private static boolean plain(int c) {
        return c > ' '
                && c != 127
                && "<>()\",;:\\".indexOf(c) < 0
                && !Character.isWhitespace(c)
                && !Character.isISOControl(c);
    }

    /** By which two spellings of one address are known as such. */
    String key() {
        return address.toLowerCase(Locale.ROOT);
    }
}
