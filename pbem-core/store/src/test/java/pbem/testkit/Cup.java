package pbem.testkit;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import pbem.play.BoardAdministration;
import pbem.play.tournament.TournamentAdministration;
import pbem.play.tournament.TournamentOrder;
import pbem.player.Player;
import pbem.tournament.TournamentRules;

/** Tournament 1, whose boards begin once the last player has joined. */
public final class Cup {

    private Cup() {}

    public static TournamentRules of(int players) {
        return of("round-robin", players);
    }

    public static TournamentRules of(String kind, int players) {
        return of(kind, players, Map.of());
    }

    /** @param settings settings besides the number of players */
    public static TournamentRules of(String kind, int players, Map<String, String> settings) {
        Map<String, String> all = new TreeMap<>(Map.of("size", "" + players, "start-when-full", ""));
        all.putAll(settings);
        return new TournamentOrder(Club.GAMES.named("pebbles").orElseThrow(), kind, "Cup", Map.of(), all)
                .rules()
                .now();
    }

    /** Begins without a director; all players have joined. */
    public static void begin(Club club, String... players) {
        begin(club, of(players.length), List.of(), List.of(players));
    }

    /** Begins with a director; all players have joined. */
    public static void beginUnder(Club club, String director, String... players) {
        begin(club, of(players.length), List.of(club.player(director)), List.of(players));
    }

    public static void begin(Club club, TournamentRules rules, List<Player> directors, List<String> players) {
        club.changing(repositories -> new TournamentAdministration(Club.GAMES, Club::seed)
                .create(repositories, rules, directors, club.now()));
        players.forEach(user -> club.says(user, "join 1"));
    }

    /**
     * A knock-out with a director; alice and bob are in the final, on boards 105 and 106, and ellen and dave have lost.
     */
    public static void toTheFinal(Club club, String director) {
        List<String> players = List.of("alice", "bob", "dave", "ellen");
        List.of("dave", "ellen").forEach(club::join);
        begin(club, of("knock-out", 4), List.of(club.player(director)), players);
        List.of(101, 102).forEach(board -> club.says("ellen", "resign " + board));
        List.of(103, 104).forEach(board -> club.says("dave", "resign " + board));
        club.ticks();
    }

    /** An admin reopens a finished board, and the tournament follows. */
    public static void openAgain(Club club, int board) {
        club.changing(repositories ->
                new BoardAdministration(Club::seed).rollBack(repositories, board, 0, "root", "forged", club.now()));
        club.ticks();
    }
}
