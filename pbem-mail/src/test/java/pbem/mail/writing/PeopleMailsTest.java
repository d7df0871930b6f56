package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.writing.body.Columns;
import pbem.notice.HouseNotice;
import pbem.notice.Recipient;
import pbem.notice.ReplyTarget;
import pbem.player.Membership;
import pbem.repository.Claim;
import pbem.repository.InboundMails;
import pbem.repository.MailOutcome;
import pbem.summary.Announcement;
import pbem.testkit.Golden;

/** The mails about accounts, open challenges and lists of boards, and the effect of settings on mails. */
class PeopleMailsTest {

    @TempDir
    Path directory;

    private Club club;

    @BeforeEach
    void open() {
        club = new Club(directory);
        club.readInPseudo();
        List.of("alice", "bob", "carol").forEach(club::join);
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void an_open_challenge() {
        says("alice", "cholone seek 3 -bowl --forfeittime=10 --unrated");

        golden("sought", club.mailTo("alice"));
    }

    @Test
    void somebody_takes_a_seat() {
        says("alice", "cholone seek 3 --random");
        club.mails();
        club.says("bob", ReplyTarget.NONE, "accept 1", "Nice to meet you.");
        List<Mail> mails = club.mails();

        golden("joined", mails.get(0));
        golden("you-joined", mails.get(1));
    }

    @Test
    void a_game_goes_on_from_a_position_of_another() {
        club.boardOf("cholone", "alice", "bob");
        club.playOn(3);
        says("bob", "resign 101");
        club.mails();
        says("alice", "cholone challenge carol -from=101/3");
        golden("challenge-from-position", club.mailTo("carol"));
        says("carol", "accept 1");
        golden("begun-from-position", club.mailTo("carol"));
    }

    @Test
    void a_challenge_is_taken_back() {
        says("alice", "cholone challenge bob");
        club.mails();
        club.says("alice", ReplyTarget.NONE, "withdraw", "I am going to sea.");

        golden("withdrawn", club.mailTo("bob"));
    }

    @Test
    void the_list_of_a_game_with_a_seek() {
        says("alice", "cholone seek 3");
        club.mails();
        says("bob", "list cholone");

        golden("list-with-seek", club.mailTo("bob"));
    }

    @Test
    void how_things_stand() {
        club.join("bartholomew-the-3rd");
        club.join("maximilian-von-und-z");
        club.board("alice", "bartholomew-the-3rd", "maximilian-von-und-z");
        club.board("bob", "alice");
        says("carol", "cholone challenge alice");
        says("alice", "cholone seek 4");
        club.mails();
        says("alice", "status");

        Mail mail = club.mailTo("alice");
        golden("status", mail);
        assertThat(mail.text().lines()).allMatch(line -> Columns.width(line) <= 72);
        assertThat(mail.html()).contains("<td").contains("bartholomew-the-3rd");
    }

    @Test
    void a_table_of_boards() {
        club.join("bartholomew-the-3rd");
        club.join("maximilian-von-und-z");
        club.board("alice", "bartholomew-the-3rd", "maximilian-von-und-z");
        club.board("bob", "alice");
        says("alice", "resign 102");
        club.mails();
        says("carol", "games all");

        Mail mail = club.mailTo("carol");
        golden("games", mail);
        assertThat(mail.text().lines()).allMatch(line -> Columns.width(line) <= 72);
    }

    @Test
    void what_is_over() {
        club.board("alice", "bob");
        says("alice", "resign 101");
        club.mails();
        says("carol", "history");

        golden("history", club.mailTo("carol"));
    }

    @Test
    void the_settings() {
        says("alice", "set");

        golden("settings", club.mailTo("alice"));
    }

    @Test
    void a_new_address_is_asked() {
        says("alice", "add alice@work.example");
        Mail mail = club.mails().stream()
                .filter(m -> m.outgoing().recipients().contains("alice@work.example"))
                .findFirst()
                .orElseThrow();

        golden("confirm-address", mail);
    }

    @Test
    void what_is_kept_of_a_player() throws IOException {
        club.board("alice", "bob");
        club.says("alice", ReplyTarget.NONE, "move 101 c5,d5", "alice-moves");
        club.mails();
        says("alice", "mydata");
        Mail mail = club.mailTo("alice");

        golden("mydata", mail);
        assertThat(mail.structure())
                .isEqualTo("multipart/mixed(multipart/alternative(text/plain, text/html), application/zip)");
        Mail.Leaf zip = mail.leaves().get(2);
        assertThat(zip.file()).isEqualTo("pbem-alice-2025-05-05.zip");
        assertThat(unzipped(zip.bytes())).contains("README.txt", "addresses.json", "boards/101.txt");
        assertThat(club.allMails())
                .as("the same notice and the same rows")
                .anyMatch(again ->
                        Arrays.equals(again.outgoing().bytes(), mail.outgoing().bytes()));
    }

    @Test
    void what_is_kept_of_a_player_who_wants_text_alone() throws IOException {
        says("alice", "set plain");
        club.mails();
        says("alice", "mydata");
        Mail mail = club.mailTo("alice");

        assertThat(mail.structure()).isEqualTo("multipart/mixed(text/plain, application/zip)");
        assertThat(unzipped(mail.leaves().get(1).bytes())).contains("README.txt");
    }

    @Test
    void content_too_long_for_a_mail_is_left_out_and_the_mail_says_so() throws IOException {
        byte[] noise = new byte[MyDataMail.LONGEST];
        new Random(1).nextBytes(noise);
        club.store().change(tx -> {
            InboundMails mails = tx.inboundMails();
            long id = mails.add(new InboundMails.Arrival(
                    "1", "pbem@example.org", new InboundMails.Source("{}", noise), Club.START));
            mails.settle(
                    Claim.of(id, ""),
                    new InboundMails.Heading("<1@x>", "alice@example.net", "a picture of my cat"),
                    new MailOutcome("ignored", "", List.of()));
            return true;
        });
        says("alice", "mydata");
        Mail mail = club.mails().get(0);

        assertThat(mail.text()).contains("would be too much for one mail", "The admin can give you the rest");
        assertThat(unzipped(mail.leaves().get(2).bytes()))
                .contains("received.json")
                .noneMatch(name -> name.startsWith("mails/"));
    }

    private static List<String> unzipped(byte[] bytes) throws IOException {
        List<String> names = new ArrayList<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                names.add(entry.getName());
            }
        }
        return names;
    }

    @Test
    void leaving_is_asked_back() {
        says("alice", "signoff");

        golden("confirm-signoff", club.mailTo("alice"));
    }

    @Test
    void leaving_can_be_undone() {
        club.board("alice", "bob");
        club.mails();
        says("alice", "signoff");
        club.mails();
        club.says("alice", new ReplyTarget.OfConfirmation(1), "alice", "");
        List<Mail> mails = club.mails();

        golden("closing-opponent", mails.get(0));
        golden("closing", mails.get(1));
    }

    @Test
    void an_irrevocable_act_must_be_confirmed_even_by_a_proven_admin() {
        club.board("alice", "bob");
        club.appoint("carol", Membership.Office.ADMIN);
        club.mails();
        says("carol", "moderate void 101 by mistake");

        golden("confirm-void", club.mailTo("carol"));
    }

    @Test
    void a_planned_announcement_is_shown_with_the_number_of_its_readers() {
        club.appoint("carol", Membership.Office.ADMIN);
        club.mails();
        club.says(
                "carol",
                ReplyTarget.NONE,
                "moderate announce all The club meets on Friday",
                "We meet in the old hall.\n\n- Bring a board.\n- Write to carol@example.org if you cannot come.");

        golden("confirm-announcement", club.mailTo("carol"));
    }

    @Test
    void plain_mails_are_text_and_nothing_else() {
        says("bob", "set plain");
        club.board("alice", "bob");
        says("alice", "move 101 c5,d5");
        List<Mail> mails = club.mails();

        assertThat(mails.get(1).structure()).isEqualTo("text/plain");
        assertThat(mails.get(1).text()).contains("alice played c5,d5").contains("resign");
        assertThat(mails.get(1).header("Content-Type")).isEqualTo("text/plain; charset=utf-8; format=fixed");
        assertThat(mails.get(0).structure()).startsWith("multipart/alternative");
    }

    @Test
    void drawings_are_attached_for_who_wants_them() {
        says("bob", "set svg on");
        club.board("alice", "bob");
        says("alice", "move 101 c5,d5");
        Mail mail = club.mails().get(1);

        assertThat(mail.structure())
                .isEqualTo("multipart/mixed(multipart/related(multipart/alternative(text/plain, text/html), image/png),"
                        + " image/svg+xml)");
        assertThat(mail.leaves().get(3).file()).isEqualTo("cholone-101-1.svg");
    }

    @Test
    void text_is_folded_to_the_reader_s_width_and_notes_beside_a_board_go_below_it() {
        says("bob", "set width 44");
        club.board("alice", "bob");
        club.says(
                "alice", ReplyTarget.NONE, "move 101 c5,d5", "A long line of thoughts that says nothing, but goes on.");
        Mail mail = club.mails().get(1);

        golden("narrow", mail);
    }

    @Test
    void many_boards_in_one_mail_come_as_text() {
        for (int i = 0; i < 5; i++) {
            club.board("alice", "bob");
        }
        says("carol", "show alice");
        Mail mail = club.mailTo("carol");

        assertThat(mail.structure()).isEqualTo("multipart/alternative(text/plain, text/html)");
        assertThat(mail.html()).contains("<pre").doesNotContain("cid:");
        assertThat(mail.text()).contains("Board 101").contains("Board 105");
    }

    @Test
    void a_few_boards_in_one_mail_come_with_their_pictures() {
        club.board("alice", "bob");
        club.board("alice", "bob");
        says("carol", "show 101 102");

        assertThat(club.mailTo("carol").leaves().stream()
                        .filter(leaf -> leaf.type().startsWith("image/png")))
                .hasSize(2);
    }

    @Test
    void an_invitation() {
        club.store().change(tx -> {
            int number = tx.signups().invite("dave@example.net", Instant.parse("2025-05-05T14:02:00Z"));
            tx.notices()
                    .post(
                            Recipient.address("dave@example.net"),
                            new HouseNotice.Invited(number, "We met at the club."),
                            OptionalLong.empty(),
                            Instant.parse("2025-05-05T14:02:00Z"));
            return true;
        });

        golden("invitation", club.mails().get(0));
    }

    @Test
    void a_place_kept_for_somebody_who_is_no_player_yet() {
        club.board("alice", "bob");
        says("alice", "resign 101");
        club.mails();
        club.says("alice", ReplyTarget.NONE, "cholone challenge dave@example.net", "Hello, old man!");

        List<Mail> mails = club.mails();
        golden(
                "place-kept",
                mails.stream()
                        .filter(mail -> mail.text().contains("unsubscribe"))
                        .findFirst()
                        .orElseThrow());
        golden(
                "place-kept-made",
                mails.stream()
                        .filter(mail -> mail.text().contains("withdraw"))
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void an_announcement() {
        club.knows(
                        "The server moves on Sunday. It will be away for an hour. No time counts meanwhile. No mail is lost.")
                .store()
                .change(tx -> tx.announcements()
                        .make(
                                new Announcement.Draft(
                                        Optional.of("cholone"),
                                        "We move on Sunday",
                                        "The server moves on Sunday.\nIt will be away for an hour.\n\n- No time counts meanwhile.\n"
                                                + "- No mail is lost.",
                                        true,
                                        true),
                                Instant.parse("2025-05-05T14:02:00Z")));
        club.board("alice", "bob");
        club.mails();
        club.ticks();

        golden("announcement", club.mailTo("bob"));
    }

    private void says(String user, String line) {
        club.says(user, ReplyTarget.NONE, line, "");
    }

    private static void golden(String name, Mail mail) {
        Golden.text(PeopleMailsTest.class, name + ".txt", mail.headersAndText());
    }
}
