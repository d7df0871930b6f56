package pbem.summary;

import java.time.Instant;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentRules;

/**
 * What lists show of a tournament.
 *
 * @param players how many are in it
 * @param stage the round or season; 0 before the first
 */
public record TournamentSummary(
        int number, TournamentRules rules, Tournament.State state, int players, int stage, Instant announced) {

    /** Whether anybody can enter it now. */
    public boolean open() {
        return players < rules.size()
                && (state == Tournament.State.OPEN
                        || state == Tournament.State.RUNNING && rules.kind().isPerpetual());
    }
}
