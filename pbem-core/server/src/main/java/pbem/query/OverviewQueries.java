package pbem.query;

import pbem.game.Games;
import pbem.repository.BoardFilter;
import pbem.repository.Boards;
import pbem.repository.Repositories;
import pbem.repository.Transactions;

/** What goes on at the whole server. Safe for any thread. */
public final class OverviewQueries {

    private final Transactions transactions;
    private final Games games;

    OverviewQueries(Transactions transactions, Games games) {
        this.transactions = transactions;
        this.games = games;
    }

    /** @param most how many of the boards under way to give */
    public Overview overview(int most) {
        return transactions.read(repositories -> overview(repositories, most));
    }

    private Overview overview(Repositories repositories, int most) {
        Listings listings = new Listings(repositories, games);
        Boards boards = repositories.boards();
        BoardFilter open = BoardFilter.ALL.onlyOpen(true);
        return new Overview(
                listings.boards(open, 0, most),
                boards.count(open),
                boards.count(BoardFilter.ALL.onlyOpen(false)),
                listings.everyGame(),
                listings.openChallenges());
    }
}
