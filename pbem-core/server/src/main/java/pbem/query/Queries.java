package pbem.query;

import java.util.Map;
import java.util.function.LongSupplier;
import pbem.game.Games;
import pbem.query.rating.RatingQueries;
import pbem.query.tournament.TournamentQueries;
import pbem.repository.Transactions;
import pbem.repository.robot.OutsideProgram;

/**
 * All queries about one server. Safe for any thread.
 *
 * @param generation another number as soon as any query may have another answer, and never an earlier one again
 */
public record Queries(
        BoardQueries boards,
        PlayerQueries players,
        GameQueries games,
        RatingQueries ratings,
        TournamentQueries tournaments,
        OverviewQueries overview,
        AnalysisQueries analyses,
        AnnouncementQueries announcements,
        LongSupplier generation) {

    public static Queries of(Transactions transactions, Games games) {
        return of(transactions, games, Map.of());
    }

    /** @param outside the programs of others by their names */
    public static Queries of(Transactions transactions, Games games, Map<String, OutsideProgram> outside) {
        return new Queries(
                new BoardQueries(transactions, games),
                new PlayerQueries(transactions, games, outside),
                new GameQueries(transactions, games),
                new RatingQueries(transactions, games),
                new TournamentQueries(transactions),
                new OverviewQueries(transactions, games),
                new AnalysisQueries(transactions),
                new AnnouncementQueries(transactions),
                transactions::generation);
    }
}
