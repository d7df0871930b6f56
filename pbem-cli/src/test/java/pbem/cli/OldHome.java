package pbem.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.apache.commons.codec.digest.DigestUtils;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.game.Viewer;
import pbem.picture.Ascii;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.record.text.RecordText;
import pbem.repository.BoardFilter;
import pbem.repository.OutboxItem;

/** A home as an older version of the program left it, kept among the resources; {@link HomeMaker} makes such. */
record OldHome(Path kept) {

    static final String SERVER = "pbem@localhost.localdomain";
    static final Instant FIRST_DAY = Instant.parse("2026-03-01T12:00:00Z");
    static final String ZIP = "home.zip";
    static final String BOARDS = "boards.txt";
    static final String MAILS = "mails.txt";
    static final String TIME = "time.txt";

    /** All that are kept. */
    static Stream<OldHome> all() throws IOException {
        return Files.list(Path.of("src/test/resources/homes"))
                .filter(Files::isDirectory)
                .sorted()
                .map(OldHome::new);
    }

    /** A copy that may be changed. */
    Home copyTo(Path directory) throws IOException {
        Files.createDirectories(directory);
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(kept.resolve(ZIP)))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Files.copy(zip, directory.resolve(entry.getName()));
            }
        }
        return new Home(directory);
    }

    /** When it was left. */
    Instant leftAt() throws IOException {
        return Instant.parse(Files.readString(kept.resolve(TIME)).strip());
    }

    /** What its boards looked like then. */
    String boards() throws IOException {
        return Files.readString(kept.resolve(BOARDS));
    }

    /** What had to be sent still. */
    String undelivered() throws IOException {
        return Files.readString(kept.resolve(MAILS));
    }

    /** A line for each mail that waits: its number, Message-ID and recipient, and a digest of its bytes if they are fixed. */
    static String undelivered(PbemServer server) {
        StringJoiner text = new StringJoiner("\n", "", "\n");
        Set<Long> tried = server.outbox().list(Integer.MAX_VALUE).stream()
                .filter(item -> item.attempts() > 0)
                .map(OutboxItem::id)
                .collect(Collectors.toSet());
        for (long id : server.outbox().undelivered()) {
            server.outbox()
                    .preview(id)
                    .ifPresent(mail -> text.add(id + " " + mail.messageId() + " "
                            + String.join(",", mail.recipients())
                            + (tried.contains(id) ? " " + DigestUtils.sha256Hex(mail.bytes()) : "")));
        }
        return text.toString();
    }

    /** The records of all boards, and what each player and everybody else sees of them. */
    static String boards(PbemServer server) {
        List<GameRecord> records = server.store()
                .read(tx -> tx.repositories().boards().list(BoardFilter.ALL).stream()
                        .map(board -> tx.repositories()
                                .boards()
                                .record(board.number())
                                .orElseThrow())
                        .toList());
        StringJoiner text = new StringJoiner("\n");
        for (GameRecord record : records) {
            new RecordText(record, server::say, RecordText.Detail.ALL)
                    .lines().stream()
                            .filter(line -> !line.startsWith("chain: ")) // older versions had none
                            .forEach(text::add);
            text.add("").add(look(server, record, Viewer.PUBLIC));
            for (Player player : record.board().players()) {
                text.add(player.user() + ":");
                text.add(look(
                        server, record, Viewer.of(record.board().seat(player).orElseThrow())));
            }
        }
        return text.toString();
    }

    private static String look(PbemServer server, GameRecord record, Viewer viewer) {
        return Ascii.draw(record.diagram(viewer), server.phrases());
    }

    @Override
    public String toString() {
        return kept.getFileName().toString();
    }
}
