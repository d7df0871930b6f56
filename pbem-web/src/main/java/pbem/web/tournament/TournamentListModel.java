package pbem.web.tournament;

import java.util.List;
import pbem.game.Game;
import pbem.query.tournament.ListedTournament;

/**
 * The list of tournaments as its template needs it.
 *
 * @param going how many are open or running
 * @param over how many are not
 */
public record TournamentListModel(
        TournamentListRequest request, int going, int over, List<Game> games, List<Row> rows) {

    /** @param state in words */
    public record Row(ListedTournament of, String state) {}
}
