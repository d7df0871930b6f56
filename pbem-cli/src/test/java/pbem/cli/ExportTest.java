package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.exchange.ArchiveCheck;
import pbem.cli.home.Home;
import pbem.cli.home.OwnerOnly;
import pbem.cli.home.PbemServer;
import pbem.mail.reading.RawMail;
import pbem.token.TokenlessMail;

/** Everything can be exported in a form that other programs read. */
class ExportTest {

    private static final String TOKEN = "abcdefghijklmnopqrstuvwxyz234567abcdefghijkl";

    private static final String REPLY = "pbem+" + TOKEN + "@example.org";

    private static final String ENCODED_HEAD = "From: eve@example.org\r\nMessage-ID: <2@example.org>\r\n"
            + "Content-Type: text/plain; charset=UTF-8\r\nContent-Transfer-Encoding: base64\r\n\r\n";

    /** Base64 in lines of a length that no encoder of ours writes. */
    private static final String CLEAN = "SGVs\nbG8gdGhlcmU\n";

    @TempDir
    private Path directory;

    private int pbem(String home, String... words) {
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of("--home", directory.resolve(home).toString()));
        return Main.run(all.toArray(String[]::new));
    }

    private void accounts(String home) {
        pbem(home, "setup", "--defaults");
        pbem(home, "player", "add", "alice", "alice@example.org");
        pbem(home, "player", "add", "bob", "bob@example.org");
    }

    @Test
    void itsBoardsAreReadBackByAnotherServer() throws Exception {
        accounts("one");
        pbem("one", "board", "start", "cholone", "alice", "bob");
        pbem("one", "board", "start", "chromino", "bob", "alice");
        pbem("one", "board", "adjudicate", "101", "--winner", "bob", "--why", "for a reason");
        pbem(
                "one",
                "tournament",
                "create",
                "--game",
                "cholone",
                "--kind",
                "round-robin",
                "--name",
                "Thursdays",
                "--size",
                "4");
        try (PbemServer server = PbemServer.open(new Home(directory.resolve("one")), Map.of())) {
            server.inbox()
                    .receive(RawMail.of(("From: eve@example.org\r\nMessage-ID: <1@example.org>\r\n\r\nTo pbem+" + TOKEN
                                    + "@example.org\r\n")
                            .getBytes(StandardCharsets.US_ASCII)));
            server.inbox()
                    .receive(RawMail.of(
                            (ENCODED_HEAD + encoded("<" + REPLY + ">")).getBytes(StandardCharsets.US_ASCII)));
            server.inbox()
                    .receive(RawMail.of(
                            ENCODED_HEAD.replace("<2", "<3").concat(CLEAN).getBytes(StandardCharsets.US_ASCII)));
        }
        Path file = directory.resolve("all.zip");
        assertThat(pbem("one", "export", file.toString())).isZero();
        assertThat(pbem("one", "export", file.toString())).as("is there").isEqualTo(1);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");

        accounts("two");
        try (ZipFile zip = new ZipFile(file.toFile())) {
            assertThat(zip.stream().map(entry -> entry.getName()))
                    .containsExactly(
                            "README.txt",
                            "players.json",
                            "remarks.json",
                            "reports.json",
                            "audit.json",
                            "boards/101.txt",
                            "boards/102.txt",
                            "tournaments/1.json",
                            "mails/received.jsonl",
                            "mails/received/1.eml",
                            "mails/received/2.eml",
                            "mails/received/3.eml",
                            "mails/sent.jsonl",
                            "manifest.json",
                            "SHA256SUMS");
            assertThat(read(zip, "players.json")).contains("alice@example.org");
            assertThat(read(zip, "audit.json")).contains("\"what\" : \"add\"");
            assertThat(read(zip, "tournaments/1.json")).contains("\"name\" : \"Thursdays\"");
            assertThat(read(zip, "mails/received/1.eml"))
                    .startsWith("From: eve@example.org\r\n")
                    .contains("[address]")
                    .doesNotContain(TOKEN);
            String encoded = read(zip, "mails/received/2.eml");
            assertThat(encoded).startsWith(ENCODED_HEAD).endsWith("\r\n");
            assertThat(new String(
                            Base64.getMimeDecoder().decode(encoded.substring(ENCODED_HEAD.length())),
                            StandardCharsets.UTF_8))
                    .isEqualTo(("Grüße, schöner Zug\n".repeat(9) + "<[address]>\n"));
            assertThat(read(zip, "mails/received/3.eml")).endsWith("\r\n\r\n" + CLEAN);
            assertThat(read(zip, "mails/received.jsonl")).contains("\"id\":1,").hasLineCount(3);
            assertThat(read(zip, "mails/sent.jsonl").lines())
                    .hasSizeGreaterThan(2)
                    .anyMatch(line -> line.contains("bob@example.org"));
            assertThat(read(zip, "manifest.json"))
                    .contains("\"form\" : 1", "\"boards\" : 2", "\"mailsReceived\" : 3", "\"players\" : 6");
            assertThat(read(zip, "SHA256SUMS").lines()).hasSize(14).allMatch(line -> line.matches("[0-9a-f]{64}  .+"));
            assertThat(read(zip, "boards/102.txt")).contains("fingerprint: ").doesNotContain("seed: ");
            Path board = Files.writeString(directory.resolve("101.txt"), read(zip, "boards/101.txt"));
            assertThat(pbem("two", "board", "import", board.toString())).isZero();
        }
        assertThat(pbem("two", "verify")).isZero();
    }

    @Test
    void whetherOneIsWholeCanBeTold() throws Exception {
        accounts("one");
        pbem("one", "board", "start", "cholone", "alice", "bob");
        Path file = directory.resolve("all.zip");
        pbem("one", "export", file.toString());
        assertThat(pbem("one", "export", "--check", file.toString())).isZero();
        assertThat(faults(file, "", "")).isEmpty();

        assertThat(faults(file, "players.json", "[]\n"))
                .containsExactly("players.json is changed", "there are 0 players, not 6");
        assertThat(faults(file, "boards/101.txt", "no record"))
                .containsExactly("boards/101.txt is changed", "boards/101.txt is no record");
        assertThat(faults(file, "boards/101.txt", null))
                .containsExactly("boards/101.txt is missing", "there are 0 boards, not 1");
        assertThat(faults(file, "more.json", "[]")).containsExactly("more.json is not in the list");

        Path cut = directory.resolve("cut.zip");
        byte[] whole = Files.readAllBytes(file);
        Files.write(cut, Arrays.copyOf(whole, whole.length / 2));
        assertThat(pbem("one", "export", "--check", cut.toString())).isEqualTo(1);
    }

    private static String encoded(String words) {
        String text = "Grüße, schöner Zug\n".repeat(9) + words + "\n";
        return Base64.getMimeEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8)) + "\r\n";
    }

    @Test
    void tokensAreTakenOutOfMailsThatWereCutOffAsWell() {
        String text = encoded(REPLY + " and much more that is no longer there");
        String cut = ENCODED_HEAD + text.substring(0, text.length() - 11);
        String left = new String(TokenlessMail.of(cut.getBytes(StandardCharsets.US_ASCII)), StandardCharsets.US_ASCII);
        assertThat(new String(
                        Base64.getMimeDecoder().decode(left.substring(ENCODED_HEAD.length())), StandardCharsets.UTF_8))
                .contains("[address] and much more")
                .doesNotContain(TOKEN);
    }

    @Test
    void damagedEntriesAreNamedAndTheRestIsChecked() throws Exception {
        accounts("one");
        pbem("one", "board", "start", "cholone", "alice", "bob");
        Path file = directory.resolve("all.zip");
        pbem("one", "export", file.toString());
        byte[] whole = Files.readAllBytes(file);
        for (String name : List.of("mails/sent.jsonl", "boards/101.txt")) {
            assertThat(damaged(whole, name))
                    .contains(name + " is changed", name + " cannot be read")
                    .noneMatch(fault -> fault.startsWith("players"));
            assertThat(cutOff(whole, name)).contains(name + " is changed", name + " cannot be read");
        }
        assertThat(damaged(whole, "SHA256SUMS")).containsExactly("SHA256SUMS cannot be read");
        assertThat(cutOff(whole, "SHA256SUMS")).containsExactly("SHA256SUMS cannot be read");
        assertThat(cutOff(whole, "manifest.json")).contains("manifest.json cannot be read");
    }

    /** The faults of the archive once an entry has other bytes. */
    private List<String> damaged(byte[] whole, String name) throws Exception {
        byte[] bytes = whole.clone();
        int head = find(bytes, "PK\3\4", 30, name);
        Arrays.fill(bytes, head + 30 + name.length(), head + 30 + name.length() + 10, (byte) 0xff);
        return ArchiveCheck.of(Files.write(directory.resolve("damaged.zip"), bytes))
                .faults();
    }

    /** The faults of the archive once an entry ends too early. */
    private List<String> cutOff(byte[] whole, String name) throws Exception {
        byte[] bytes = whole.clone();
        int head = find(bytes, "PK\1\2", 46, name);
        Arrays.fill(bytes, head + 20, head + 24, (byte) 0);
        bytes[head + 20] = 20;
        return ArchiveCheck.of(Files.write(directory.resolve("cut-off.zip"), bytes))
                .faults();
    }

    /** The place where the header of an entry begins. */
    private static int find(byte[] zip, String mark, int length, String name) {
        String text = new String(zip, StandardCharsets.ISO_8859_1);
        for (int at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
            if (text.startsWith(name, at + length)) {
                return at;
            }
        }
        throw new AssertionError(name);
    }

    /** The faults of the archive once this entry has other text, or is missing. */
    private List<String> faults(Path file, String name, String words) throws Exception {
        Path changed = directory.resolve("changed.zip");
        try (ZipFile zip = new ZipFile(file.toFile());
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(changed))) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                if (!entry.getName().equals(name)) {
                    out.putNextEntry(new ZipEntry(entry.getName()));
                    zip.getInputStream(entry).transferTo(out);
                }
            }
            if (!name.isEmpty() && words != null) {
                out.putNextEntry(new ZipEntry(name));
                out.write(words.getBytes(StandardCharsets.UTF_8));
            }
        }
        return ArchiveCheck.of(changed).faults();
    }

    private static String read(ZipFile zip, String name) throws Exception {
        return new String(zip.getInputStream(zip.getEntry(name)).readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void aFullDiskIsToldWithTheFile() {
        Path file = directory.resolve("all.zip");
        assertThatThrownBy(() -> OwnerOnly.write(file, out -> {
                    throw new IOException("No space left on device");
                }))
                .hasMessage("cannot write " + file + ": No space left on device");
        assertThat(directory).isEmptyDirectory();
    }
}
