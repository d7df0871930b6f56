package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.Multipart;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A person asks for their data, and then to be forgotten, through the program. */
@Tag("long")
class PersonalExportTest {

    private static final String WANDA = "Wanda Wonder <wanda@wonder.example>";
    private static final String BOB = "bob@players.example";

    @TempDir
    private Path directory;

    private Correspondence letters;

    @BeforeEach
    void open() {
        letters = new Correspondence(directory);
        assertThat(letters.pbem("player", "add", "wanda", "wanda@wonder.example"))
                .isZero();
        assertThat(letters.pbem("player", "add", "bob", BOB)).isZero();
        assertThat(letters.pbem("board", "start", "cholone", "wanda", "bob")).isZero();
    }

    private void theyPlayAndTalk() throws Exception {
        letters.reply(WANDA, letters.newestTo("wanda@wonder.example"), "c5,d5\r\n\r\nmy telephone is 555-0199");
        letters.reply(BOB, letters.newestTo(BOB), "chat 101\r\n\r\nhello to you");
        letters.reply(WANDA, letters.newestTo("wanda@wonder.example"), "message bob\r\n\r\nmy cat is called Mo");
        letters.reply(BOB, letters.newestTo(BOB), "message wanda\r\n\r\nGood for you");
    }

    private Map<String, String> files(InputStream bytes) throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(bytes)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                files.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return files;
    }

    @Test
    void the_admin_writes_a_file_for_its_owner_alone_and_nothing_else_is_left() throws Exception {
        theyPlayAndTalk();
        Path zip = directory.resolve("wanda.zip");

        assertThat(letters.pbem("player", "export", "wanda", zip.toString())).isZero();

        Map<String, String> files = files(Files.newInputStream(zip));
        assertThat(files.get("words.json")).contains("555-0199");
        assertThat(files.get("messages.json")).contains("my cat is called Mo").doesNotContain("Good for you");
        assertThat(String.join("\n", files.values()))
                .contains("From: " + WANDA)
                .doesNotContainPattern("pbem\\+[a-z2-7]{44}@");
        if (Files.getFileStore(zip).supportsFileAttributeView("posix")) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(zip)))
                    .isEqualTo("rw-------");
        }
        assertThat(letters.pbem("player", "export", "wanda", zip.toString()))
                .as("it is there already")
                .isEqualTo(1);
        assertThat(letters.pbem(
                        "player", "export", "nobody", directory.resolve("x.zip").toString()))
                .isEqualTo(1);
        try (Stream<Path> left = Files.list(directory)) {
            assertThat(left.map(path -> path.getFileName().toString()))
                    .contains("wanda.zip")
                    .noneMatch(name -> name.endsWith(".tmp") || name.equals("x.zip"));
        }
    }

    @Test
    void its_readme_is_in_the_language_of_its_owner() throws Exception {
        letters.reply(WANDA, letters.newestTo("wanda@wonder.example"), "set language de");
        Path zip = directory.resolve("wanda.zip");

        assertThat(letters.pbem("player", "export", "wanda", zip.toString())).isZero();

        assertThat(files(Files.newInputStream(zip)).get("README.txt"))
                .startsWith("Was dieser Server über wanda aufbewahrt");
    }

    @Test
    void by_mail_it_goes_to_the_proven_address_and_a_forger_gets_nothing() throws Exception {
        theyPlayAndTalk();
        letters.write(WANDA, "mydata");
        MimeMessage asked = letters.newestTo("wanda@wonder.example");
        assertThat(asked.getSubject()).contains("please confirm: mydata");

        letters.reply("Somebody <else@where.example>", letters.newestTo("wanda@wonder.example"), "yes");

        assertThat(letters.mailsTo("else@where.example"))
                .allSatisfy(mail -> assertThat(mail.getContentType()).doesNotContain("mixed"));
        MimeMessage sent = letters.newestTo("wanda@wonder.example");
        assertThat(sent.getSubject()).isEqualTo("PBeM: what we keep about you");
        Multipart parts = (Multipart) sent.getContent();
        byte[] zip = parts.getBodyPart(parts.getCount() - 1).getInputStream().readAllBytes();
        assertThat(files(new ByteArrayInputStream(zip)).get("addresses.json")).contains("wanda@wonder.example");
    }

    @Test
    void after_she_is_erased_the_file_holds_her_userid_and_nothing_else() throws Exception {
        theyPlayAndTalk();
        letters.reply(WANDA, letters.newestTo("wanda@wonder.example"), "resign 101\r\n\r\nbye from 555-0199");
        letters.mailsTo(BOB);
        assertThat(letters.pbem("player", "erase", "wanda", "--yes")).isZero();
        assertThat(letters.pbem("tool", "compact")).isZero();

        String file = Files.readString(directory.resolve("home").resolve("pbem.db"), StandardCharsets.ISO_8859_1);

        for (String hers : List.of("wonder", "Wonder", "555-0199", "called Mo")) {
            assertThat(file).as(hers).doesNotContain(hers);
        }
        assertThat(file).contains("wanda", "hello to you");
        assertThat(letters.pbem("verify")).isZero();
    }
}
