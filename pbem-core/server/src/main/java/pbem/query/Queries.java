package pbem.query;

import java.util.Map;
import java.util.function.LongSupplier;
import pbem.game.Games;
import pbem.query.rating.RatingQueries;
import pbem.query.tournament.TournamentQueries;
import pbem.repository.Transactions;
import pbem.repository.robot.OutsideProgram;

/**
 * All queries of one server. Safe for any thread.
 *
 * @param generation a number that changes whenever any query may have a new answer, and never repeats
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

    /** @param outside the outside programs by name */
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
