package pbem.play.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.play.BoardAdministration;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.store.Audit;
import pbem.store.Tables;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.Cup;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEntry.Author;
import pbem.tournament.table.TournamentTables;

/**
 * A corrected result also corrects what followed from it, over a real database. Carol directs; alice and bob are in the
 * final.
 */
class TournamentCorrectionTest extends ClubTest {

    private final TournamentAdministration tournaments = new TournamentAdministration(Club.GAMES, Club::seed);
    private final BoardAdministration boards = new BoardAdministration(Club::seed);

    @BeforeEach
    void reachTheFinal() {
        Cup.toTheFinal(club, "carol");
    }

    @AfterEach
    void isInOrder() {
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    private void resign(String user, int... numbers) {
        for (int board : numbers) {
            club.says(user, "resign " + board);
        }
        club.ticks();
    }

    private void takenBack(Later later, int... numbers) {
        for (int board : numbers) {
            club.changing(repositories -> {
                TournamentCorrections.Followed followed =
                        TournamentCorrections.followed(repositories, board).orElseThrow();
                boards.rollBack(repositories, board, 0, "root", "forged", club.now());
                tournaments
                        .corrections()
                        .review(repositories, followed, later, Author.admin("root"), "forged", club.now());
                return true;
            });
        }
        club.ticks();
    }

    private Tournament tournament() {
        return club.changing(repositories -> repositories.tournaments().numbered(1))
                .orElseThrow();
    }

    private List<String> players(int board) {
        return club.record(board).board().players().stream().map(Player::user).toList();
    }

    private long champion() {
        return TournamentTables.overall(tournament()).rows().get(0).player();
    }

    @Test
    void the_consequences_are_told_before_a_semifinal_is_taken_back() {
        assertThat(players(105)).containsExactlyInAnyOrder("alice", "bob");
        TournamentCorrections.Followed followed = club.changing(
                        repositories -> TournamentCorrections.followed(repositories, 101))
                .orElseThrow();
        assertThat(followed.boards())
                .extracting(record -> record.board().number())
                .containsExactly(105, 106);
        Optional<TournamentCorrections.Followed> ofTheFinal =
                club.changing(repositories -> TournamentCorrections.followed(repositories, 105));
        assertThat(ofTheFinal).isEmpty();
    }

    @Test
    void damaged_rows_are_rewritten_from_the_log_and_known_results_are_not_told_again() {
        int revision = tournament().revision();
        club.store().change(tx -> {
            Tables.of(tx).execute("DELETE FROM tournament_board WHERE board IN (101, 105)");
            Tables.of(tx).execute("UPDATE tournament_player SET presence = 'LEFT'");
            return Tables.of(tx).execute("UPDATE tournament SET stage = 9, players = 9, revision = 9");
        });
        assertThat(Audit.of(club.store()).faults())
                .hasSize(5)
                .allMatch(fault -> fault.endsWith("; repair it with: pbem verify --repair"));
        Audit.mend(club.store());
        assertThat(Audit.of(club.store()).faults()).isEmpty();
        club.ticks();
        assertThat(tournament().revision()).isEqualTo(revision);
        resign("bob", 105, 106);
        assertThat(champion()).isEqualTo(club.player("alice").id());
    }

    @Test
    void a_director_puts_the_right_one_into_the_final_by_mail() {
        takenBack(Later.CORRECT, 101, 102);
        assertThat(club.last("bob").notice().toString()).contains("news-in-question");
        for (int board : List.of(101, 102)) {
            assertThat(club.says("carol", "tournament 1 adjudicate " + board + " --later=correct ellen\n\nForged.")
                            .result())
                    .startsWith("done: ");
        }
        club.ticks();
        assertThat(club.record(105).state()).isEqualTo(GameRecord.State.VOID);
        assertThat(club.record(106).state()).isEqualTo(GameRecord.State.VOID);
        assertThat(players(107)).containsExactlyInAnyOrder("ellen", "bob");
        assertThat(players(108)).containsExactlyInAnyOrder("ellen", "bob");
        resign("bob", 107, 108);
        assertThat(tournament().state()).isEqualTo(Tournament.State.ENDED);
        assertThat(champion()).isEqualTo(club.player("ellen").id());
    }

    @Test
    void a_cup_that_was_won_is_won_by_another_after_a_semifinal_was_put_right() {
        resign("bob", 105, 106);
        assertThat(champion()).isEqualTo(club.player("alice").id());
        takenBack(Later.CORRECT, 101, 102);
        assertThat(tournament().state()).isEqualTo(Tournament.State.RUNNING);
        resign("alice", 101, 102);
        resign("ellen", 107, 108);
        assertThat(tournament().state()).isEqualTo(Tournament.State.ENDED);
        assertThat(champion()).isEqualTo(club.player("bob").id());
    }

    @Test
    void a_semifinal_that_is_voided_leaves_a_third_board_to_decide() {
        takenBack(Later.CORRECT, 101, 102);
        for (int board : List.of(101, 102)) {
            club.changing(repositories -> boards.annul(repositories, board, "root", "forged", club.now()));
        }
        club.ticks();
        assertThat(players(107)).containsExactly("ellen", "alice");
        assertThat(club.record(105).state()).isEqualTo(GameRecord.State.ACTIVE);
        resign("alice", 107);
        assertThat(club.record(105).state()).isEqualTo(GameRecord.State.VOID);
        assertThat(players(108)).containsExactlyInAnyOrder("ellen", "bob");
    }

    @Test
    void players_who_advanced_stay_if_that_was_said() {
        takenBack(Later.KEEP, 101, 102);
        resign("alice", 101, 102);
        assertThat(club.record(105).state()).isEqualTo(GameRecord.State.ACTIVE);
        resign("bob", 105, 106);
        assertThat(champion()).isEqualTo(club.player("alice").id());
    }

    @Test
    void after_the_end_a_director_decides_a_board_that_was_opened_again() {
        resign("bob", 105, 106);
        takenBack(Later.KEEP, 101);
        assertThat(tournament().state()).isEqualTo(Tournament.State.ENDED);
        assertThat(club.says("carol", "tournament 1 adjudicate 101 --later=keep ellen\n\nForged.")
                        .result())
                .startsWith("done: ");
        assertThat(club.record(101).state()).isEqualTo(GameRecord.State.FINISHED);
        assertThat(champion()).isEqualTo(club.player("alice").id());
    }

    @Test
    void by_hand_another_is_put_into_the_final() {
        Map<Integer, List<Player>> groups = new HashMap<>(Map.of(1, List.of(club.player("dave"), club.player("bob"))));
        club.changing(repositories -> tournaments
                .corrections()
                .repair(repositories, 1, groups, Author.admin("root"), "alice is ill", club.now()));
        assertThat(club.record(105).state()).isEqualTo(GameRecord.State.VOID);
        assertThat(players(107)).containsExactlyInAnyOrder("dave", "bob");
        assertThat(club.last("bob").notice().toString()).contains("news-repaired");
    }
}
