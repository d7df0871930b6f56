package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Seat;
import pbem.games.Catalogue;
import pbem.notice.ReplyTarget;
import pbem.testkit.Golden;

/** The mails about a seat that a new player takes over, in a game with hidden hands. */
class HandoverMailsTest {

    @TempDir
    private Path directory;

    private Club club;

    @BeforeEach
    void bobLeavesAfterAMove() {
        club = new Club(directory, Catalogue.games());
        club.readInPseudo();
        List.of("alice", "bob", "carol").forEach(club::join);
        club.boardOf("chromino", "alice", "bob");
        club.playOn(1);
        club.mails();
        club.handOver(101, Seat.at(1), "carol", "Bob is ill, and Carol is so kind.");
    }

    @AfterEach
    void close() {
        club.close();
    }

    private static void golden(String name, Mail mail) {
        Golden.text(HandoverMailsTest.class, name + ".txt", mail.headersAndText());
    }

    @Test
    void a_substitute_sees_the_hand_and_their_commands() {
        Mail mail = club.mailTo("carol");
        assertThat(mail.text()).contains("Your hand");
        golden("taken-over", mail);
    }

    @Test
    void a_replaced_player_sees_no_hand_and_can_neither_play_there_nor_unsubscribe() {
        Mail mail = club.mailTo("bob");
        assertThat(mail.text()).doesNotContain("Your hand", "unsubscribe");
        golden("left", mail);
    }

    @Test
    void the_opponent_is_told_of_the_new_player() {
        golden("opponent", club.mailTo("alice"));
    }

    @Test
    void earlier_moves_still_name_the_player_who_made_them() {
        club.mails();
        club.says("carol", ReplyTarget.NONE, "record 101", "");
        assertThat(club.mailTo("carol").text()).contains("player 2: bob", "admin:root gives-seat 2 carol");
    }

    @Test
    void a_substitute_reads_later_words_and_no_earlier_ones() {
        club.boardOf("cholone", "alice", "bob");
        club.says("alice", new ReplyTarget.OfBoard(102, 0), "c5,d5", "Between us: I am tired.")
                .mails();
        club.handOver(102, Seat.at(1), "carol", "");
        club.mails();
        club.says("carol", new ReplyTarget.OfBoard(102, 2), "g5,f5", "Hello, all!")
                .mails();
        assertThat(sent("carol", "record 102")).contains("| Hello, all!").doesNotContain("Between us");
        assertThat(sent("carol", "show 102 1")).doesNotContain("Between us");
        assertThat(sent("alice", "record 102")).contains("| Hello, all!", "Between us");
        club.handOver(102, Seat.at(1), "bob", "");
        club.mails();
        assertThat(sent("bob", "record 102")).as("who began keeps all").contains("| Hello, all!", "Between us");
    }

    private String sent(String user, String line) {
        club.says(user, ReplyTarget.NONE, line, "");
        return club.mailTo(user).text();
    }
}
