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
import picocli.CommandLine.Command;
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
final class PlayerImport extends ActVerb {

    private static final int LARGEST = 1_000_000;

    @Parameters(index = "0", paramLabel = "FILE")
    private Path file;

    private final List<String> faults = new ArrayList<>();
    private List<String> unread = List.of();
    private List<Row> rows = List.of();

    /** @param line counted from 1 */
    private record Row(int line, String user, String address) {}

    @Override
    int run(PbemServer server) throws Exception {
        try {
            return super.run(server);
        } catch (Refused e) {
            faults.forEach(out()::println);
            throw e;
        }
    }

    @Override
    void prepare(PbemServer server) throws IOException {
        rows = rows();
        unread = List.copyOf(faults);
    }

    /** In one transaction, so that names of the file meet each other, too. */
    @Override
    String change(Acting acting) {
        faults.retainAll(unread); // it may be run again
        rows.forEach(row -> enrol(acting, row));
        if (!faults.isEmpty()) {
            throw new Refused(faults.size() + " of the lines cannot be taken, so nothing was changed");
        }
        return "Signed up " + rows.size() + " players.";
    }

    private void enrol(Acting acting, Row row) {
        acting.server()
                .accounts()
                .enrol(acting.repositories(), row.user(), row.address(), acting.now())
                .match(
                        done -> {
                            acting.people().audit("import", done.player(), "");
                            return true;
                        },
                        refused -> faults.add("line " + row.line() + ": "
                                + TerminalText.safe(acting.say(refused.refusal().phrase()))));
    }

    private List<Row> rows() throws IOException {
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
