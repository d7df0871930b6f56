package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import pbem.player.Player;
import pbem.record.Board;
import pbem.repository.Interest;
import pbem.repository.Players;
import pbem.repository.Watchers;
import pbem.store.engine.Loaded;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

record SqlWatchers(Session session, Players players) implements Watchers {

    /** The name under which the wishes about a board are loaded. */
    static final String OF_BOARD = "watchers";

    private static final String OF_ALL = interests("");

    private static final String OF_ONE = interests(" AND player_id = :player");

    /** The most specific wish: about the board, then about its game, then about every game. */
    private static String interests(String whose) {
        return "SELECT player_id, interest, 1 AS place FROM watched_board WHERE board = :board" + whose
                + " UNION ALL SELECT player_id, interest, 2 FROM watched_game WHERE game = :game" + whose
                + " UNION ALL SELECT player_id, interest, 3 FROM watched_game WHERE game = ''" + whose
                + " ORDER BY player_id, place";
    }

    @Override
    public Map<Player, Interest> of(Board board) {
        Map<Long, Interest> interests = new LinkedHashMap<>();
        session.loaded()
                .get(OF_BOARD, (long) board.number(), () -> stored(board))
                .forEach(first -> interests.putIfAbsent(first.getKey(), first.getValue()));
        session.loaded().expect(Loaded.Kind.PLAYER, interests.keySet());
        Map<Player, Interest> watchers = new LinkedHashMap<>();
        interests.forEach((id, interest) -> {
            Player player = players.withId(id).orElseThrow();
            if (player.state() == Player.State.ACTIVE && interest != Interest.NOTHING) {
                watchers.put(player, interest);
            }
        });
        return watchers;
    }

    private Sql.Rows<Map.Entry<Long, Interest>> stored(Board board) {
        return session.sql(OF_ALL)
                .bind("board", board.number())
                .bind("game", board.game().name())
                .map(row -> Map.entry(row.getLong("player_id"), said(row)));
    }

    @Override
    public Optional<Interest> interest(Player player, Board board) {
        return session
                .sql(OF_ONE)
                .bind("player", player.id())
                .bind("board", board.number())
                .bind("game", board.game().name())
                .map(SqlWatchers::said)
                .stream()
                .findFirst();
    }

    private static Interest said(ResultSet row) throws SQLException {
        return Interest.valueOf(row.getString("interest"));
    }

    @Override
    public Map<Integer, Interest> boards(Player player) {
        Map<Integer, Interest> boards = new LinkedHashMap<>();
        session.sql("SELECT board, interest FROM watched_board WHERE player_id = ? ORDER BY board", player.id())
                .map(row -> Map.entry(row.getInt("board"), Interest.valueOf(row.getString("interest"))))
                .forEach(entry -> boards.put(entry.getKey(), entry.getValue()));
        return boards;
    }

    @Override
    public Map<String, Interest> games(Player player) {
        Map<String, Interest> games = new LinkedHashMap<>();
        session.sql("SELECT game, interest FROM watched_game WHERE player_id = ? ORDER BY game", player.id())
                .map(row -> Map.entry(row.getString("game"), Interest.valueOf(row.getString("interest"))))
                .forEach(entry -> games.put(entry.getKey(), entry.getValue()));
        return games;
    }

    @Override
    public void watch(Player player, int board, Interest interest) {
        forget(player, board);
        session.execute(
                "INSERT INTO watched_board (player_id, board, interest) VALUES (?, ?, ?)",
                player.id(),
                board,
                interest.name());
    }

    @Override
    public void forget(Player player, int board) {
        session.execute("DELETE FROM watched_board WHERE player_id = ? AND board = ?", player.id(), board);
    }

    @Override
    public void watchGame(Player player, String game, Interest interest) {
        session.execute("DELETE FROM watched_game WHERE player_id = ? AND game = ?", player.id(), game);
        session.execute(
                "INSERT INTO watched_game (player_id, game, interest) VALUES (?, ?, ?)",
                player.id(),
                game,
                interest.name());
    }

    @Override
    public void forgetGame(Player player, String game) {
        session.execute("DELETE FROM watched_game WHERE player_id = ? AND game = ?", player.id(), game);
        session.execute(
                "DELETE FROM watched_board WHERE player_id = ? AND board IN (SELECT number FROM board WHERE game = ?)",
                player.id(),
                game);
    }

    @Override
    public void forgetAll(Player player) {
        session.execute("DELETE FROM watched_game WHERE player_id = ?", player.id());
        session.execute("DELETE FROM watched_board WHERE player_id = ?", player.id());
    }
}
