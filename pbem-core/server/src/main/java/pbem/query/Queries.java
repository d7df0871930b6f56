package pbem.query;

import pbem.game.Games;
import pbem.repository.Transactions;

/** All queries about one server. Safe for any thread. */
public record Queries(BoardQueries boards, PlayerQueries players, GameQueries games, OverviewQueries overview) {

    public static Queries of(Transactions transactions, Games games) {
        return new Queries(
                new BoardQueries(transactions, games),
                new PlayerQueries(transactions, games),
                new GameQueries(transactions, games),
                new OverviewQueries(transactions, games));
    }
}
