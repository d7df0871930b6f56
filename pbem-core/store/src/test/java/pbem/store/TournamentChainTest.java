package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.testkit.ClubTest;
import pbem.testkit.Cup;

/** A changed row in the log of a tournament is found, even if the changed log is plausible. */
class TournamentChainTest extends ClubTest {

    @BeforeEach
    void begin() {
        Cup.begin(club, "alice", "bob", "carol");
        assertThat(faults()).isEmpty();
    }

    private List<String> faults() {
        return Audit.of(club.store()).faults();
    }

    private void change(String sql) {
        club.store().change(tx -> Tables.of(tx).execute(sql));
    }

    @Test
    void a_moment_that_was_changed_is_found() {
        change("UPDATE tournament_event SET at = at - 1000 WHERE revision = 2");
        assertThat(faults())
                .containsExactly("tournament 1: event 2 is not what was entered: its instant, author or decision was"
                        + " changed, or what came before it is gone");
    }

    @Test
    void another_author_is_found() {
        change("UPDATE tournament_event SET author_role = 'ADMIN' WHERE revision = 1");
        assertThat(faults()).singleElement().asString().startsWith("tournament 1: event 1 is not what was entered");
    }

    @Test
    void other_rules_are_found() {
        change("UPDATE tournament SET rules = replace(rules, '\"rounds\":0', '\"rounds\":5')");
        assertThat(faults()).singleElement().asString().startsWith("tournament 1: its game, options, kind, size");
    }

    @Test
    void a_log_that_was_cut_off_is_found() {
        change("UPDATE tournament SET head = root");
        assertThat(faults()).singleElement().asString().startsWith("tournament 1: its log does not end as it did");
    }

    @Test
    void another_name_and_other_reasons_are_not_a_fault() {
        change("UPDATE tournament SET rules = replace(rules, '\"name\":\"Cup\"', '\"name\":\"Bowl\"')");
        assertThat(faults()).isEmpty();
    }
}
