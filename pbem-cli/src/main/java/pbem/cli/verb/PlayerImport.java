package pbem.cli.verb;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import pbem.cli.home.PbemServer;
import pbem.repository.Repositories;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem player import}. */
@Command(
        name = "import",
        description =
                "Sign up all players of a file without asking them: one a line, userid,address or userid,address,name."
                        + " The name is of no use here and not kept. If one of them cannot be signed up, nobody is.",
        footer = {
            "",
            "A first line \"userid,address,name\" and empty lines are left out.",
            "The other way round: pbem player export --csv members.csv",
            "Example: pbem player import members.csv --dry-run"
        })
final class PlayerImport extends PeopleVerb {

    private static final int LARGEST = 1_000_000;

    @Parameters(index = "0", paramLabel = "FILE")
    private Path file;

    @Option(names = "--dry-run", description = "Only say what would be done.")
    private boolean dry;

    /** @param line counted from 1 */
    private record Row(int line, String user, String address) {}

    @Override
    public Integer call() throws Exception {
        List<String> faults = new ArrayList<>();
        List<Row> rows = rows(faults);
        try (PbemServer server = openServer()) {
            try {
                server.store().change(tx -> {
                    List<String> all = new ArrayList<>(faults);
                    rows.forEach(row -> enrol(server, tx.repositories(), row, all));
                    if (dry || !all.isEmpty()) {
                        throw new Undone(all); // the transaction, so that names of the file meet each other, too
                    }
                    return true;
                });
            } catch (Undone undone) {
                undone.faults.forEach(out()::println);
                if (!undone.faults.isEmpty()) {
                    throw new Refused(undone.faults.size() + " of the lines cannot be taken, so nothing was changed");
                }
                out().println("All " + rows.size() + " could be signed up. Nothing was changed.");
                return 0;
            }
            out().println("Signed up " + rows.size() + " players.");
            return 0;
        }
    }

    /** What was done is not to be kept. */
    private static final class Undone extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final transient List<String> faults;

        Undone(List<String> faults) {
            this.faults = faults;
        }
    }

    private void enrol(PbemServer server, Repositories repositories, Row row, List<String> faults) {
        server.accounts()
                .enrol(repositories, row.user(), row.address(), server.clock().instant())
                .match(
                        done -> {
                            people(server, repositories).audit("import", done.player(), "");
                            return true;
                        },
                        refused -> faults.add("line " + row.line() + ": "
                                + TerminalText.safe(server.say(refused.refusal().phrase()))));
    }

    private List<Row> rows(List<String> faults) throws IOException {
        List<Row> rows = new ArrayList<>();
        List<String> lines = lines();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || (i == 0 && line.toLowerCase(Locale.ROOT).startsWith("userid,"))) {
                continue;
            }
            int number = i + 1;
            MemberLine.of(line)
                    .ifPresentOrElse(
                            member -> rows.add(new Row(number, member.user(), member.address())),
                            () -> faults.add("line " + number + ": a line is userid,address or userid,address,name"));
        }
        return rows;
    }

    private List<String> lines() throws IOException {
        try {
            if (Files.size(file) > LARGEST) {
                throw new Refused(file + " is larger than 1 MB; take it in in parts");
            }
            List<String> lines = new ArrayList<>(Files.readAllLines(file, StandardCharsets.UTF_8));
            if (!lines.isEmpty() && lines.get(0).startsWith("\uFEFF")) {
                lines.set(0, lines.get(0).substring(1)); // as spreadsheets begin their files
            }
            return lines;
        } catch (NoSuchFileException e) {
            throw new Refused("there is no file " + file);
        } catch (CharacterCodingException e) {
            throw new Refused(file + " is not written in UTF-8");
        }
    }
}
