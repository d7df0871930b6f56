package pbem.web.page;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;

/** From where somebody asks, for the bounds on what one address may ask. */
public final class ClientAddress {

    private static final int LONGEST = 50;

    private ClientAddress() {}

    /** A web server on this machine stands in front of us and says last for whom it asks. */
    public static String of(Context context) {
        String near = context.req().getRemoteAddr();
        return Optional.ofNullable(context.header("X-Forwarded-For"))
                .filter(names -> isOurOwn(near))
                .map(names -> names.substring(names.lastIndexOf(',') + 1).strip())
                .filter(name -> !name.isEmpty() && name.length() < LONGEST)
                .orElse(near);
    }

    /**
     * Whether it is of this machine.
     *
     * @param address a number, so nobody is asked
     */
    public static boolean isOurOwn(String address) {
        try {
            return InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }
}
