package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import pbem.testkit.ClubTest;

/** Errors of the database are logged without the values that were to be written. */
class DiscretionTest extends ClubTest {

    @Test
    void anErrorDoesNotRepeatTheSeedThatWasToBeWritten() {
        int board = club.board("chromino", "alice", "bob");
        String seed = club.record(board).board().setup().seed().reveal();
        club.store().change(tx -> {
            Tables.setCounter(tx, "board", board - 1);
            return true;
        });
        assertThatThrownBy(() -> club.board("chromino", "alice", "bob")).satisfies(fault -> {
            StringWriter log = new StringWriter();
            fault.printStackTrace(new PrintWriter(log));
            assertThat(log.toString()).containsIgnoringCase("UNIQUE").doesNotContain(seed);
        });
    }

    @Test
    void noErrorRepeatsTheRowThatCouldNotBeWritten() {
        assertThatThrownBy(() -> club.store()
                        .changeRows(tx -> tx.session()
                                .execute(
                                        "INSERT INTO hold (id, address, line, at) VALUES (77, ?, ?, 0)",
                                        "whose",
                                        "hers")))
                .satisfies(fault -> {
                    StringWriter log = new StringWriter();
                    fault.printStackTrace(new PrintWriter(log));
                    assertThat(log.toString())
                            .contains("comment")
                            .doesNotContain("whose")
                            .doesNotContain("hers");
                });
    }
}
