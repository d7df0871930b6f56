package pbem.mail;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.record.GameRecord;
import pbem.record.Ply;

/** Offers, queues, previews and records by replies to mails alone. Alice begins. */
class OffersByMailTest {

    @TempDir
    private Path directory;

    private PostOffice office;
    private int board;

    @BeforeEach
    void open() {
        office = new PostOffice(directory);
        board = office.board();
    }

    @AfterEach
    void close() {
        office.close();
    }

    private GameRecord record() {
        return office.record(board);
    }

    /** The first legal move. */
    private String anyMove() {
        return record().position().moves().get(0).notation();
    }

    private static String raw(MimeMessage mail) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        mail.writeTo(bytes);
        return bytes.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
    }

    @Test
    void a_draw_is_offered_and_accepted_by_reply() throws Exception {
        office.replies("alice", anyMove());
        office.replies("alice", "draw");
        assertThat(raw(office.newestTo("bob"))).contains("Your answer, bob: alice offers a draw.");
        assertThat(office.replies("bob", "Accept, with pleasure!").outcome()).contains("done");
        assertThat(record().state()).isEqualTo(GameRecord.State.FINISHED);
        assertThat(raw(office.newestTo("alice"))).contains("A draw between bob and you: both agreed.");
    }

    @Test
    void a_move_is_taken_back_and_another_one_played_by_reply() {
        String first = anyMove();
        office.replies("alice", first);
        office.replies("alice", "undo");
        office.replies("bob", "accept");
        assertThat(record().plies()).isEmpty();
        office.replies("alice", first);
        assertThat(record().plies()).extracting(Ply::notation).containsExactly(first);
    }

    @Test
    void a_queued_move_answers_at_once_and_both_get_one_mail() throws Exception {
        String first = anyMove();
        String answer = record().position()
                .play(record().position().moves().get(0))
                .moves()
                .get(0)
                .notation();
        office.replies("bob", "queue if " + first + " then " + answer);
        assertThat(raw(office.newestTo("bob"))).contains("Queued for you: if");
        int before = office.outgoing().size();
        office.replies("alice", first);
        assertThat(record().plies()).extracting(Ply::notation).containsExactly(first, answer);
        assertThat(office.outgoing()).hasSize(before + 2);
        assertThat(raw(office.newestTo("alice")))
                .contains("Your move, alice: you played " + first)
                .doesNotContain("Queued for you");
    }

    @Test
    void a_submitted_move_is_confirmed_by_replying_to_its_preview() {
        String first = anyMove();
        office.replies("alice", "submit " + first);
        assertThat(record().plies()).isEmpty();
        office.replies("alice", "confirm");
        assertThat(record().plies()).extracting(Ply::notation).containsExactly(first);
    }

    @Test
    void a_preview_can_be_answered_with_the_move() {
        String first = anyMove();
        office.replies("alice", "preview " + first);
        assertThat(record().plies()).isEmpty();
        office.replies("alice", first);
        assertThat(record().plies()).hasSize(1);
    }

    @Test
    void a_record_goes_to_every_player_who_asks() throws Exception {
        office.replies("alice", anyMove() + "\r\nOur secret.");
        office.arrives("r", "stranger@players.example", "record " + board);
        office.intake().work();
        assertThat(raw(office.newestTo("stranger")))
                .contains("PBeM record 1", " alice plays ", "end of record")
                .doesNotContain("Our secret.");
        office.replies("bob", "record");
        assertThat(raw(office.newestTo("bob"))).contains("| Our secret.");
    }
}
