package pbem.web.rating;

import java.util.List;
import java.util.Optional;
import pbem.query.ListedRating;
import pbem.query.StandingsList;
import pbem.web.page.Timestamp;

/**
 * A table of standings as its template needs it.
 *
 * @param href of the whole of it; empty where this is the whole
 */
public record StandingsModel(String title, Optional<String> href, List<Row> rows, int all) {

    /**
     * @param seen the day on which they last did something on a board; empty if that is not known
     */
    public record Row(ListedRating of, String seen) {}

    public static StandingsModel of(StandingsList list, boolean whole) {
        return new StandingsModel(
                list.game().title(),
                whole
                        ? Optional.empty()
                        : Optional.of("/standings/" + list.game().name()),
                list.rows().stream()
                        .map(row -> new Row(
                                row,
                                row.seen().map(at -> Timestamp.of(at).day()).orElse("")))
                        .toList(),
                list.all());
    }
}
