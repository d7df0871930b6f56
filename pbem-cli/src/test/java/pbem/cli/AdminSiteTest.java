package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.demo.FreePort;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.cli.home.Role;
import pbem.cli.home.Service;
import pbem.repository.club.AuditEntry;
import picocli.CommandLine;

/** The admin's pages of a running server, and the token that opens them. */
class AdminSiteTest {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    @TempDir
    private Path directory;

    private Home home;
    private int port;
    private PbemServer server;
    private Service service;

    @BeforeEach
    void start() throws Exception {
        home = new Home(directory.resolve("home"));
        home.make();
        port = FreePort.any();
        configure("");
        server = PbemServer.open(home, Map.of());
        FirstBoard.of(server, "alice", "bob");
        server.store().change(tx -> {
            tx.auditLog()
                    .write(
                            new AuditEntry.Draft(
                                    "admin:root", "add", OptionalLong.empty(), OptionalInt.empty(), "by <hand>"),
                            server.clock().instant());
            return true;
        });
        service = Service.start(server, Role.all(), banner -> {});
    }

    @AfterEach
    void stop() {
        service.close();
        server.close();
    }

    private void configure(String site) throws Exception {
        // There is no mail server, so mails wait.
        Files.writeString(
                home.configuration(), "[smtp]\nhost = \"127.0.0.1\"\nport = 1\n[site]\nport = " + port + "\n" + site);
    }

    private void restartWith(String site) throws Exception {
        service.close();
        server.close();
        configure(site);
        server = PbemServer.open(home, Map.of());
        service = Service.start(server, Role.all(), banner -> {});
    }

    private HttpResponse<String> get(String path, String... headers) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private String says(int code, String... verb) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine program = Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        String[] all = Stream.concat(
                        Stream.of(verb), Stream.of("--home", home.directory().toString()))
                .toArray(String[]::new);
        assertThat(program.execute(all)).as(err.toString()).isEqualTo(code);
        return code == 0 ? out.toString() : err.toString();
    }

    @Test
    void admins_at_the_machine_read_there_what_the_verbs_say() throws Exception {
        assertThat(get("/admin").body())
                .contains("The server now", "database", "mails to be sent", "pbem inbox list --state waiting");
        assertThat(get("/admin/mail").body()).contains("alice@", "pbem outbox list --state waiting");
        assertThat(get("/admin/people").body()).contains("by &lt;hand&gt;", "admin:root");
        assertThat(get("/admin/play").body()).contains("Tournaments under way");
        assertThat(get("/admin/figures").body()).contains("cholone", "boards begun");
        assertThat(get("/admin/boards/101").body())
                .contains("board 101 began", "our mail ")
                .doesNotContain("T12:");
        assertThat(get("/admin/people/alice").body()).contains("alice is a player with alice@");
        assertThat(get("/admin/people/nobody").statusCode()).isEqualTo(404);
        assertThat(get("/admin/boards/999").statusCode()).isEqualTo(404);
    }

    @Test
    void from_elsewhere_a_token_opens_them_that_was_made_while_the_server_ran() throws Exception {
        List<String> proxy = List.of("X-Forwarded-For", "198.51.100.7");
        assertThat(get("/admin", proxy.toArray(String[]::new)).statusCode()).isEqualTo(404);
        String token = says(0, "admin", "token").strip();
        assertThat(token).matches("[A-Za-z0-9_-]{43}");
        assertThat(get("/admin", proxy.toArray(String[]::new)).statusCode()).isEqualTo(401);
        assertThat(get("/admin", "Via", "1.1 x", "Authorization", "Bearer " + token)
                        .body())
                .contains("The server now");
        assertThat(says(0, "log", "admin")).contains("token").doesNotContain(token);

        Path file = home.directory().resolve("admin.token");
        assertThat(Files.readString(file)).doesNotContain(token).matches("[0-9a-f]{64}\n");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");

        says(0, "admin", "revoke");
        assertThat(get("/admin", "Via", "1.1 x", "Authorization", "Bearer " + token)
                        .statusCode())
                .isEqualTo(404);
        assertThat(says(1, "admin", "revoke")).contains("there is no token");
    }

    @Test
    void a_public_site_asks_everybody_for_the_token_and_may_have_no_admin_pages() throws Exception {
        restartWith("url = \"https://boards.example.org\"\n");
        assertThat(get("/admin").statusCode()).isEqualTo(404);
        String token = says(0, "admin", "token").strip();
        assertThat(get("/admin").statusCode()).isEqualTo(401);
        assertThat(get("/admin", "Authorization", "Bearer " + token).statusCode())
                .isEqualTo(200);

        restartWith("admin = \"off\"\n");
        assertThat(get("/admin", "Authorization", "Bearer " + token).statusCode())
                .isEqualTo(404);
        assertThat(says(1, "admin", "token")).contains("has no admin's pages");
    }
}
