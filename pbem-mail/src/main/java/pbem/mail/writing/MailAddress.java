package pbem.mail.writing;

import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import java.nio.charset.StandardCharsets;

/** The rule for addresses to which mail can be sent. */
final class MailAddress {

    private static final int LONGEST = 254;

    private MailAddress() {}

    /** Whether any server can send mail to the address; not if it contains characters beyond ASCII. */
    static boolean isUsable(String address) {
        if (address.length() > LONGEST
                || !StandardCharsets.US_ASCII.newEncoder().canEncode(address)) {
            return false;
        }
        try {
            InternetAddress parsed = new InternetAddress(address, true);
            return address.equals(parsed.getAddress()) && address.indexOf('@') > 0;
        } catch (AddressException e) {
            return false;
        }
    }
}
