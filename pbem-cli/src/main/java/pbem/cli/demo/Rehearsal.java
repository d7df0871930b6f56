package pbem.cli.demo;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import pbem.cli.home.Home;
import pbem.mail.intake.Inbox;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;
import pbem.repository.InboxItem;
import pbem.store.Store;

/**
 * Does once what a server or an admin does all the time, so that the Java VM can record which classes are needed and
 * load them faster later. Leaves nothing behind.
 */
public final class Rehearsal {

    private static final List<String> PAGES = List.of("/", "/boards/", "/players", "/help");

    /** The longest time that the rehearsal may take. */
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    private static final long LOOK_MILLIS = 50;

    private Rehearsal() {}

    /** Ends the process if it takes too long. */
    public static void bound() {
        Thread end = new Thread(Rehearsal::endLate, "pbem-patience");
        end.setDaemon(true);
        end.start();
    }

    /** Runs a server and writes to it. */
    public static void ofServer() throws Exception {
        try (Demo demo = Demo.start(DemoPorts.any())) {
            demo.home().read(Map.of());
            write(demo.home(), "signup carol");
            write(demo.home(), "no such command");
            HttpClient reader = HttpClient.newHttpClient();
            for (String page : PAGES) {
                look(reader, demo.site() + page);
            }
            look(reader, demo.site() + "/boards/" + demo.board());
        }
    }

    /**
     * Lets an admin work in a directory, which is then removed.
     *
     * @return what {@code admin} returns
     */
    public static int ofVerbs(ToIntFunction<Path> admin) throws IOException {
        Path home = Files.createTempDirectory("pbem-rehearsal-");
        try {
            return admin.applyAsInt(home);
        } finally {
            Demo.remove(home);
        }
    }

    private static void endLate() {
        try {
            Thread.sleep(PATIENCE.toMillis());
            Runtime.getRuntime().halt(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Sends a mail and waits until the server has acted on it. */
    private static void write(Home home, String subject) throws Exception {
        String mail = "From: carol@" + DemoPlayer.DOMAIN + "\r\nTo: " + DemoPlayer.SERVER.address() + "\r\nSubject: "
                + subject + "\r\nMessage-ID: <" + subject.hashCode() + "@" + DemoPlayer.DOMAIN + ">\r\n\r\n\r\n";
        try (Store store = home.open(Map.of())) {
            Inbox inbox = new Inbox(store, Clock.systemUTC());
            RawMail raw = new RawMail(mail.getBytes(StandardCharsets.US_ASCII), Envelope.unknown());
            long id = inbox.receive(raw);
            while (inbox.item(id).orElseThrow().state() == InboxItem.State.WAITING) {
                Thread.sleep(LOOK_MILLIS);
            }
        }
    }

    private static void look(HttpClient reader, String page) throws IOException, InterruptedException {
        reader.send(HttpRequest.newBuilder(URI.create(page)).build(), HttpResponse.BodyHandlers.discarding());
    }
}
