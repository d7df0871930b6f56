package pbem.cli.doctor;

import java.util.List;
import pbem.cli.home.PbemServer;

/** Finds players who may have raised their rating by games against their own second account. */
final class RatingChecks {

    /** The fewest rated games of a pair that is reported. Fewer may be two friends who have only begun. */
    private static final int BOARDS = 5;

    private static final int PAIRS = 10;

    private RatingChecks() {}

    static List<Finding> of(PbemServer server) {
        return server.store().read(tx -> tx.ratings().closedPairs(BOARDS, PAIRS)).stream()
                .map(pair -> Finding.warning(
                        "ratings",
                        pair.one().user() + " and " + pair.other().user() + " have ended " + pair.boards()
                                + " rated games of " + pair.game()
                                + " with each other, and neither has with anybody else; if both are one person, see:"
                                + " pbem player merge"))
                .toList();
    }
}
