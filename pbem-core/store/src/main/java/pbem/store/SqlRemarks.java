package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.player.Player;
import pbem.repository.Players;
import pbem.repository.Remark;
import pbem.repository.Remarks;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

record SqlRemarks(Session session, Players players) implements Remarks {

    @Override
    public Remark write(OptionalInt board, Player author, Remark.Kind kind, String words, Instant at) {
        long id = session.next("remark");
        session.sql("INSERT INTO remark (id, board, player_id, kind, words, at)"
                        + " VALUES (:id, :board, :player, :kind, :words, :at)")
                .bind("id", id)
                .bind("board", board.isPresent() ? board.getAsInt() : null)
                .bind("player", author.id())
                .bind("kind", kind.name())
                .bind("words", words)
                .bind("at", at)
                .execute();
        return new Remark(id, board, author, kind, words, at);
    }

    @Override
    public Optional<Remark> numbered(long id) {
        return session.sql("SELECT * FROM remark WHERE id = ?", id)
                .map(row -> remark(row))
                .findOne();
    }

    @Override
    public List<Remark> about(int board) {
        return session.sql("SELECT * FROM remark WHERE board = ? ORDER BY id", board)
                .map(row -> remark(row));
    }

    @Override
    public List<Remark> toAdmin(int most) {
        return session.sql("SELECT * FROM remark WHERE kind <> 'CHAT' ORDER BY id DESC LIMIT ?", most)
                .map(row -> remark(row));
    }

    private Remark remark(ResultSet row) throws SQLException {
        return new Remark(
                row.getLong("id"),
                OptionalColumn.small(row, "board"),
                players.withId(row.getLong("player_id")).orElseThrow(),
                Remark.Kind.valueOf(row.getString("kind")),
                row.getString("words"),
                Sql.instant(row, "at"));
    }
}
