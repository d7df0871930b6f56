package pbem.summary;

import java.time.Instant;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentRules;

/**
 * A tournament as lists show it.
 *
 * @param players number of players
 * @param stage the round or season; 0 before the first
 */
public record TournamentSummary(
        int number, TournamentRules rules, Tournament.State state, int players, int stage, Instant announced) {

    /** Whether players can join it now. */
    public boolean open() {
        return players < rules.size()
                && (state == Tournament.State.OPEN
                        || state == Tournament.State.RUNNING && rules.kind().isPerpetual());
    }
}
