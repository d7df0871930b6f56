package pbem.web;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;

/** The site cannot listen at the host and port that the admin configured; the message names them. */
public final class CannotListen extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** Binds the port once to try it: if the server failed to bind, it would write much more to the log. */
    static void unlessFree(String host, int port) {
        try (ServerSocket trial = new ServerSocket()) {
            trial.setReuseAddress(true); // otherwise connections closed just now would count
            trial.bind(new InetSocketAddress(host, port));
        } catch (IOException e) {
            throw new CannotListen(host, port, e);
        }
    }

    CannotListen(String host, int port, Throwable cause) {
        super(host + ":" + port, cause);
    }
}
