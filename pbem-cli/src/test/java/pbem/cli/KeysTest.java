package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static pbem.cli.Correspondence.firstLine;
import static pbem.cli.Correspondence.text;

import jakarta.mail.internet.MimeMessage;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.KeyFile;

/** Keys that are given up or lost while a game is under way. */
class KeysTest {

    private static final String ALICE = "alice@players.example";

    @TempDir
    private Path directory;

    private Correspondence mail;
    private Path keys;

    @BeforeEach
    void aGame() {
        mail = new Correspondence(directory);
        keys = directory.resolve("home").resolve("token.keys");
        mail.pbem("player", "add", "alice", ALICE);
        mail.pbem("player", "add", "bob", "bob@players.example");
        mail.pbem("board", "start", "cholone", "alice", "bob");
    }

    @Test
    void a_key_for_whose_replies_boards_wait_is_given_up_only_by_force() throws Exception {
        MimeMessage begun = mail.newestTo(ALICE);
        mail.pbem("keys", "rotate");
        assertThat(mail.pbem("keys", "retire", "1")).isEqualTo(1);
        assertThat(KeyFile.ids(keys)).containsExactly(1, 2);

        assertThat(mail.pbem("keys", "retire", "1", "--force")).isZero();
        mail.reply(ALICE, begun, "c5,d5");
        assertThat(text(mail.newestTo(ALICE)).replace("\n", " ")).contains("a key that this server no longer uses");
    }

    @Test
    void a_key_for_whose_replies_nobody_waits_any_more_is_given_up_at_once() throws Exception {
        MimeMessage begun = mail.newestTo(ALICE);
        mail.pbem("keys", "rotate");
        mail.reply(ALICE, begun, "c5,d5");
        assertThat(mail.pbem("keys", "retire", "1")).isZero();
        assertThat(KeyFile.ids(keys)).containsExactly(2);
    }

    @Test
    void new_keys_replace_lost_ones_and_a_reply_signed_by_a_lost_one_is_told_why_it_fails() throws Exception {
        MimeMessage begun = mail.newestTo(ALICE);
        Files.delete(keys);
        assertThat(mail.pbem("verify")).isEqualTo(1);
        assertThat(mail.pbem("keys", "new")).isZero();
        mail.reply(ALICE, begun, "c5,d5");
        assertThat(text(mail.newestTo(ALICE)).replace("\n", " ")).contains("a key that this server does not have");

        mail.write(ALICE, "move 101 c5,d5");
        mail.reply(ALICE, mail.newestTo(ALICE), "yes");
        assertThat(firstLine(mail.newestTo("bob@players.example"))).isEqualTo("Your move, bob: alice played c5,d5.");
    }

    @Test
    void existing_keys_are_not_replaced_and_spoilt_ones_are_kept() throws Exception {
        assertThat(mail.pbem("keys", "new")).isEqualTo(1);
        Files.writeString(keys, "1 spoilt\n");
        assertThat(mail.pbem("keys", "new")).isZero();
        assertThat(keys.resolveSibling("token.keys.spoilt")).hasContent("1 spoilt");
        assertThat(mail.pbem("verify")).isZero();
    }
}
