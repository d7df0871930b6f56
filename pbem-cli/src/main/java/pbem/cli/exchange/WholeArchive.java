package pbem.cli.exchange;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.security.DigestOutputStream;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.codec.digest.DigestUtils;
import pbem.cli.config.Settings;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.ClubRows;
import pbem.cli.listing.MailRows;
import pbem.cli.listing.PeopleRows;
import pbem.cli.listing.Row;
import pbem.cli.listing.TournamentFacts;
import pbem.game.Game;
import pbem.record.text.RecordText;
import pbem.repository.BoardFilter;
import pbem.repository.InboxItem;
import pbem.repository.OutboxItem;
import pbem.repository.Repositories;
import pbem.summary.BoardSummary;
import pbem.summary.TournamentSummary;
import pbem.token.TokenRedaction;
import pbem.token.TokenlessMail;

/**
 * Everything that a server knows, as a ZIP for other programs. Each board, tournament and mail is read in its own
 * transaction, so that a large server keeps working meanwhile; what begins after the archive is not in it. The last two
 * files count and list its content, so that anybody can check whether it is complete: {@link ArchiveCheck}.
 *
 * @param detail how much the records contain
 * @param mails whether it contains the received mails in their original form
 */
public record WholeArchive(PbemServer server, RecordText.Detail detail, boolean mails) {

    /**
     * The version of the format. It stays the same when fields are added, and changes when the meaning of a field
     * changes.
     */
    static final int FORM = 1;

    static final String MANIFEST = "manifest.json";
    static final String HASHES = "SHA256SUMS";

    private static final ObjectMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
    private static final ObjectMapper LINE = new ObjectMapper();

    /** The number of mails read at a time. */
    private static final int BATCH = 200;

    private static final String README = """
            Everything that is known to a PBeM server, for other programs: docs/export.md says more.

            players.json              userids, addresses and what else `pbem player list` shows
            boards/NUMBER.txt         the record of a board: docs/record.md; `pbem board import` reads it back
            tournaments/NUMBER.json   a tournament with its rounds and its table
            ratings/GAME.json         who is how strong in a game
            remarks.json              what players said to the admin
            reports.json              what players reported of others
            audit.json                what admins and moderators decided about people
            mails/received.jsonl      the mails that came in and what became of them, one a line
            mails/received/ID.eml     such a mail as it came, as far as it is kept, but for reply addresses
            mails/sent.jsonl          the mails that went out, or are to, and their fate, one a line
            manifest.json             when this was made, and how much of each is in it
            SHA256SUMS                the hash of every other file: `pbem export --check FILE` compares

            Addresses, and what players said to each other, are in it: it is for the admin's eyes.
            """;

    public void writeTo(OutputStream out) throws IOException {
        Writing writing = new Writing(new ZipOutputStream(out, StandardCharsets.UTF_8));
        writing.text("README.txt", README);
        people(writing);
        boards(writing);
        tournaments(writing);
        for (Game game : server.games().all()) {
            List<Row> standings = read(tx -> Row.each(
                    tx.ratings().standings(game.name(), Optional.empty(), 0, Integer.MAX_VALUE), PeopleRows::of));
            if (!standings.isEmpty()) {
                writing.rows("ratings/" + game.name() + ".json", "ratings", standings);
            }
        }
        received(writing);
        sent(writing);
        writing.finish(server);
    }

    private <T> T read(Function<Repositories, T> what) {
        return server.store().read(what);
    }

    private void people(Writing writing) throws IOException {
        writing.rows(
                "players.json",
                "players",
                read(tx -> PeopleRows.of(tx, tx.players().all())));
        writing.rows(
                "remarks.json", "remarks", read(tx -> Row.each(tx.remarks().toAdmin(Integer.MAX_VALUE), ClubRows::of)));
        writing.rows(
                "reports.json", "reports", read(tx -> Row.each(tx.reports().newest(Integer.MAX_VALUE), ClubRows::of)));
        writing.rows(
                "audit.json",
                "auditEntries",
                read(tx -> Row.each(tx.auditLog().newest(Integer.MAX_VALUE), entry -> ClubRows.of(tx, entry))));
    }

    private void boards(Writing writing) throws IOException {
        List<Integer> boards = read(tx -> tx.boards().list(BoardFilter.ALL).stream()
                .map(BoardSummary::number)
                .sorted()
                .toList());
        for (int board : boards) {
            String record = read(tx -> String.join(
                    "\n",
                    new RecordText(
                                    tx.boards()
                                            .record(board)
                                            .orElseThrow(() -> new IllegalStateException("board " + board
                                                    + " cannot be written, since its game is missing: "
                                                    + tx.outages()
                                                            .missingGame(board)
                                                            .orElseThrow())),
                                    server::say,
                                    detail)
                            .lines()));
            writing.text("boards/" + board + ".txt", record + "\n");
        }
        writing.count("boards", boards.size());
    }

    private void tournaments(Writing writing) throws IOException {
        List<Integer> numbers = read(tx -> tx.tournaments().list(Integer.MAX_VALUE).stream()
                .map(TournamentSummary::number)
                .sorted()
                .toList());
        for (int number : numbers) {
            Row facts = read(tx -> TournamentFacts.of(tx, number).orElseThrow()).fields();
            writing.text("tournaments/" + number + ".json", JSON.writeValueAsString(facts) + "\n");
        }
        writing.count("tournaments", numbers.size());
    }

    private void received(Writing writing) throws IOException {
        int count = 0;
        writing.begin("mails/received.jsonl");
        for (List<InboxItem> batch = server.inbox().after(0, BATCH); !batch.isEmpty(); batch = after(batch)) {
            for (InboxItem mail : batch) {
                writing.line(LINE.writeValueAsString(MailRows.of(mail)));
                count++;
            }
        }
        writing.end();
        writing.count("mailsReceived", count);
        int kept = 0;
        if (mails) {
            for (List<InboxItem> batch = server.inbox().after(0, BATCH); !batch.isEmpty(); batch = after(batch)) {
                for (InboxItem mail : batch) {
                    Optional<byte[]> raw = server.inbox()
                            .raw(mail.id())
                            .map(whole -> whole.bytes())
                            .filter(all -> all.length > 0);
                    if (raw.isPresent()) {
                        writing.bytes("mails/received/" + mail.id() + ".eml", TokenlessMail.of(raw.get()));
                        kept++;
                    }
                }
            }
        }
        writing.count("mailsKept", kept);
    }

    private List<InboxItem> after(List<InboxItem> batch) {
        return server.inbox().after(batch.get(batch.size() - 1).id(), BATCH);
    }

    private void sent(Writing writing) throws IOException {
        int count = 0;
        writing.begin("mails/sent.jsonl");
        List<OutboxItem> batch = server.outbox().after(0, BATCH);
        while (!batch.isEmpty()) {
            for (OutboxItem mail : batch) {
                writing.line(LINE.writeValueAsString(MailRows.of(mail)));
                count++;
            }
            batch = server.outbox().after(batch.get(batch.size() - 1).id(), BATCH);
        }
        writing.end();
        writing.count("mailsSent", count);
    }

    /** Writes the ZIP, and counts and hashes what it writes. */
    private static final class Writing {

        private final ZipOutputStream zip;
        private final Map<String, String> hashes = new LinkedHashMap<>();
        private final Map<String, Integer> counts = new TreeMap<>();
        private String name = "";
        private DigestOutputStream entry;

        Writing(ZipOutputStream zip) {
            this.zip = zip;
        }

        void begin(String entryName) throws IOException {
            name = entryName;
            zip.putNextEntry(new ZipEntry(entryName));
            entry = new DigestOutputStream(zip, DigestUtils.getSha256Digest());
        }

        void line(String text) throws IOException {
            entry.write((TokenRedaction.of(text) + "\n").getBytes(StandardCharsets.UTF_8));
        }

        void end() throws IOException {
            hashes.put(name, HexFormat.of().formatHex(entry.getMessageDigest().digest()));
            zip.closeEntry();
        }

        void bytes(String entryName, byte[] bytes) throws IOException {
            begin(entryName);
            entry.write(bytes);
            end();
        }

        void text(String entryName, String text) throws IOException {
            bytes(entryName, text.getBytes(StandardCharsets.UTF_8));
        }

        void rows(String entryName, String counted, List<Row> rows) throws IOException {
            text(entryName, TokenRedaction.of(JSON.writeValueAsString(rows)) + "\n");
            counts.merge(counted, rows.size(), Integer::sum);
        }

        void count(String what, int number) {
            counts.put(what, number);
        }

        void finish(PbemServer server) throws IOException {
            Map<String, Object> manifest = new LinkedHashMap<>();
            manifest.put("form", FORM);
            manifest.put("made", server.clock().instant().toString());
            manifest.put("server", server.configuration().get(Settings.ADDRESS));
            manifest.put("counts", counts);
            text(MANIFEST, JSON.writeValueAsString(manifest) + "\n");
            StringBuilder list = new StringBuilder();
            hashes.forEach(
                    (file, hash) -> list.append(hash).append("  ").append(file).append('\n'));
            zip.putNextEntry(new ZipEntry(HASHES));
            zip.write(list.toString().getBytes(StandardCharsets.UTF_8));
            zip.closeEntry();
            zip.finish();
        }
    }
}
