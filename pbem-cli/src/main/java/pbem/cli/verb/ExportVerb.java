package pbem.cli.verb;

import java.nio.file.Files;
import java.nio.file.Path;
import pbem.cli.exchange.ArchiveCheck;
import pbem.cli.exchange.WholeArchive;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.ShownText;
import pbem.record.text.RecordText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem export}. */
@Command(
        name = "export",
        description = "Write everything to a ZIP for other programs: players, boards with their talk, tournaments,"
                + " ratings, mails and the audit log (see docs/export.md). To copy this server, use pbem"
                + " backup.",
        footer = {"", "Example: pbem export all.zip; pbem export --check all.zip"})
public final class ExportVerb extends HomeVerb {

    @Parameters(index = "0", paramLabel = "FILE", description = "The new file.")
    private Path file;

    @Option(
            names = "--seed",
            description = "Include the secret seeds of games under way. They reveal everything hidden.")
    private boolean seed;

    @Option(
            names = "--no-mails",
            description = "Leave out the text of mails that arrived. Their outcomes are included.")
    private boolean withoutMails;

    @Option(names = "--check", description = "Write nothing. Check that an earlier FILE is complete and readable.")
    private boolean check;

    @Override
    public Integer call() throws Exception {
        if (check) {
            return checked();
        }
        try (PbemServer server = openServer()) {
            WholeArchive archive =
                    new WholeArchive(server, seed ? RecordText.Detail.ALL : RecordText.Detail.PLAYERS, !withoutMails);
            PlayerExport.write(file, archive::writeTo);
        }
        out().println("Wrote " + file);
        return 0;
    }

    private int checked() throws Exception {
        if (!Files.isReadable(file)) {
            throw new Refused("cannot read " + file);
        }
        ArchiveCheck found = ArchiveCheck.of(file);
        found.counts().forEach((what, number) -> out().println(what + ": " + number));
        found.faults().forEach(fault -> out().println(ShownText.of("wrong: " + fault)));
        out().println(found.faults().isEmpty() ? "It is complete." : "It is not complete.");
        return found.faults().isEmpty() ? 0 : 1;
    }
}
