package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.repository.Claim;
import pbem.repository.InboundMails;
import pbem.repository.MailOutcome;
import pbem.testkit.Golden;

/** The mails of one board to two players who read different languages, letter by letter. */
class LanguageMailTest {

    @TempDir
    Path directory;

    private Club club;

    @BeforeEach
    void open() {
        club = new Club(directory);
        club.readInPseudo();
        club.join("anna");
        club.join("benoit");
        club.reads("anna", Locale.GERMAN);
        club.reads("benoit", Locale.FRENCH);
        club.mails();
    }

    @AfterEach
    void close() {
        club.close();
    }

    private void golden(String name, String reader) {
        Golden.text(LanguageMailTest.class, name + ".txt", club.mailTo(reader).headersAndText());
    }

    @Test
    void each_gets_a_challenge_in_their_own_language() {
        club.says("anna", ReplyTarget.NONE, "cholone challenge benoit", "");
        golden("challenge-french", "benoit");
        club.says("benoit", ReplyTarget.NONE, "cholone challenge anna", "");
        golden("challenge-german", "anna");
    }

    @Test
    void each_gets_the_board_in_their_own_language() {
        club.board("anna", "benoit");
        club.says("anna", new ReplyTarget.OfBoard(101, 0), "c5,d5", "Bonne chance!");
        golden("board-french", "benoit");
        club.says("benoit", new ReplyTarget.OfBoard(101, 1), "g5,f5", "");
        golden("board-german", "anna");
    }

    @Test
    void a_refusal_and_the_end_come_in_the_language_of_the_reader() {
        club.board(Map.of(), "anna", "benoit");
        club.says("anna", new ReplyTarget.OfBoard(101, 0), "a1,c3", "");
        golden("refusal-german", "anna");
        club.says("anna", new ReplyTarget.OfBoard(101, 0), "resign", "");
        golden("end-french", "benoit");
    }

    @Test
    void a_pupil_reads_the_lessons_in_their_own_language() {
        club.says("anna", ReplyTarget.NONE, "tutorial", "");
        golden("lesson-german", "anna");
        club.says("anna", new ReplyTarget.OfLesson(1, 0), "b1,c1", "");
        golden("lesson-wrong-german", "anna");
        club.says("anna", new ReplyTarget.OfLesson(1, 0), "hint", "");
        golden("lesson-hint-german", "anna");
        club.says("anna", ReplyTarget.NONE, "lessons cholone", "");
        golden("lessons-german", "anna");
        club.says("benoit", ReplyTarget.NONE, "tutorial", "");
        golden("lesson-french", "benoit");
    }

    @Test
    void a_mail_that_proves_nothing_is_answered_in_the_language_of_the_player_at_its_address() {
        club.writes("benoit@example.net", ReplyTarget.NONE, "zut alors");

        golden("unproven-french", "benoit");
    }

    @Test
    void a_refused_line_is_quoted_as_it_was_written() {
        club.says("anna", ReplyTarget.NONE, "Ich bin wieder da", "");
        assertThat(club.mailTo("anna").text()).contains("| Ich bin wieder da");
    }

    @Test
    void a_question_about_a_sentence_shows_how_it_was_read() {
        club.says("anna", ReplyTarget.NONE, "Ich bin vom 3. bis 10. Dezember weg", "");

        golden("question-german", "anna");
    }

    /** What {@code status} tells anna of a mail of hers with that outcome, on one line. */
    private String status(String reason, Phrase... lines) {
        club.store().change(tx -> {
            InboundMails mails = tx.inboundMails();
            long id = mails.add(new InboundMails.Arrival(
                    "1", "pbem@example.org", new InboundMails.Source("{}", new byte[1]), Club.START));
            mails.settle(
                    Claim.of(id, ""),
                    new InboundMails.Heading("<1@x>", "anna@example.net", "lessons"),
                    new MailOutcome(
                            "answered",
                            reason,
                            Stream.of(lines)
                                    .map(line -> new MailOutcome.Line("ANSWERED", line))
                                    .toList()));
            return id;
        });
        club.says("anna", ReplyTarget.NONE, "status", "");
        return club.mailTo("anna").text().replaceAll("\\s+", " ");
    }

    @Test
    void what_became_of_mails_is_told_in_the_language_of_whoever_asks() {
        Phrase listed = Phrase.of("course.listed");
        assertThat(status("listed the lessons", listed, listed))
                .contains("zeigte die Lektionen; zeigte die Lektionen")
                .doesNotContain("listed the lessons");
    }

    @Test
    void what_became_of_mails_is_told_in_english_if_its_text_is_gone() {
        assertThat(status("moved on board 7", Phrase.of("course.listed"), Phrase.of("gone.moved", 7)))
                .contains("moved on board 7")
                .doesNotContain("zeigte die Lektionen");
    }

    @Test
    void what_became_of_mails_is_told_briefly() {
        assertThat(status("", Phrase.of("status.about-mine", "ж".repeat(300)))
                        .chars()
                        .filter(c -> c == 'ж'))
                .hasSize(200);
    }

    /** A language that has the texts of a first evening only. */
    @Test
    void a_first_evening_in_spanish_has_no_half_a_sentence() {
        List<Mail> evening = new ArrayList<>();
        club.join("ines");
        club.reads("ines", Locale.forLanguageTag("es"));
        club.writes("ines@example.net", ReplyTarget.NONE, "cholone challenge benoit");
        evening.add(club.mailTo("ines"));
        club.says("ines", new ReplyTarget.OfConfirmation(1), "no", "");
        club.mails();
        club.says("anna", ReplyTarget.NONE, "cholone challenge ines", "");
        evening.add(club.mailTo("ines"));
        club.says("ines", new ReplyTarget.OfChallenge(1), "acepto", "");
        evening.add(club.mailTo("ines"));
        club.says("anna", new ReplyTarget.OfBoard(101, 0), "c5,d5", "¡Suerte!");
        evening.add(club.mailTo("ines"));
        club.says("ines", new ReplyTarget.OfBoard(101, 1), "a1,c3", "");
        evening.add(club.mailTo("ines"));
        club.says("ines", new ReplyTarget.OfBoard(101, 1), "g5,f5", "");
        club.says("anna", new ReplyTarget.OfBoard(101, 2), "b2,c2", "");
        club.mails();
        club.later(Duration.ofDays(7));
        club.ticks();
        evening.add(club.mailTo("ines"));
        club.says("ines", new ReplyTarget.OfBoard(101, 3), "tablas", "");
        evening.add(club.mailTo("anna"));
        club.says("anna", new ReplyTarget.OfBoard(101, 4), "nein", "");
        evening.add(club.mailTo("ines"));
        club.says("anna", new ReplyTarget.OfBoard(101, 5), "ich gebe auf", "");
        evening.add(club.mailTo("ines"));

        Golden.text(
                LanguageMailTest.class,
                "evening-spanish.txt",
                evening.stream()
                        .map(mail -> "====== " + mail.header("Subject") + "\n\n" + mail.text())
                        .collect(Collectors.joining("\n")));
    }
}
