package pbem.cli.verb;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.cli.home.PbemServer;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem deliver}, where no server takes the mails (see {@code QuickDelivery}). */
@Command(
        name = "deliver",
        description = "Take in one mail from standard input, or each FILE as one, and act on it.",
        footer = {
            "",
            "Where a server runs on the home, it takes the mails and acts on them; this waits for",
            "that, 5 seconds at most. Where none runs, this stores them and acts on them itself.",
            "",
            "Exits with 0 once every mail is stored, and with 75 (try again) otherwise: a mail",
            "server returns the mail to its sender on every other code."
        })
public final class Deliver extends HomeVerb {

    @Option(names = "--from", paramLabel = "ADDRESS", description = "Envelope sender, where the mail does not say.")
    private String from;

    @Option(names = "--to", paramLabel = "ADDRESS", description = "Envelope recipient, where the mail does not say.")
    private List<String> to = List.of();

    @Option(names = "--store-only", description = "Leave it to the next server, or verb, to act on them.")
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
        try (PbemServer server = openServer()) {
            server.tellOfRestore();
            for (byte[] mail : mails) {
                if (mail.length == 0) {
                    throw new Refused("an empty message; nothing was stored");
                }
                server.inbox().receive(new RawMail(mail, new Envelope(Optional.ofNullable(from), to)));
            }
            if (!storeOnly) {
                act(server);
            }
        }
        return 0;
    }

    private void act(PbemServer server) {
        try {
            server.prepareRobots();
            server.intake().work();
        } catch (RuntimeException e) {
            // The mails are durable, and whoever works next will act on them: the mail server has done its part.
            spec().commandLine().getErr().println("pbem: stored, but not acted on yet: " + e.getMessage());
        }
    }

    private static byte[] standardInput() throws IOException {
        try (InputStream input = System.in) {
            return input.readAllBytes();
        }
    }
}
