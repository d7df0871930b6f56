package pbem.cli.demo;

import java.io.IOException;
import java.util.concurrent.ThreadLocalRandom;
import pbem.web.CannotListen;

/** Finds ports on loopback. */
public final class FreePort {

    private static final int FIRST = 10_000;
    private static final int END = 32_768;
    private static final int TRIES = 100;

    private FreePort() {}

    /** The usual port if it is free, otherwise any free port. */
    static int near(int usual) throws IOException {
        return isFree(usual) ? usual : any();
    }

    private static boolean isFree(int port) {
        return CannotListen.trouble("127.0.0.1", port).isEmpty();
    }

    /**
     * A port that is free now, chosen at random below those that systems give to outgoing connections, one of which
     * could take it before its server listens.
     *
     * @throws IOException if hardly any is free
     */
    public static int any() throws IOException {
        return ThreadLocalRandom.current()
                .ints(TRIES, FIRST, END)
                .filter(FreePort::isFree)
                .findFirst()
                .orElseThrow(() -> new IOException("no free port found between " + FIRST + " and " + END));
    }
}
