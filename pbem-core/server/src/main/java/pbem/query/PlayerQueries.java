package pbem.query;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.archive.GameFiles;
import pbem.game.GameFormat;
import pbem.game.Games;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.repository.BoardFilter;
import pbem.repository.Boards;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.repository.robot.OutsideProgram;
import pbem.summary.BoardCount;
import pbem.summary.BoardSummary;

/** Queries for players: userids and boards, and nothing else about them. Safe for any thread. */
public final class PlayerQueries {

    private final Transactions transactions;
    private final Games games;
    private final Map<String, OutsideProgram> outside;

    PlayerQueries(Transactions transactions, Games games, Map<String, OutsideProgram> outside) {
        this.transactions = transactions;
        this.games = games;
        this.outside = Map.copyOf(outside);
    }

    /**
     * A part of the listed active players, by userid.
     *
     * @param skip the number of the first to leave out
     * @param most the largest number to return
     */
    public PlayerList list(int skip, int most) {
        return transactions.read(repositories -> new PlayerList(
                listed(repositories, repositories.players().active(skip, most)),
                repositories.players().countActive()));
    }

    private static List<ListedPlayer> listed(Repositories repositories, List<Player> players) {
        Map<Long, BoardCount> counts = repositories.boards().countsOf(players);
        return players.stream()
                .map(player -> {
                    BoardCount count = counts.getOrDefault(player.id(), BoardCount.NONE);
                    return new ListedPlayer(player.user(), player.isProgram(), count.open(), count.closed());
                })
                .toList();
    }

    /** The names of the server's robots, from the easiest. */
    public List<String> robots() {
        return transactions.read(repositories -> repositories.robots().all().stream()
                .map(robot -> robot.player().user())
                .toList());
    }

    /** The outside programs that can be challenged, by name. */
    public List<ProgramOfOthers> programsOfOthers() {
        return outside.isEmpty()
                ? List.of()
                : transactions.read(repositories -> repositories.robots().outside().stream()
                        .filter(robot -> outside.containsKey(robot.name()))
                        .map(robot -> {
                            OutsideProgram program = outside.get(robot.name());
                            return new ProgramOfOthers(
                                    robot.player().user(),
                                    program.games().stream()
                                            .filter(game -> games.named(game).isPresent())
                                            .sorted()
                                            .toList(),
                                    program.strength());
                        })
                        .toList());
    }

    /**
     * A player's closed games in the format of other programs, the latest first; empty if there is no such player.
     *
     * @param most the largest number of games
     */
    public Optional<String> files(String user, GameFormat.Container container, int most) {
        return transactions.read(repositories -> repositories
                .players()
                .called(user)
                .map(player -> new GameFiles(repositories).of(player, container, games, most)));
    }

    /** The file name extensions of the formats of those games, each once. */
    public List<String> fileEndings(List<BoardSummary> boards) {
        return boards.stream()
                .flatMap(board -> games.named(board.game()).stream())
                .flatMap(game -> game.format().stream())
                .map(format -> format.container().ending())
                .distinct()
                .sorted()
                .toList();
    }

    /**
     * Active players, programs included, whose userids contain that text in any case; those that begin with it come
     * first.
     */
    public List<ListedPlayer> search(String part, int most) {
        return transactions.read(
                repositories -> listed(repositories, repositories.players().holding(part, most)));
    }

    /**
     * A player of that userid, present or former, even if they have left.
     *
     * @param user in any case
     * @param latest how many of the boards to give, of those under way and of those that are over
     */
    public Optional<PlayerDetails> called(String user, int latest) {
        return transactions.read(repositories ->
                repositories.players().called(user).map(player -> details(repositories, player, latest)));
    }

    private PlayerDetails details(Repositories repositories, Player player, int latest) {
        Boards boards = repositories.boards();
        BoardFilter theirs = BoardFilter.ALL.ofPlayer(player);
        return new PlayerDetails(
                player.user(),
                player.state() == Player.State.GONE,
                repositories.players().membership(player).bot(),
                repositories.preferences().of(player).profile() == Preferences.Profile.HIDDEN,
                boards.list(theirs.onlyOpen(true), 0, latest),
                boards.count(theirs.onlyOpen(true)),
                boards.list(theirs.onlyOpen(false), 0, latest),
                boards.count(theirs.onlyOpen(false)));
    }
}
