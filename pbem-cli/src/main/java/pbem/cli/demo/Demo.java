package pbem.cli.demo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;
import pbem.cli.config.SiteSettings;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.cli.home.Service;

/** A running demo, from {@link #start} to {@link #close}. */
public final class Demo implements AutoCloseable {

    private static final Duration PACE = Duration.ofMillis(300);

    private final Home home;
    private final DemoMailServer mail;
    private final int sitePort;
    private final int board;
    private final Deque<Part> opened;

    private Demo(Home home, DemoMailServer mail, int sitePort, int board, Deque<Part> opened) {
        this.home = home;
        this.mail = mail;
        this.sitePort = sitePort;
        this.board = board;
        this.opened = opened;
    }

    /**
     * Starts the demo in its own temporary home, never in an existing one: the demo's mail server would accept real
     * mail waiting there, and nobody would ever receive it.
     *
     * @param ports the ports on loopback
     */
    public static Demo start(DemoPorts ports) throws Exception {
        Deque<Part> opened = new ArrayDeque<>();
        try {
            return start(ports, opened);
        } catch (Exception | Error e) {
            close(opened);
            throw e;
        }
    }

    private static Demo start(DemoPorts ports, Deque<Part> opened) throws Exception {
        Home home = new Home(Files.createTempDirectory("pbem-demo-"));
        opened.push(() -> remove(home.directory()));
        home.make();
        DemoMailServer mail = DemoMailServer.start(ports);
        opened.push(mail::close);
        PbemServer server = PbemServer.open(home, configuration(mail, ports.site()));
        opened.push(server::close);
        int board = OpeningMoves.play(server);
        Service service = Service.start(server, PACE, PACE, List.of(new DemoMailPage(mail, server.clock())));
        opened.push(service::close);
        return new Demo(home, mail, ports.site(), board, opened);
    }

    private static Configuration configuration(DemoMailServer mail, int sitePort) {
        return Configuration.defaults()
                .with(Settings.NAME, "PBeM demo")
                .with(Settings.ADDRESS, DemoPlayer.SERVER.address())
                .with(Settings.INTAKE, "imap")
                .with(Settings.IMAP_HOST, mail.host())
                .with(Settings.IMAP_PORT, mail.imapPort())
                .with(Settings.IMAP_TLS, false)
                .with(Settings.IMAP_USER, DemoPlayer.SERVER.address())
                .with(Settings.IMAP_PASSWORD, DemoMailServer.PASSWORD)
                .with(Settings.SMTP_HOST, mail.host())
                .with(Settings.SMTP_PORT, mail.smtpPort())
                .with(SiteSettings.PORT, sitePort)
                .with(SiteSettings.URL, "http://127.0.0.1:" + sitePort);
    }

    /** Tells the user where to look and what to do next. */
    public List<String> banner() {
        String site = "http://127.0.0.1:" + sitePort;
        return List.of(
                "PBeM demo is running. alice and bob play Cholone on board " + board + ", and it is alice's turn.",
                "",
                "  Read and write their mail:  " + site + "/mail/alice",
                "  Look at the board:          " + site + "/boards/" + board,
                "",
                "Open alice's newest mail, reply with a move such as c5,d5 and see the board come back. On her other",
                "board she plays " + OpeningMoves.ROBOT + ", a program of the server, which answers within seconds.",
                "SMTP on port " + mail.smtpPort() + ", IMAP on port " + mail.imapPort() + " (users alice@"
                        + DemoPlayer.DOMAIN + ", bob@..., password " + DemoMailServer.PASSWORD + "). Data: "
                        + home.directory() + " (removed at the end)",
                "Stop with Ctrl-C.");
    }

    Home home() {
        return home;
    }

    int board() {
        return board;
    }

    public String site() {
        return "http://127.0.0.1:" + sitePort;
    }

    @Override
    public void close() throws IOException {
        close(opened);
    }

    /** Closes all parts, the last first. Each is closed even if closing another fails. */
    private static void close(Deque<Part> opened) throws IOException {
        if (!opened.isEmpty()) {
            try {
                opened.pop().close();
            } finally {
                close(opened);
            }
        }
    }

    /** Something that must be closed or removed at the end. */
    private interface Part {
        void close() throws IOException;
    }

    static void remove(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
