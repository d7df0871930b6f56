package pbem.store;

import java.util.Optional;
import pbem.player.Player;
import pbem.repository.Submission;
import pbem.repository.Submissions;
import pbem.store.engine.Session;

record SqlSubmissions(Session session) implements Submissions {

    @Override
    public Optional<Submission> of(int board, Player player) {
        return session.sql("SELECT * FROM submission WHERE board = ? AND player_id = ?", board, player.id())
                .map(row -> new Submission(
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
        session.sql("INSERT INTO submission (board, player_id, revision, notation, comment)"
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
        session.execute(
                "DELETE FROM submission WHERE board = ? AND player_id = ?", submission.board(), submission.player());
    }

    @Override
    public void dropAll(Player player) {
        session.execute("DELETE FROM submission WHERE player_id = ?", player.id());
    }

    @Override
    public void hush(Player player) {
        session.execute("UPDATE submission SET comment = '' WHERE player_id = ?", player.id());
    }
}
