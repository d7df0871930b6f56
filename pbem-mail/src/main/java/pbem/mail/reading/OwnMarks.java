package pbem.mail.reading;

import java.util.List;
import java.util.Locale;

/**
 * How this server knows a mail of its own when it comes back.
 *
 * @param addresses the addresses it writes from, bare; each stands for its own sub-addresses ({@code local+…@domain})
 *     too
 * @param loopHeader name of the header that every mail of a PBeM server bears; such a mail is never
 *     from a person
 */
public record OwnMarks(List<String> addresses, String loopHeader) {

    /**
     * Sender of what was written on a page of the site. From nowhere: nobody has proved an address there, and no
     * answer goes there. A forged one gains nothing but that its text is read as it stands.
     */
    public static final String PAGE = "page@play.invalid";

    public OwnMarks {
        addresses = addresses.stream().map(OwnMarks::base).toList();
    }

    /** Whether the address is one of ours, without regard to case and sub-address. */
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
