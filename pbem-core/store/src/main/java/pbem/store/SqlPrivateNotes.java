package pbem.store;

import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import pbem.player.Player;
import pbem.repository.PrivateNotes;
import pbem.store.engine.Sql;

record SqlPrivateNotes(Handle handle, Once once) implements PrivateNotes {

    private record Note(long player, String words) {}

    @Override
    public Optional<String> of(int board, Player player) {
        return once.ask("board notes", Once.Kind.BOARD, board, this::stored).stream()
                .filter(note -> note.player() == player.id())
                .map(Note::words)
                .findFirst();
    }

    private Map<Long, Sql.Rows<Note>> stored(Collection<Long> boards) {
        return Sql.on(handle, "SELECT * FROM board_note WHERE board IN (<boards>)")
                .bindList("boards", boards)
                .mapEach(boards, "board", row -> new Note(row.getLong("player_id"), row.getString("words")));
    }

    @Override
    public void keep(int board, Player player, String words, Instant at) {
        Sql.on(
                        handle,
                        "INSERT INTO board_note (board, player_id, words, at) VALUES (:board, :player, :words, :at)"
                                + " ON CONFLICT (board, player_id) DO UPDATE SET words = excluded.words, at = excluded.at")
                .bind("board", board)
                .bind("player", player.id())
                .bind("words", words)
                .bind("at", at)
                .execute();
    }

    @Override
    public boolean drop(int board, Player player) {
        return handle.execute("DELETE FROM board_note WHERE board = ? AND player_id = ?", board, player.id()) > 0;
    }
}
