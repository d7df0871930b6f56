package pbem.web.rating;

import java.util.List;
import java.util.Optional;
import pbem.query.rating.ListedRating;
import pbem.query.rating.StandingsList;

/**
 * A table of standings as its template needs it.
 *
 * @param href of the whole of it; empty where this is the whole
 */
public record StandingsModel(String title, Optional<String> href, List<ListedRating> rows, int all) {

    public static StandingsModel of(StandingsList list, boolean whole) {
        return new StandingsModel(
                list.game().title(),
                whole
                        ? Optional.empty()
                        : Optional.of("/standings/" + list.game().name()),
                list.rows(),
                list.all());
    }
}
