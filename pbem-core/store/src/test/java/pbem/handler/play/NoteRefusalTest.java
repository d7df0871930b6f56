package pbem.handler.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.repository.PrivateNotes;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;

/** Refusals about the private notes of players. Board 101 is Pebbles between alice, who begins, and bob. */
class NoteRefusalTest extends ClubTest {

    @BeforeEach
    void sitDown() {
        club.board("pebbles", "alice", "bob");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(NoteRefusal.class).hasItsTestIn(NoteRefusalTest.class);
    }

    private String noted(String user) {
        return club.changing(all -> {
            PrivateNotes notes = all.privateNotes();
            return notes.of(101, club.player(user)).orElse("nothing");
        });
    }

    @Test
    void tooLong() {
        club.says("alice", "note 101 short");
        assertThat(club.says("alice", "note 101 " + "x".repeat(1001)).result())
                .isEqualTo("refused: Your note has 1001 letters, but can have at most 1000. Nothing was changed.");
        assertThat(noted("alice")).isEqualTo("short");
    }

    @Test
    void aNoteIsKeptForItsWriterAloneUntilAnotherTakesItsPlace() {
        assertThat(club.replies("alice", 101, 0, "note to myself: 3 is weak.\nHe takes one.")
                        .notices())
                .singleElement()
                .asString()
                .startsWith("alice: ")
                .contains("Your note on board 101 is kept");
        assertThat(noted("alice")).isEqualTo("3 is weak.\nHe takes one.");
        assertThat(noted("bob")).isEqualTo("nothing");
        club.says("alice", "note 101 another");
        assertThat(noted("alice")).isEqualTo("another");
        club.says("alice", "note 101 none");
        assertThat(noted("alice")).isEqualTo("nothing");
    }

    @Test
    void aNoteBelowAMoveDoesNotReachTheOpponent() {
        club.replies("alice", 101, 0, "take1\nnote: his left is weak.");
        assertThat(club.record(101).plies())
                .allSatisfy(ply -> assertThat(ply.comment()).isEmpty());
    }

    @Test
    void nobodyNotesAnythingAtABoardOfOthers() {
        assertThat(club.says("carol", "note 101 watch this").result()).startsWith("refused: ");
    }
}
