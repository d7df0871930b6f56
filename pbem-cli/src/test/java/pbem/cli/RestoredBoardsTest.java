package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static pbem.cli.Correspondence.firstLine;
import static pbem.cli.Correspondence.text;

import jakarta.mail.internet.MimeMessage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** After a restore no old reply is played on another position. */
@Tag("long")
class RestoredBoardsTest {

    private static final String ALICE = "alice@players.example";
    private static final String BOB = "bob@players.example";

    @TempDir
    private Path directory;

    private Correspondence mail;

    /** After the first move the home is copied; two more moves follow, and the copy is restored. */
    @BeforeEach
    void aGameThatGoesOnBehindTheBackup() throws Exception {
        mail = new Correspondence(directory);
        mail.pbem("player", "add", "alice", ALICE);
        mail.pbem("player", "add", "bob", BOB);
        mail.pbem("board", "start", "cholone", "alice", "bob");
        mail.reply(ALICE, mail.newestTo(ALICE), "c5,d5");
    }

    private String copy() {
        return directory.resolve("copy").toString();
    }

    private void restore() {
        assertThat(mail.pbem("restore", copy())).isZero();
        assertThat(mail.pbem("tick", "--only", "in")).isZero();
    }

    @Test
    void a_reply_to_a_mail_from_before_is_answered_with_the_board_as_it_is_now() throws Exception {
        mail.pbem("backup", copy());
        MimeMessage before = mail.newestTo(BOB); // it is about the revision to which the board is restored
        mail.reply(BOB, before, "g5,f5");
        mail.reply(ALICE, mail.newestTo(ALICE), "c4,d4");
        MimeMessage forgotten = mail.newestTo(BOB);
        restore();

        mail.reply(BOB, forgotten, "g4,f4");
        assertThat(firstLine(mail.newestTo(BOB))).contains("sent before this server was restored");
        assertThat(text(mail.newestTo(BOB)))
                .contains("Nothing was done")
                .contains("c5,d5")
                .doesNotContain("g4,f4  ")
                .doesNotContain("c4,d4  ");
        int mails = mail.mailsTo(ALICE).size();
        mail.reply(BOB, before, "move 101 g5,f5");
        assertThat(mail.mailsTo(ALICE)).hasSize(mails);

        mail.reply(BOB, mail.newestTo(BOB), "g5,f5");
        assertThat(firstLine(mail.newestTo(ALICE))).isEqualTo("Your move, alice: bob played g5,f5.");
        assertThat(mail.pbem("verify")).isZero();
    }

    @Test
    void every_player_of_an_open_board_learns_once_how_it_is_now() throws Exception {
        mail.pbem("board", "start", "chroma", "alice", "bob");
        mail.pbem("backup", copy());
        mail.reply(BOB, mail.newestTo(BOB), "resign");
        restore();
        for (String address : List.of(ALICE, BOB)) {
            List<MimeMessage> news = told(address);
            assertThat(news).hasSize(2);
            assertThat(text(news.get(0))).contains("lost").contains("UTC");
        }
        assertThat(mail.pbem("tick", "--only", "in")).isZero();
        assertThat(told(ALICE)).hasSize(2);

        MimeMessage cholone = told(BOB).stream()
                .filter(news -> subject(news).startsWith("cholone"))
                .findFirst()
                .orElseThrow();
        mail.reply(BOB, cholone, "g5,f5");
        assertThat(firstLine(mail.newestTo(ALICE))).isEqualTo("Your move, alice: bob played g5,f5.");
    }

    private static String subject(MimeMessage mail) {
        try {
            return mail.getSubject();
        } catch (jakarta.mail.MessagingException e) {
            throw new AssertionError(e);
        }
    }

    private List<MimeMessage> told(String address) throws Exception {
        List<MimeMessage> told = new ArrayList<>();
        for (MimeMessage news : mail.mailsTo(address)) {
            if (text(news).startsWith("This server was restored from a backup.")) {
                told.add(news);
            }
        }
        return told;
    }

    @Test
    void questions_asked_before_a_restore_can_no_longer_be_confirmed() throws Exception {
        mail.pbem("backup", copy());
        mail.write(ALICE, "resign 101");
        MimeMessage question = mail.newestTo(ALICE);
        restore();
        mail.write(BOB, "resign 101");
        mail.reply(ALICE, question, "yes");
        assertThat(firstLine(mail.newestTo(ALICE))).contains("sent before this server was restored");
        assertThat(mail.pbem("board", "rollback", "101", "--back", "1", "--why", "to see that it goes on"))
                .isZero();
    }

    @Test
    void a_reply_to_a_help_mail_must_be_confirmed_after_a_restore() throws Exception {
        mail.write(ALICE, "help");
        MimeMessage help = mail.newestTo(ALICE);
        mail.pbem("backup", copy());
        restore();
        int bobs = mail.mailsTo(BOB).size();
        mail.reply(ALICE, help, "resign 101");
        assertThat(mail.mailsTo(BOB)).hasSize(bobs);
        assertThat(firstLine(mail.newestTo(ALICE))).isEqualTo("Did you mean to resign board 101? Reply yes.");
    }
}
