package pbem.store;

import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import pbem.player.Player;
import pbem.repository.PrivateNotes;
import pbem.store.engine.Loaded;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

record SqlPrivateNotes(Session session) implements PrivateNotes {

    /** The name under which a board's rows are loaded. */
    static final String OF_BOARD = "board notes";

    private record Note(long player, String words) {}

    @Override
    public Optional<String> of(int board, Player player) {
        return session.loaded().get(OF_BOARD, Loaded.Kind.BOARD, board, this::stored).stream()
                .filter(note -> note.player() == player.id())
                .map(Note::words)
                .findFirst();
    }

    private Map<Long, Sql.Rows<Note>> stored(Collection<Long> boards) {
        return session.sql("SELECT * FROM board_note WHERE board IN (<boards>)")
                .bindList("boards", boards)
                .mapEach(boards, "board", row -> new Note(row.getLong("player_id"), row.getString("words")));
    }

    @Override
    public void keep(int board, Player player, String words, Instant at) {
        session.sql("INSERT INTO board_note (board, player_id, words, at) VALUES (:board, :player, :words, :at)"
                        + " ON CONFLICT (board, player_id) DO UPDATE SET words = excluded.words, at = excluded.at")
                .bind("board", board)
                .bind("player", player.id())
                .bind("words", words)
                .bind("at", at)
                .execute();
    }

    @Override
    public boolean drop(int board, Player player) {
        return session.execute("DELETE FROM board_note WHERE board = ? AND player_id = ?", board, player.id()) > 0;
    }
}
