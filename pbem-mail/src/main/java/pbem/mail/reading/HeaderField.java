package pbem.mail.reading;

import java.util.Locale;

/**
 * One field of a header.
 *
 * @param name in lower case
 * @param value unfolded and free of control characters; encoded words are still encoded
 */
record HeaderField(String name, String value) {

    HeaderField {
        name = name.toLowerCase(Locale.ROOT);
    }

    boolean is(String other) {
        return name.equalsIgnoreCase(other);
    }
}
