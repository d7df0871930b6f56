package pbem.query.tournament;

import java.util.List;
import pbem.summary.TournamentSummary;

/**
 * A tournament that somebody entered.
 *
 * @param place 1 to 3 if they came in there; 0 for anything else
 */
public record Medal(TournamentSummary tournament, int place) {

    private static final List<String> METALS = List.of("", "gold", "silver", "bronze");

    public String metal() {
        return METALS.get(place);
    }
}
