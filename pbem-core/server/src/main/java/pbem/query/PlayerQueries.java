package pbem.query;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import pbem.archive.GameFiles;
import pbem.game.GameFormat;
import pbem.game.Games;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.query.game.GameName;
import pbem.query.game.ProgramOfOthers;
import pbem.repository.BoardFilter;
import pbem.repository.Boards;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.repository.robot.OutsideProgram;
import pbem.summary.BoardCount;
import pbem.summary.BoardSummary;

/** Who plays here, and where: userids and boards, and nothing else about anybody. Safe for any thread. */
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
     * A part of those who play here now and want to stand in lists, by userid.
     *
     * @param skip how many of the first to leave out
     * @param most how many to give
     */
    public PlayerList list(int skip, int most) {
        return transactions.read(repositories -> list(repositories, skip, most));
    }

    private static PlayerList list(Repositories repositories, int skip, int most) {
        List<Player> players = repositories.players().active(skip, most);
        Map<Long, BoardCount> counts = repositories.boards().countsOf(players);
        return new PlayerList(
                players.stream()
                        .map(player -> listed(player, counts.getOrDefault(player.id(), BoardCount.NONE)))
                        .toList(),
                repositories.players().countActive());
    }

    /** The server's own opponents, from the easiest on. */
    public List<String> robots() {
        return transactions.read(repositories -> repositories.robots().all().stream()
                .map(robot -> robot.player().user())
                .toList());
    }

    /** The programs of others that can be challenged, by their names. */
    public List<ProgramOfOthers> programsOfOthers() {
        return outside.isEmpty()
                ? List.of()
                : transactions.read(repositories -> repositories.robots().outside().stream()
                        .filter(robot -> outside.containsKey(robot.name()))
                        .map(robot -> {
                            OutsideProgram program = outside.get(robot.name());
                            return new ProgramOfOthers(
                                    robot.player().user(), named(program.games()), program.strength());
                        })
                        .toList());
    }

    private List<GameName> named(Set<String> names) {
        return names.stream()
                .sorted()
                .flatMap(name -> games.named(name).stream())
                .map(GameName::of)
                .toList();
    }

    /**
     * The games of somebody that are over, as other programs read them, the latest first; empty if nobody is called so.
     *
     * @param most that many
     */
    public Optional<String> files(String user, GameFormat.Container container, int most) {
        return transactions.read(repositories -> repositories
                .players()
                .called(user)
                .map(player -> new GameFiles(repositories).of(player, container, games, most)));
    }

    /** How files of such games that other programs read end, each once. */
    public List<String> fileEndings(List<BoardSummary> boards) {
        return boards.stream()
                .flatMap(board -> games.named(board.game()).stream())
                .flatMap(game -> game.format().stream())
                .map(format -> format.container().ending())
                .distinct()
                .sorted()
                .toList();
    }

    /** Some of those who play here now, programs among them, whose userids hold that, in any case; who begins with it first. */
    public List<ListedPlayer> search(String part, int most) {
        return transactions.read(repositories -> {
            List<Player> players = repositories.players().holding(part, most);
            Map<Long, BoardCount> counts = repositories.boards().countsOf(players);
            return players.stream()
                    .map(player -> listed(player, counts.getOrDefault(player.id(), BoardCount.NONE)))
                    .toList();
        });
    }

    private static ListedPlayer listed(Player player, BoardCount count) {
        return new ListedPlayer(player.user(), player.isProgram(), count.open(), count.closed());
    }

    /**
     * A player, also one who is gone or is called otherwise now.
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
                repositories.players().isBot(player),
                repositories.preferences().of(player).profile() == Preferences.Profile.HIDDEN,
                boards.list(theirs.onlyOpen(true), 0, latest),
                boards.count(theirs.onlyOpen(true)),
                boards.list(theirs.onlyOpen(false), 0, latest),
                boards.count(theirs.onlyOpen(false)));
    }
}
