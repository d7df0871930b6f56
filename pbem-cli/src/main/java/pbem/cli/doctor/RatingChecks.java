package pbem.cli.doctor;

import java.util.List;
import pbem.cli.home.PbemServer;

/** Who may have made a rating with an account of their own. */
final class RatingChecks {

    /** Two friends begin like that, too. */
    private static final int BOARDS = 5;

    private static final int PAIRS = 10;

    private RatingChecks() {}

    static List<Finding> of(PbemServer server) {
        return server.store().read(tx -> tx.repositories().ratings().closedPairs(BOARDS, PAIRS)).stream()
                .map(pair -> Finding.warning(
                        "ratings",
                        pair.one().user() + " and " + pair.other().user() + " have ended " + pair.boards()
                                + " rated games of " + pair.game()
                                + " with each other, and neither has with anybody else; if both are one person, see:"
                                + " pbem player merge"))
                .toList();
    }
}
