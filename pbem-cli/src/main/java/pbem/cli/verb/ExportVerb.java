package pbem.cli.verb;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import pbem.cli.home.OwnerOnly;
import pbem.cli.home.PbemServer;
import pbem.record.text.RecordText;
import pbem.repository.BoardFilter;
import pbem.repository.BoardSummary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem export}. */
@Command(
        name = "export",
        description =
                "Write all boards, with what was said at them, and all players to a ZIP that other programs can read:"
                        + " docs/export.md. For another copy of this server take a backup instead.")
public final class ExportVerb extends HomeVerb {

    private static final ObjectMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private static final String README = """
            Everything that was played on a PBeM server, for other programs: docs/export.md says more.

            boards/NUMBER.txt   the record of a board: docs/record.md; `pbem board import` reads it back
            players.json        userids, addresses and what else `pbem player list` shows

            Addresses, and what players said to each other, are in it: it is for the admin's eyes.
            """;

    @Parameters(index = "0", paramLabel = "FILE", description = "Where to; a new file.")
    private Path file;

    @Option(
            names = "--seed",
            description =
                    "With the secret seeds of games that go on, too: whoever reads them knows all that is hidden.")
    private boolean seed;

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            OwnerOnly.write(file, out -> write(server, out));
        } catch (FileAlreadyExistsException e) {
            throw new Refused(file + " is there already; name another file");
        }
        out().println("Wrote " + file);
        return 0;
    }

    private void write(PbemServer server, OutputStream out) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8);
        entry(zip, "README.txt", README);
        List<?> players = server.store()
                .read(tx -> tx.repositories().players().all().stream()
                        .map(player -> PlayerVerbs.row(tx.repositories(), player))
                        .toList());
        entry(zip, "players.json", JSON.writeValueAsString(players) + "\n");
        List<Integer> boards = server.store()
                .read(tx -> tx.repositories().boards().list(BoardFilter.ALL).stream()
                        .map(BoardSummary::number)
                        .sorted()
                        .toList());
        for (int board : boards) {
            entry(zip, "boards/" + board + ".txt", record(server, board));
        }
        zip.finish();
    }

    /** In a transaction of its own: a server with many boards goes on meanwhile. */
    private String record(PbemServer server, int board) {
        RecordText.Detail detail = seed ? RecordText.Detail.ALL : RecordText.Detail.PLAYERS;
        return server.store()
                        .read(tx -> String.join(
                                "\n",
                                new RecordText(
                                                tx.repositories()
                                                        .boards()
                                                        .record(board)
                                                        .orElseThrow(),
                                                server::say,
                                                detail)
                                        .lines()))
                + "\n";
    }

    private static void entry(ZipOutputStream zip, String name, String text) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(text.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }
}
