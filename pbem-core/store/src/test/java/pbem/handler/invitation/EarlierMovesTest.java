package pbem.handler.invitation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.play.RecordImport;
import pbem.record.Entry;
import pbem.record.GameRecord;
import pbem.record.Offer;
import pbem.record.text.GameFile;
import pbem.record.text.RecordText;
import pbem.repository.BoardFilter;
import pbem.store.Audit;
import pbem.summary.BoardSummary;
import pbem.terms.Origin;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** Games that go on from a position of a finished board. */
class EarlierMovesTest extends ClubTest {

    /** Board 101: three of seven pebbles are left when alice resigns. */
    private void finish() {
        club.board("pebbles", "alice", "bob");
        club.plays(101, "take1");
        club.plays(101, "take2");
        club.plays(101, "take1");
        club.says("alice", "resign 101");
        club.later(Duration.ofDays(30));
    }

    private String lists(String user, String line) {
        return club.says(user, line).to(user).get(0);
    }

    @Test
    void the_new_board_begins_with_the_earlier_moves_and_is_played_to_its_end() {
        finish();
        assertThat(club.says("carol", "pebbles challenge bob -from=101/2").result())
                .isEqualTo("done: made challenge 1");
        MailResult begun = club.says("bob", "accept 1");

        assertThat(begun.to("bob")).containsExactly("board 102/2");
        assertThat(begun.to("carol")).containsExactly("board 102/2");
        assertThat(club.moves(102)).containsExactly("take1", "take2");
        assertThat(club.record(102).toMove())
                .extracting(seat -> club.record(102).board().player(seat).user())
                .containsExactly("carol");
        assertThat(club.record(102).entries()).extracting(Entry::at).containsOnly(club.now());
        assertThat(club.turnSince(102)).isEqualTo(club.now());
        assertThat(club.record(102).board().terms().spelled()).isEqualTo("--unrated --from=101/2");

        club.plays(102, "take3");
        club.plays(102, "take1");
        assertThat(club.record(102).state()).isEqualTo(GameRecord.State.FINISHED);
        assertThat(club.record(102).moves()).isEqualTo(4);
        assertThat(club.says("carol", "rematch 102").result()).isEqualTo("done: made challenge 2");
        club.says("bob", "accept 2");
        assertThat(club.moves(103)).containsExactly("take1", "take2");
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void lists_say_where_it_came_from() {
        finish();
        club.says("carol", "pebbles challenge bob --from=101/2");
        club.says("bob", "accept 1");
        assertThat(lists("alice", "list pebbles")).contains("102, from board 101, move 2: carol and bob");
        List<BoardSummary> boards = club.store().read(tx -> tx.boards().list(BoardFilter.ALL));
        assertThat(boards)
                .extracting(BoardSummary::origin)
                .containsExactly(Optional.of(new Origin(101, 2)), Optional.empty());
        club.says("carol", "pebbles seek -from=101/2");
        assertThat(lists("alice", "list pebbles"))
                .contains("carol looks for one player of Pebbles, from board 101, move 2 (accept 2)");
    }

    @Test
    void its_record_is_read_like_any_other() {
        finish();
        club.says("carol", "pebbles challenge bob -from=101/2");
        club.says("bob", "accept 1");
        club.says("bob", "resign 102");
        GameRecord played = club.record(102);
        String text =
                String.join("\n", new RecordText(played, club.words()::say, RecordText.Detail.PLAYERS).lines()) + "\n";
        RecordImport reading = new RecordImport(Club.GAMES, () -> Seed.of(new byte[Seed.BYTES]), Map.of());
        int board = club.store()
                .change(tx -> reading.read(tx, text, "root", club.now()))
                .now()
                .board()
                .number();
        assertThat(club.moves(board)).isEqualTo(club.moves(102));
        assertThat(club.record(board).board().terms()).isEqualTo(played.board().terms());
    }

    @ParameterizedTest
    @CsvSource({"chess,,e4 e5 Nf3", "weiqi,-size=9,C3 G7 D5", "hex,,a1 b2 c3"})
    void chess_and_weiqi_and_others_go_on_with_the_options_of_the_finished_board(
            String game, String option, String moves) {
        club.says("alice", game + " challenge bob" + (option == null ? "" : " " + option));
        club.says("bob", "accept 1");
        for (String move : moves.split(" ")) {
            club.plays(101, move);
        }
        club.says("alice", "resign 101");
        club.says("alice", game + " challenge carol -from=101/3");
        club.says("carol", "accept 2");
        List<String> played = club.moves(101);
        assertThat(played).hasSize(3);
        assertThat(club.moves(102)).isEqualTo(played);
        assertThat(club.record(102).board().setup().options())
                .isEqualTo(club.record(101).board().setup().options());
        assertThat(GameFile.of(club.record(102), entry -> "").orElseThrow().text())
                .contains("Board 101, move 3");
    }

    @Test
    void its_file_for_other_programs_has_all_its_moves() {
        club.board("chess", "alice", "bob");
        club.plays(101, "e4");
        club.plays(101, "e5");
        club.says("alice", "resign 101");
        club.says("alice", "chess challenge carol -from=101/2");
        club.says("carol", "accept 1");
        club.plays(102, "Nf3");
        assertThat(GameFile.of(club.record(102), entry -> "").orElseThrow().text())
                .contains("e4", "e5", "Nf3")
                .contains("[White \"alice\"]", "[Black \"carol\"]", "[Source \"Board 101, move 2\"]");
    }

    @Test
    void moves_that_were_copied_are_not_taken_back() {
        finish();
        club.says("carol", "pebbles challenge bob -from=101/2");
        club.says("bob", "accept 1");
        assertThat(club.record(102).mayOffer(Offer.Kind.UNDO, Seat.at(1))).isFalse();
        assertThat(club.says("bob", "undo 102").result())
                .isEqualTo("refused: You have made no move on board 102 that could be taken back.");
        club.plays(102, "take1");
        assertThat(club.record(102).mayOffer(Offer.Kind.UNDO, Seat.at(0))).isTrue();
        assertThat(club.record(102).mayOffer(Offer.Kind.UNDO, Seat.at(1))).isFalse();
    }

    @Test
    void nobody_accepts_once_the_other_board_is_open_again() {
        finish();
        club.says("carol", "pebbles challenge bob -from=101/2");
        club.admin((administration, all, now) -> administration.rollBack(all, 101, 1, "admin", "a mistake", now));
        assertThat(club.says("bob", "accept 1").result())
                .isEqualTo(
                        "refused: Board 101 is not finished. A new game" + " can go on from it once it has a result.");
        assertThat(club.says("bob", "decline 1").result()).isEqualTo("done: declined challenge 1");
    }
}
