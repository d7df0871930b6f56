package pbem.cli.verb;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.cli.config.Environment;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.mail.intake.Inbox;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;
import pbem.store.Store;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem deliver}. */
@Command(
        name = "deliver",
        description = "Accept one mail from standard input, or each FILE as one mail, and act on it.",
        footer = {
            "",
            "While a server runs on the home, this command stores the mails and the server acts on them"
                    + " within a second. Otherwise this command acts on them.",
            "",
            "Exit code: 0 once every mail is stored, otherwise 75 (try again). A mail server would return"
                    + " the mail to its sender on any other code."
        })
public final class Deliver extends HomeVerb {

    @Option(
            names = "--from",
            paramLabel = "ADDRESS",
            description = "The envelope sender, if the mail does not name it.")
    private String from;

    @Option(
            names = "--to",
            paramLabel = "ADDRESS",
            description = "The envelope recipient, if the mail does not name it.")
    private List<String> to = List.of();

    @Option(names = "--store-only", description = "Only store the mails. The next server or verb acts on them.")
    private boolean storeOnly;

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "Raw messages (RFC 5322).")
    private List<Path> files = List.of();

    @Override
    public Integer call() throws Exception {
        List<byte[]> mails = new ArrayList<>();
        if (files.isEmpty()) {
            mails.add(standardInput());
        }
        for (Path file : files) {
            mails.add(Files.readAllBytes(file));
        }
        if (mails.stream().anyMatch(mail -> mail.length == 0)) {
            throw new Refused("an empty message; nothing was stored");
        }
        Home home = home();
        if (storeOnly || home.isServed()) {
            try (Store store = home.open(Environment.variables())) { // only the store, since a mail server waits
                store(new Inbox(store, Clock.systemUTC()), mails);
            }
            return 0;
        }
        try (PbemServer server = openServer()) {
            server.tellOfRestore();
            store(server.inbox(), mails);
            act(server);
        }
        return 0;
    }

    private void store(Inbox inbox, List<byte[]> mails) {
        Envelope envelope = new Envelope(Optional.ofNullable(from), to);
        mails.forEach(mail -> inbox.receive(new RawMail(mail, envelope)));
    }

    private void act(PbemServer server) {
        try {
            server.prepareRobots();
            server.intake().work();
        } catch (RuntimeException | Error e) {
            // The mails are stored, so the delivery succeeded; the next server or verb acts on them.
            spec().commandLine().getErr().println("pbem: stored, but not acted on yet: " + e.getMessage());
        }
    }

    private static byte[] standardInput() throws IOException {
        try (InputStream input = System.in) {
            return input.readAllBytes();
        }
    }
}
