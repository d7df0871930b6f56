package pbem.cli.demo;

import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.HandlerType;
import java.util.Set;

/**
 * Lets in only visitors who opened the demo's own address on this machine. Otherwise any page in the same browser could
 * send its forms here, or could read the mails through a host name of its own that resolves to this machine.
 */
final class OwnVisitors {

    private static final Set<String> NAMES = Set.of("127.0.0.1", "localhost", "[::1]");

    private OwnVisitors() {}

    static void check(Context context) {
        String host = context.header("Host");
        String origin = context.header("Origin");
        if (host == null || !NAMES.contains(host.replaceFirst(":[0-9]+$", ""))) {
            throw new ForbiddenResponse("The demo is for this machine only.");
        }
        if (origin != null && !origin.equals("http://" + host) && !isReadByAFrame(context, origin)) {
            throw new ForbiddenResponse("The demo accepts no requests from other sites.");
        }
    }

    /**
     * Whether the request comes from the frame of a mail. The frame has no permissions, so browsers send {@code null}
     * as its origin. Such a request changes nothing, and no other site can read the answer.
     */
    private static boolean isReadByAFrame(Context context, String origin) {
        return origin.equals("null") && context.method() == HandlerType.GET;
    }
}
