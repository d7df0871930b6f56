package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Seat;
import pbem.games.Catalogue;
import pbem.notice.ReplyTarget;
import pbem.play.SeatHandover;
import pbem.player.Player;
import pbem.testkit.Golden;

/** The mails that tell of a seat that somebody else has from now on, where hands are hidden. */
class HandoverMailsTest {

    @TempDir
    private Path directory;

    private Club club;

    @BeforeEach
    void bobLeavesAfterAMove() {
        club = new Club(directory, Catalogue.games());
        List.of("alice", "bob", "carol").forEach(club::join);
        club.boardOf("chromino", "alice", "bob");
        club.playOn(1);
        club.mails();
        club.store()
                .change(tx -> new SeatHandover(
                                tx.repositories(),
                                tx.repositories().boards().record(101).orElseThrow(),
                                Seat.at(1),
                                player("carol"))
                        .enter("root", "Bob is ill, and Carol is so kind.", OptionalLong.empty(), Club.START));
    }

    @AfterEach
    void close() {
        club.close();
    }

    private Player player(String user) {
        return club.store().read(tx -> tx.repositories().players().called(user)).orElseThrow();
    }

    private static void golden(String name, Mail mail) {
        Golden.text(HandoverMailsTest.class, name + ".txt", mail.headersAndText());
    }

    @Test
    void whoever_takes_over_sees_the_hand_and_what_they_can_do() {
        Mail mail = club.mailTo("carol");
        assertThat(mail.text()).contains("Your hand");
        golden("taken-over", mail);
    }

    @Test
    void whoever_left_sees_no_hand_and_can_neither_play_there_nor_unsubscribe() {
        Mail mail = club.mailTo("bob");
        assertThat(mail.text()).doesNotContain("Your hand", "unsubscribe");
        golden("left", mail);
    }

    @Test
    void the_opponent_is_told_whom_they_play() {
        golden("opponent", club.mailTo("alice"));
    }

    @Test
    void what_is_told_of_a_move_of_before_still_names_who_made_it() {
        club.mails();
        club.says("carol", ReplyTarget.NONE, "record 101", "");
        assertThat(club.mailTo("carol").text()).contains("player 2: bob", "admin:root gives-seat 2 carol");
    }
}
