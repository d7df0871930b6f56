package pbem.mail.login;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import javax.net.SocketFactory;

/**
 * Makes sockets that the mail library connects itself, so that their maker can close them meanwhile. Under an encrypted
 * connection, this is the underlying socket.
 */
public class UnconnectedSockets extends SocketFactory {

    /**
     * A new socket without Nagle's algorithm: a mail is written in pieces, and the system would hold back the last
     * until the other side has confirmed the earlier ones (40 ms a mail on Linux).
     */
    @Override
    public Socket createSocket() throws IOException {
        Socket socket = new Socket();
        socket.setTcpNoDelay(true);
        return socket;
    }

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
