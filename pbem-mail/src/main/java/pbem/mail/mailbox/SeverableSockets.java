package pbem.mail.mailbox;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import javax.net.SocketFactory;

/** Makes sockets, of which the last can be closed from another thread, whatever the library is doing with it. */
final class SeverableSockets extends SocketFactory {

    private Socket last;
    private boolean severed;

    @Override
    public synchronized Socket createSocket() throws IOException {
        if (severed) {
            throw new SocketException("closed");
        }
        last = new Socket();
        return last;
    }

    /** Closes the last socket, and makes no other. */
    synchronized void sever() {
        severed = true;
        if (last != null) {
            try {
                last.close();
            } catch (IOException e) {
                // then it was closed already
            }
        }
    }

    @Override
    public Socket createSocket(String host, int port) {
        throw onlyUnconnected();
    }

    @Override
    public Socket createSocket(String host, int port, InetAddress localHost, int localPort) {
        throw onlyUnconnected();
    }

    @Override
    public Socket createSocket(InetAddress host, int port) {
        throw onlyUnconnected();
    }

    @Override
    public Socket createSocket(InetAddress address, int port, InetAddress localAddress, int localPort) {
        throw onlyUnconnected();
    }

    private static UnsupportedOperationException onlyUnconnected() {
        return new UnsupportedOperationException("the mail library connects by itself");
    }
}
