package pbem.cli.verb;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import pbem.cli.exchange.ElsewhereImport;
import pbem.cli.exchange.ElsewhereSummary;
import pbem.cli.exchange.NameFile;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.ShownText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem board import-summaries}. */
@Command(
        name = "import-summaries",
        description = "Make boards from the board mails of another server like Richard's. Such a mail contains all"
                + " moves of a game, and its result or the player on turn. The players must have accounts here,"
                + " or get one by --departed. Each game is listed with its board or the reason why it became"
                + " none; a game that is here already stays as it is. Nobody is mailed about finished games,"
                + " and no such board counts for ratings.",
        footer = {"", "Example: pbem board import-summaries --dry-run --names names.txt --year 1999 games.txt"})
final class ImportElsewhere extends HomeVerb {

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "The files. Each may contain several such mails.")
    private List<Path> files;

    @Option(names = "--as", paramLabel = "USERID=USERID", description = "A player there who has another name here.")
    private Map<String, String> names = Map.of();

    @Option(
            names = "--names",
            paramLabel = "FILE",
            description = "A file with many such names, one a line: THERE = HERE. --as has precedence.")
    private Path nameFile;

    @Option(
            names = "--begun",
            description = "Include games under way. They become open boards, and their players are told.")
    private boolean begun;

    @Option(
            names = "--departed",
            description = "In finished games, a player without an account here gets one without an address. Nobody can"
                    + " use it.")
    private boolean departed;

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of all these games.")
    private Map<String, String> options = Map.of();

    @Option(
            names = "--year",
            paramLabel = "YEAR",
            description = "The year in which they began, since such mails name days without a year (default: this"
                    + " year).")
    private Integer year;

    @Option(names = "--dry-run", description = "Only say what would be done. Nothing is changed.")
    private boolean dry;

    @Option(names = "--by", paramLabel = "NAME", description = "The person who does it (default: your login name).")
    private String by = Caller.name();

    @Override
    public Integer call() throws Exception {
        String spelled = String.join(" ", pbem.game.Option.spelled(options));
        int missed = 0;
        try (PbemServer server = openServer()) {
            ElsewhereImport reading = new ElsewhereImport(server, called(), spelled, begun, departed, by);
            for (Path file : files) {
                missed += read(reading, file);
            }
        }
        return missed == 0 ? 0 : 1;
    }

    private Map<String, String> called() throws IOException {
        Map<String, String> all = new TreeMap<>();
        if (nameFile != null) {
            try {
                all.putAll(NameFile.read(nameFile));
            } catch (NameFile.Unreadable e) {
                throw new Refused(ShownText.of(e.getMessage()));
            }
        }
        names.forEach((there, here) -> all.put(there.toLowerCase(Locale.ROOT), here));
        return all;
    }

    /** Imports the summaries in a file. Returns how many of them could not be imported. */
    private int read(ElsewhereImport reading, Path file) throws Exception {
        if (!Files.isReadable(file)) {
            throw new Refused("cannot read " + file);
        }
        List<String> mails = ElsewhereSummary.split(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        if (mails.isEmpty()) {
            say(file + ": not understood: there is no title like: Summary of Abalone Board 588");
            return 1;
        }
        int missed = 0;
        for (String mail : mails) {
            String title = mail.lines().findFirst().orElseThrow().strip();
            try {
                ElsewhereSummary summary =
                        ElsewhereSummary.of(mail, year == null ? OptionalInt.empty() : OptionalInt.of(year));
                ElsewhereImport.Outcome outcome = reading.of(summary, dry);
                if (outcome.board().isPresent()) {
                    int board = outcome.board().getAsInt();
                    say(file + ": " + title + ": "
                            + (outcome.was()
                                    ? "is board " + board + " already"
                                    : dry ? "would become a board" : "board " + board));
                } else {
                    missed++;
                    say(file + ": " + title + ": not understood: " + outcome.why());
                }
            } catch (ElsewhereSummary.NotUnderstood e) {
                missed++;
                say(file + ": " + title + ": not understood: " + e.getMessage());
            }
        }
        return missed;
    }

    private void say(String line) {
        out().println(ShownText.of(line));
    }
}
