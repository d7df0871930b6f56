package pbem.web.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.javalin.Javalin;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The address to which a request counts if a web server passes it on. */
class ClientAddressTest {

    private static String said(InetAddress listening, Set<InetAddress> proxies) throws Exception {
        ClientAddress clients = new ClientAddress(proxies);
        Javalin server = Javalin.create(config -> {
                    config.startup.showJavalinBanner = false;
                    config.contextResolver.ip = clients::of;
                    config.contextResolver.scheme = clients::scheme;
                    config.routes.get("/", context -> context.result(context.ip() + " " + context.scheme()));
                })
                .start(listening.getHostAddress(), 0);
        try {
            HttpRequest request = HttpRequest.newBuilder(
                            URI.create("http://" + listening.getHostAddress() + ":" + server.port() + "/"))
                    .header("X-Forwarded-For", "198.51.100.1, 203.0.113.7")
                    .header("X-Forwarded-Proto", "https")
                    .build();
            return HttpClient.newHttpClient()
                    .send(request, HttpResponse.BodyHandlers.ofString())
                    .body();
        } finally {
            server.stop();
        }
    }

    /** An address of this machine that the server takes for another machine's. */
    private static InetAddress elsewhere() throws Exception {
        Optional<InetAddress> address = NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(found -> found instanceof Inet4Address && !found.isLoopbackAddress())
                .findFirst();
        assumeTrue(address.isPresent(), "this machine is in no network");
        return address.get();
    }

    @Test
    void aWebServerOnThisMachineIsBelieved() throws Exception {
        assertThat(said(InetAddress.getByName("127.0.0.1"), Set.of())).isEqualTo("203.0.113.7 https");
    }

    @Test
    void oneOnAnotherMachineIsBelievedIfTheAdminNamesIt() throws Exception {
        InetAddress other = elsewhere();
        assertThat(said(other, Set.of(other))).isEqualTo("203.0.113.7 https");
    }

    @Test
    void theHeaderOfAnotherSenderDoesNotCount() throws Exception {
        InetAddress other = elsewhere();
        assertThat(said(other, Set.of())).isEqualTo(other.getHostAddress() + " http");
    }
}
