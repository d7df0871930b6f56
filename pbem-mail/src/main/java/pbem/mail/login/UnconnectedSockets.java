package pbem.mail.login;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import javax.net.SocketFactory;

/**
 * Makes sockets that the mail library connects by itself, so that whoever made them can reach them meanwhile. Where the
 * connection is encrypted, too, this is the socket below.
 */
public abstract class UnconnectedSockets extends SocketFactory {

    @Override
    public abstract Socket createSocket() throws IOException;

    @Override
    public final Socket createSocket(String host, int port) {
        throw onlyUnconnected();
    }

    @Override
    public final Socket createSocket(String host, int port, InetAddress localHost, int localPort) {
        throw onlyUnconnected();
    }

    @Override
    public final Socket createSocket(InetAddress host, int port) {
        throw onlyUnconnected();
    }

    @Override
    public final Socket createSocket(InetAddress address, int port, InetAddress localAddress, int localPort) {
        throw onlyUnconnected();
    }

    private static UnsupportedOperationException onlyUnconnected() {
        return new UnsupportedOperationException("the mail library connects by itself");
    }
}
