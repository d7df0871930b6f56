package pbem.mail.reading;

import java.util.Locale;

/**
 * A field of a header.
 *
 * @param name the name in lower case
 * @param value the unfolded value without control characters; encoded words are still encoded
 */
record HeaderField(String name, String value) {

    HeaderField {
        name = name.toLowerCase(Locale.ROOT);
    }

    boolean is(String other) {
        return name.equalsIgnoreCase(other);
    }
}
