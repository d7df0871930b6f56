package pbem.query;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;

/** For tests of what everybody may know about a club. */
abstract class QueriesTest extends ClubTest {

    protected Queries queries;

    @BeforeEach
    void ask() {
        queries = Queries.of(club.store(), Club.GAMES, Map.of());
    }
}
