package pbem.query;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Games;
import pbem.player.Player;
import pbem.repository.BoardCount;
import pbem.repository.BoardFilter;
import pbem.repository.Repositories;
import pbem.repository.Transactions;

/** Who plays here, and where: userids and boards, and nothing else about anybody. Safe for any thread. */
public final class PlayerQueries {

    private final Transactions transactions;
    private final Games games;

    PlayerQueries(Transactions transactions, Games games) {
        this.transactions = transactions;
        this.games = games;
    }

    /** All who play here now, by userid. */
    public List<ListedPlayer> all() {
        return transactions.read(PlayerQueries::all);
    }

    private static List<ListedPlayer> all(Repositories repositories) {
        Map<Long, BoardCount> counts = repositories.boards().countsByPlayer();
        return repositories.players().all().stream()
                .filter(player -> player.state() == Player.State.ACTIVE)
                .map(player -> listed(player, counts.getOrDefault(player.id(), BoardCount.NONE)))
                .toList();
    }

    private static ListedPlayer listed(Player player, BoardCount count) {
        return new ListedPlayer(player.user(), count.open(), count.closed());
    }

    /**
     * A player, also one who is gone or is called otherwise now.
     *
     * @param user in any case
     * @param latest how many of the boards that are over to give
     */
    public Optional<PlayerDetails> called(String user, int latest) {
        return transactions.read(repositories ->
                repositories.players().called(user).map(player -> details(repositories, player, latest)));
    }

    private PlayerDetails details(Repositories repositories, Player player, int latest) {
        Listings listings = new Listings(repositories, games);
        BoardFilter theirs = BoardFilter.ALL.ofPlayer(player);
        return new PlayerDetails(
                player.user(),
                player.state() == Player.State.GONE,
                listings.boards(theirs.onlyOpen(true), 0, Integer.MAX_VALUE),
                listings.boards(theirs.onlyOpen(false), 0, latest),
                repositories.boards().count(theirs.onlyOpen(false)));
    }
}
