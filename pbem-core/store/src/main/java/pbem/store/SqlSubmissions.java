package pbem.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import pbem.player.Player;
import pbem.repository.Submission;
import pbem.repository.Submissions;

record SqlSubmissions(Handle handle) implements Submissions {

    @Override
    public Optional<Submission> of(int board, Player player) {
        return handle.createQuery("SELECT * FROM submission WHERE board = :board AND player_id = :player")
                .bind("board", board)
                .bind("player", player.id())
                .map((row, context) -> new Submission(
                        row.getInt("board"),
                        row.getLong("player_id"),
                        row.getInt("revision"),
                        row.getString("notation"),
                        row.getString("comment")))
                .findOne();
    }

    @Override
    public void keep(Submission submission) {
        drop(submission);
        handle.createUpdate("INSERT INTO submission (board, player_id, revision, notation, comment)"
                        + " VALUES (:board, :player, :revision, :notation, :comment)")
                .bind("board", submission.board())
                .bind("player", submission.player())
                .bind("revision", submission.revision())
                .bind("notation", submission.notation())
                .bind("comment", submission.comment())
                .execute();
    }

    @Override
    public void drop(Submission submission) {
        handle.execute(
                "DELETE FROM submission WHERE board = ? AND player_id = ?", submission.board(), submission.player());
    }

    @Override
    public void dropAll(Player player) {
        handle.execute("DELETE FROM submission WHERE player_id = ?", player.id());
    }

    @Override
    public void hush(Player player) {
        handle.execute("UPDATE submission SET comment = '' WHERE player_id = ?", player.id());
    }
}
