package pbem.web.page;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.component.AbstractLifeCycle;

/**
 * Limits the open connections from one address. A trusted web server is not limited, since it stands for many readers
 * and limits them itself. Safe for any thread.
 */
public final class ConnectionsOfOne extends AbstractLifeCycle implements Connection.Listener {

    private static final int MOST = 100;

    private final Map<String, Integer> open = new ConcurrentHashMap<>();
    private final Map<Connection, String> from = new ConcurrentHashMap<>();
    private final Server server;
    private final Predicate<InetAddress> bounded;
    private final int most;

    private ConnectionsOfOne(Server server, Predicate<InetAddress> bounded, int most) {
        this.server = server;
        this.bounded = bounded;
        this.most = most;
    }

    public static void bound(Server server, ClientAddress clients) {
        bound(server, address -> !clients.isTrusted(address), MOST);
    }

    static void bound(Server server, Predicate<InetAddress> bounded, int most) {
        server.addBean(new ConnectionsOfOne(server, bounded, most));
    }

    @Override
    protected void doStart() {
        for (var connector : server.getConnectors()) {
            if (connector instanceof AbstractConnector listening) {
                listening.addBean(this);
            }
        }
    }

    @Override
    public void onOpened(Connection connection) {
        address(connection).ifPresent(address -> {
            from.put(connection, address);
            if (open.merge(address, 1, Integer::sum) > most) {
                connection.getEndPoint().close();
            }
        });
    }

    @Override
    public void onClosed(Connection connection) {
        String address = from.remove(connection); // a closed socket no longer has an address
        if (address != null) {
            open.computeIfPresent(address, (known, count) -> count == 1 ? null : count - 1);
        }
    }

    private Optional<String> address(Connection connection) {
        return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress remote
                ? Optional.of(remote.getAddress()).filter(bounded).map(ClientAddress::network)
                : Optional.empty();
    }
}
