package pbem.cli.demo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;
import pbem.cli.home.Home;
import pbem.cli.home.House;
import pbem.cli.home.Service;

/** The whole demo, from {@link #start} to {@link #close}. */
public final class Demo implements AutoCloseable {

    private static final Duration PACE = Duration.ofMillis(300);
    private static final int USUAL_SITE_PORT = 8080;

    private final Home home;
    private final boolean temporary;
    private final DemoMailServer mail;
    private final House house;
    private final Service service;
    private final int sitePort;
    private final int board;

    private Demo(
            Home home, boolean temporary, DemoMailServer mail, House house, Service service, int sitePort, int board) {
        this.home = home;
        this.temporary = temporary;
        this.mail = mail;
        this.house = house;
        this.service = service;
        this.sitePort = sitePort;
        this.board = board;
    }

    /** @param named where the data stays; empty for a directory that is removed at the end */
    public static Demo start(Optional<Home> named) throws Exception {
        Home home = named.isPresent() ? named.get() : new Home(Files.createTempDirectory("pbem-demo-"));
        home.make();
        DemoMailServer mail = DemoMailServer.start();
        int sitePort = FreePort.near(USUAL_SITE_PORT);
        House house = House.open(home, configuration(mail, sitePort));
        int board = house.store()
                .read(tx -> tx.ledger().boards().record(101))
                .map(record -> record.board().number())
                .orElseGet(() -> OpeningMoves.play(house));
        Service service = Service.start(house, PACE, PACE, List.of(new DemoMailPage(mail, house.clock())));
        return new Demo(home, named.isEmpty(), mail, house, service, sitePort, board);
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
                .with(Settings.SITE_PORT, sitePort)
                .with(Settings.SITE_URL, "http://127.0.0.1:" + sitePort);
    }

    /** Where to look and what to do next. */
    public List<String> banner() {
        String site = "http://127.0.0.1:" + sitePort;
        return List.of(
                "PBeM demo is running. alice and bob play Cholone on board " + board + ", and it is alice's turn.",
                "",
                "  Read and write their mail:  " + site + "/mail/alice",
                "  Look at the board:          " + site + "/boards/" + board,
                "",
                "Open alice's newest mail, reply with a move such as c5,d5 and see the board come back.",
                "SMTP on port " + mail.smtpPort() + ", IMAP on port " + mail.imapPort() + " (users alice@"
                        + DemoPlayer.DOMAIN + ", bob@..., password " + DemoMailServer.PASSWORD + "). Data: "
                        + home.directory() + (temporary ? " (removed at the end)" : ""),
                "Stop with Ctrl-C.");
    }

    public String site() {
        return "http://127.0.0.1:" + sitePort;
    }

    public void awaitStop() throws InterruptedException {
        service.awaitStop();
    }

    public void requestStop() {
        service.requestStop();
    }

    @Override
    public void close() throws IOException {
        service.close();
        house.close();
        mail.close();
        if (temporary) {
            remove(home.directory());
        }
    }

    private static void remove(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
