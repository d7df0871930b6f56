package pbem.query.tournament;

import java.util.List;
import pbem.summary.TournamentSummary;

/**
 * A tournament that a player entered, with the player's place.
 *
 * @param place 1 to 3 for a medal; otherwise 0
 */
public record Medal(TournamentSummary tournament, int place) {

    private static final List<String> METALS = List.of("", "gold", "silver", "bronze");

    public String metal() {
        return METALS.get(place);
    }
}
