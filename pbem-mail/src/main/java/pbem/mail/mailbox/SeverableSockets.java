package pbem.mail.mailbox;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import pbem.mail.login.UnconnectedSockets;

/** Makes sockets. The last one can be closed from another thread even while the library uses it. */
final class SeverableSockets extends UnconnectedSockets {

    private Socket last;
    private boolean severed;

    @Override
    public synchronized Socket createSocket() throws IOException {
        if (severed) {
            throw new SocketException("closed");
        }
        last = super.createSocket();
        return last;
    }

    /** Closes the last socket and makes no more. */
    synchronized void sever() {
        severed = true;
        if (last != null) {
            try {
                last.close();
            } catch (IOException e) {
                // it was closed already
            }
        }
    }
}
