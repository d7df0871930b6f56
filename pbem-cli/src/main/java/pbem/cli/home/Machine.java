package pbem.cli.home;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;

/** The machine on which this process runs. */
final class Machine {

    private Machine() {}

    /** Its name; empty if it has none. */
    static Optional<String> name() {
        try {
            return Optional.of(InetAddress.getLocalHost().getHostName());
        } catch (UnknownHostException e) {
            return Optional.empty();
        }
    }
}
