package pbem.web;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.Optional;

/** The site cannot listen at the host and port that the admin configured; the message names them. */
public final class CannotListen extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** If the server failed to bind, it would write much more to the log. */
    static void unlessFree(String host, int port) {
        trouble(host, port).ifPresent(cause -> {
            throw new CannotListen(host, port, cause);
        });
    }

    /** Binds a port once to try it; empty if nothing hinders. */
    public static Optional<IOException> trouble(String host, int port) {
        try (ServerSocket trial = new ServerSocket()) {
            trial.setReuseAddress(true); // otherwise connections closed just now would count
            trial.bind(new InetSocketAddress(InetAddress.getByName(host), port));
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(e);
        }
    }

    CannotListen(String host, int port, Throwable cause) {
        super(host + ":" + port, cause);
    }
}
