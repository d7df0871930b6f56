package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import pbem.game.Seed;
import pbem.store.ChanceAudit.Finding;
import pbem.testkit.ClubTest;

class ChanceAuditTest extends ClubTest {

    private static final String SEED = "5eed5eed5eed5eed5eed5eed5eed5eed";
    private static final String OTHER = "0123456789abcdef0123456789abcdef";
    private static final String PUBLISHED = Seed.ofHex(SEED).fingerprint();
    private static final List<List<String>> MAILED = List.of(List.of(PUBLISHED), List.of(PUBLISHED));

    /** A board of two that ends by resignation after a move. */
    private int finished() {
        int board = club.board("chromino", "alice", "bob");
        club.plays(board, club.record(board).position().moves().get(0).notation());
        club.says("bob", "resign " + board);
        return board;
    }

    private ChanceAudit audit(int board) {
        return ChanceAudit.of(club.store(), board, MAILED).orElseThrow();
    }

    private void tamper(String column, String value, int board) {
        club.store()
                .change(tx ->
                        Tables.of(tx).execute("UPDATE board SET " + column + " = ? WHERE number = ?", value, board));
    }

    private static List<String> faults(ChanceAudit audit) {
        assertThat(audit.finding()).isEqualTo(Finding.DOUBTFUL);
        return audit.faults();
    }

    @Test
    void aBoardThatNobodyTamperedWithIsFair() {
        int board = finished();
        assertThat(audit(board))
                .isEqualTo(new ChanceAudit(Finding.FAIR, Optional.of(club.record(board)), 2, List.of()));
        assertThat(club.record(board).board().commitment()).contains(PUBLISHED);
    }

    @Test
    void chanceIsFairEvenIfTheFirstMailsAreNoLongerStored() {
        int board = finished();
        assertThat(ChanceAudit.of(club.store(), board, List.of()))
                .contains(new ChanceAudit(Finding.FAIR, Optional.of(club.record(board)), 0, List.of()));
    }

    @Test
    void beforeTheEndNothingCanBeTold() {
        int board = club.board("chromino", "alice", "bob");
        assertThat(audit(board))
                .isEqualTo(new ChanceAudit(Finding.OPEN, Optional.of(club.record(board)), 0, List.of()));
    }

    @Test
    void beforeTheEndNotEvenDamageGivesTheSeedAway() {
        int board = club.board("chromino", "alice", "bob");
        tamper("commitment", "00".repeat(32), board);
        assertThat(audit(board).finding()).isEqualTo(Finding.OPEN);
        assertThat(audit(board).toString()).doesNotContain(SEED);
    }

    @Test
    void anotherSeedIsFoundOutEvenIfNothingWasPlayed() {
        int board = club.board("chromino", "alice", "bob");
        tamper("seed", OTHER, board);
        club.says("bob", "resign " + board);
        assertThat(faults(audit(board)))
                .containsExactly("The seed has the fingerprint "
                        + Seed.ofHex(OTHER).fingerprint() + ", but " + PUBLISHED + " was published.");
    }

    @Test
    void anotherSeedDoesNotGoWithTheMovesOfTheLog() {
        int board = finished();
        tamper("seed", OTHER, board);
        assertThat(faults(audit(board))).singleElement().asString().contains("is not legal");
    }

    @Test
    void mailsRevealAChangedSeedAndFingerprint() {
        int board = club.board("chromino", "alice", "bob");
        String forged = Seed.ofHex(OTHER).fingerprint();
        tamper("seed", OTHER, board);
        tamper("commitment", forged, board);
        club.says("bob", "resign " + board);
        assertThat(faults(audit(board)))
                .containsExactly("2 of the 2 first mails to the players did not bear the fingerprint " + forged + ".");
    }

    @Test
    void aBoardOlderThanFingerprintsCannotBeShownToBeFair() {
        int board = finished();
        tamper("commitment", null, board);
        assertThat(faults(audit(board))).singleElement().asString().contains("before fingerprints were kept");
    }

    @Test
    void inAGameWithoutChanceThereIsNothingToCheck() {
        int board = club.board("pebbles", "alice", "bob");
        assertThat(audit(board).finding()).isEqualTo(Finding.NONE);
    }

    @Test
    void thereIsNoSuchBoard() {
        assertThat(ChanceAudit.of(club.store(), 777, MAILED)).isEmpty();
    }

    @Test
    void theCheckOfTheWholeDatabaseHoldsSeedsAgainstWhatWasPublished() {
        int board = club.board("chromino", "alice", "bob");
        assertThat(Audit.of(club.store()).faults()).isEmpty();
        tamper("commitment", "00".repeat(32), board);
        assertThat(Audit.of(club.store()).faults())
                .singleElement()
                .asString()
                .startsWith("board " + board + ": the seed does not have the fingerprint that was published;");
    }
}
