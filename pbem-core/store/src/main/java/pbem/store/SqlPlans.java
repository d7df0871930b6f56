package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import pbem.plan.Plan;
import pbem.plan.QueuedPlan;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.repository.Plans;
import pbem.store.engine.Loaded;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

record SqlPlans(Session session) implements Plans {

    /** The name under which a board's rows are loaded. */
    static final String OF_BOARD = "plans";

    @Override
    public Optional<QueuedPlan> of(int board, Player player) {
        return session.loaded().get(OF_BOARD, Loaded.Kind.BOARD, board, this::stored).stream()
                .filter(plan -> plan.player() == player.id())
                .findFirst();
    }

    private Map<Long, Sql.Rows<QueuedPlan>> stored(Collection<Long> boards) {
        return session.sql("SELECT * FROM plan WHERE board IN (<boards>) ORDER BY player_id")
                .bindList("boards", boards)
                .mapEach(boards, "board", SqlPlans::plan);
    }

    private static QueuedPlan plan(ResultSet row) throws SQLException {
        return new QueuedPlan(
                row.getInt("board"),
                row.getLong("player_id"),
                Plan.read(row.getString("text")),
                row.getString("comment"),
                Proof.valueOf(row.getString("proof")),
                OptionalColumn.number(row, "inbox_id"),
                Sql.instant(row, "at"));
    }

    @Override
    public void keep(QueuedPlan plan) {
        delete(plan.board(), plan.player());
        session.sql("INSERT INTO plan (board, player_id, text, comment, proof, inbox_id, at)"
                        + " VALUES (:board, :player, :text, :comment, :proof, :mail, :at)")
                .bind("board", plan.board())
                .bind("player", plan.player())
                .bind("text", plan.plan().text())
                .bind("comment", plan.comment())
                .bind("proof", plan.proof().name())
                .bind("mail", plan.mail().isPresent() ? plan.mail().getAsLong() : null)
                .bind("at", plan.at())
                .execute();
    }

    @Override
    public boolean drop(int board, Player player) {
        return delete(board, player.id()) > 0;
    }

    private int delete(int board, long player) {
        return session.execute("DELETE FROM plan WHERE board = ? AND player_id = ?", board, player);
    }

    @Override
    public void dropAll(Player player) {
        session.execute("DELETE FROM plan WHERE player_id = ?", player.id());
    }

    @Override
    public void hush(Player player) {
        session.execute("UPDATE plan SET comment = '' WHERE player_id = ?", player.id());
    }
}
