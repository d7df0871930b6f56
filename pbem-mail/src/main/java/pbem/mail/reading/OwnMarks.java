package pbem.mail.reading;

import java.util.List;
import java.util.Locale;

/**
 * The marks by which this server recognises its own mail when it comes back.
 *
 * @param addresses the bare addresses that this server writes from; each includes its sub-addresses ({@code
 *     local+…@domain})
 * @param loopHeader the name of the header that every mail of a PBeM server has; such a mail is never from a person
 */
public record OwnMarks(List<String> addresses, String loopHeader) {

    /**
     * The sender of text that was typed on a page of the site. The address does not exist: nobody has proved to own it,
     * and no answer is sent to it. A forged one only has the effect that its text is read as it is.
     */
    public static final String PAGE = "page@play.invalid";

    public OwnMarks {
        addresses = addresses.stream().map(OwnMarks::base).toList();
    }

    /** Whether the address is this server's, ignoring case and sub-address. */
    public boolean owns(String address) {
        return addresses.contains(base(address));
    }

    private static String base(String address) {
        String lower = address.toLowerCase(Locale.ROOT);
        int at = lower.lastIndexOf('@');
        int plus = lower.indexOf('+');
        return plus < 0 || at < plus ? lower : lower.substring(0, plus) + lower.substring(at);
    }
}
