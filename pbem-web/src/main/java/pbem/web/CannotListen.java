package pbem.web;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;

/** There is no listening where the admin wants the site to; the message is where that is. */
public final class CannotListen extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** Tries it out, which is quieter than what the server writes into the log when it fails. */
    static void unlessFree(String host, int port) {
        try (ServerSocket trial = new ServerSocket()) {
            trial.setReuseAddress(true); // or connections that were just closed would count
            trial.bind(new InetSocketAddress(host, port));
        } catch (IOException e) {
            throw new CannotListen(host, port, e);
        }
    }

    CannotListen(String host, int port, Throwable cause) {
        super(host + ":" + port, cause);
    }
}
