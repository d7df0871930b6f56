package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static pbem.cli.Correspondence.firstLine;
import static pbem.cli.Correspondence.text;

import jakarta.mail.internet.MimeMessage;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A player's way from the first mail on, through the program itself. */
class WholeGameByMailTest {

    private static final String ALICE = "alice@players.example";
    private static final String BOB = "bob@players.example";

    @TempDir
    private Path directory;

    private Correspondence mail;

    @BeforeEach
    void aNewServer() {
        mail = new Correspondence(directory);
    }

    @Test
    void aStrangerSignsUpByReplyingToTheQuestion() throws Exception {
        mail.write(ALICE, "signup alice");
        assertThat(firstLine(mail.newestTo(ALICE))).isEqualTo("Did you mean to sign up as alice? Reply yes.");

        mail.reply(ALICE, mail.newestTo(ALICE), "yes");
        assertThat(firstLine(mail.newestTo(ALICE))).startsWith("Welcome, alice.");
    }

    @Test
    void anEmptyReplyConfirmsNothing() throws Exception {
        mail.write(ALICE, "signup alice");
        MimeMessage question = mail.newestTo(ALICE);
        mail.reply(ALICE, question, "");
        assertThat(firstLine(mail.newestTo(ALICE))).startsWith("I found neither yes nor no in your mail");
        mail.reply(ALICE, question, "yes");
        assertThat(firstLine(mail.newestTo(ALICE))).startsWith("Welcome, alice.");
    }

    @Test
    void aChallengeThatNothingProvesIsConfirmedByReplyAndAcceptedByReply() throws Exception {
        signUpBoth();
        mail.write(ALICE, "cholone challenge bob");
        MimeMessage question = mail.newestTo(ALICE);
        assertThat(text(question)).contains("cholone challenge bob");
        assertThat(mail.mailsTo(BOB)).noneMatch(m -> subject(m).contains("challenge 1"));

        mail.reply(ALICE, question, "yes");
        MimeMessage challenge = mail.newestTo(BOB);
        assertThat(firstLine(challenge)).contains("alice");

        mail.reply(BOB, challenge, "accept");
        assertThat(firstLine(mail.newestTo(ALICE))).isEqualTo("The game has begun. Your move, alice.");
        assertThat(firstLine(mail.newestTo(BOB))).isEqualTo("The game has begun. alice is to move.");
    }

    @Test
    void aReplyOnTopOfTheQuotedBoardPlaysTheMove() throws Exception {
        startBoard();
        mail.reply(ALICE, mail.newestTo(ALICE), "c5,d5\r\n\r\nGood luck!");
        MimeMessage board = mail.newestTo(BOB);
        assertThat(firstLine(board)).isEqualTo("Your move, bob: alice played c5,d5.");
        assertThat(text(board)).contains("| Good luck!").doesNotContain("> ");
        assertThat(board.getSubject()).isEqualTo("cholone board 101 (alice, bob)");
    }

    @Test
    void theSameBytesAgainAreSilent() throws Exception {
        startBoard();
        byte[] move = mail.reply(ALICE, mail.newestTo(ALICE), "c5,d5");
        int mails = mail.mailsTo(ALICE).size() + mail.mailsTo(BOB).size();
        mail.deliver(move);
        assertThat(mail.mailsTo(ALICE).size() + mail.mailsTo(BOB).size()).isEqualTo(mails);
    }

    @Test
    void aReplyToAnOldMailIsRefusedAndShowsTheBoardAsItIs() throws Exception {
        startBoard();
        MimeMessage old = mail.newestTo(ALICE);
        mail.reply(ALICE, old, "c5,d5");
        mail.reply(BOB, mail.newestTo(BOB), "g5,f5");
        mail.reply(ALICE, old, "c4,d4");

        MimeMessage answer = mail.newestTo(ALICE);
        assertThat(firstLine(answer)).contains("\"c4,d4\"").contains("earlier mail");
        assertThat(text(answer)).contains("All moves").contains("g5,f5").doesNotContain("c4,d4  ");
        mail.reply(ALICE, answer, "c4,d4");
        assertThat(firstLine(mail.newestTo(BOB))).isEqualTo("Your move, bob: alice played c4,d4.");
    }

    @Test
    void anIllegalMoveIsAnsweredWithTheReasonAndTheBoardAndCanBePutRightByReply() throws Exception {
        startBoard();
        int bobs = mail.mailsTo(BOB).size();
        mail.reply(ALICE, mail.newestTo(ALICE), "c5,e5");
        MimeMessage answer = mail.newestTo(ALICE);
        assertThat(firstLine(answer)).contains("e5");
        assertThat(answer.getSubject()).isEqualTo("cholone board 101 (alice, bob)");
        assertThat(mail.mailsTo(BOB)).hasSize(bobs);

        mail.reply(ALICE, answer, "c5,d5");
        assertThat(firstLine(mail.newestTo(BOB))).isEqualTo("Your move, bob: alice played c5,d5.");
    }

    @Test
    void aStrangerCannotMoveForAPlayer() throws Exception {
        startBoard();
        int mails = mail.mailsTo(BOB).size();
        mail.write(ALICE, "move 101 c5,d5");
        assertThat(mail.mailsTo(BOB)).hasSize(mails);
        assertThat(firstLine(mail.newestTo(ALICE))).isEqualTo("Did you mean to play c5,d5 on board 101? Reply yes.");
    }

    @Test
    void aResignationEndsTheGameForBoth() throws Exception {
        startBoard();
        mail.reply(ALICE, mail.newestTo(ALICE), "resign");
        assertThat(firstLine(mail.newestTo(BOB))).startsWith("You won, bob");
        assertThat(mail.pbem("verify")).isZero();
    }

    @Test
    void everyBoardMailIsOneThreadAndNeverStartsALoop() throws Exception {
        startBoard();
        mail.reply(ALICE, mail.newestTo(ALICE), "c5,d5");
        List<MimeMessage> mails = mail.mailsTo(BOB).stream()
                .filter(m -> subject(m).startsWith("cholone board 101"))
                .toList();
        assertThat(mails).hasSize(2).allSatisfy(m -> {
            assertThat(m.getHeader("Auto-Submitted", ",")).startsWith("auto-");
            assertThat(m.getHeader("References", ",")).contains("<pbem.board.101@");
        });
    }

    private void signUpBoth() throws Exception {
        for (String address : List.of(ALICE, BOB)) {
            mail.write(address, "signup " + address.substring(0, address.indexOf('@')));
            mail.reply(address, mail.newestTo(address), "yes");
        }
    }

    private void startBoard() throws Exception {
        signUpBoth();
        mail.write(ALICE, "cholone challenge bob");
        mail.reply(ALICE, mail.newestTo(ALICE), "yes");
        mail.reply(BOB, mail.newestTo(BOB), "accept");
    }

    private static String subject(MimeMessage mail) {
        try {
            return mail.getSubject();
        } catch (jakarta.mail.MessagingException e) {
            throw new AssertionError(e);
        }
    }
}
