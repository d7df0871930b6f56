package pbem.mail.writing.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import pbem.clock.BoardClock;
import pbem.notice.Notice;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.record.Offer;
import pbem.repository.Repositories;

/** The boards that one mail shows its reader, each loaded once. It must not be used after its transaction. */
public final class BoardViews {

    private final Repositories repositories;
    private final Optional<Player> reader;
    private final Map<Integer, GameRecord> records = new HashMap<>();
    private final Map<Integer, BoardClock> clocks = new HashMap<>();
    private final Set<Long> blocked;

    public BoardViews(Repositories repositories, Optional<Player> reader) {
        this.repositories = repositories;
        this.reader = reader;
        this.blocked = reader.map(repositories.blocks()::of).orElse(List.of()).stream()
                .map(Player::id)
                .collect(Collectors.toSet());
    }

    /** Whether the reader has blocked that player. */
    public boolean isBlocked(Player player) {
        return blocked.contains(player.id());
    }

    /**
     * The record of a board as it is now.
     *
     * @throws MissingGame if its game is missing
     */
    public GameRecord record(int board) {
        return find(board)
                .orElseThrow(() -> repositories
                        .outages()
                        .missingGame(board)
                        .<RuntimeException>map(game -> new MissingGame(board, game))
                        .orElseGet(() -> new NoSuchElementException("there is no board " + board)));
    }

    /** The record of a board as it is now; empty if there is no such board, or its game is missing. */
    public Optional<GameRecord> find(int board) {
        if (!records.containsKey(board)) {
            repositories.boards().record(board).ifPresent(record -> records.put(board, record));
        }
        return Optional.ofNullable(records.get(board));
    }

    /** A board as the reader sees it, without queued moves and notes. */
    public BoardView at(int board, int revision) {
        return view(board, revision, 0, true, false);
    }

    /** A board as the reader sees it, with queued moves and notes. */
    public BoardView withQueueAt(int board, int revision) {
        return view(board, revision, 0, true, true);
    }

    /** A board as everybody sees it, so that the reader can pass the mail on. */
    public BoardView publicAt(int board, int revision) {
        return view(board, revision, 0, false, false);
    }

    /** A board after the new events, as the reader sees it, with queued moves and notes. */
    public BoardView withQueueAfter(Notice.BoardNews news) {
        return view(news.board(), news.revision(), news.more(), true, true);
    }

    /** A board after the new events, as the reader sees it, without queued moves and notes. */
    public BoardView after(Notice.BoardNews news) {
        return view(news.board(), news.revision(), news.more(), true, false);
    }

    /** @param plans whether it shows the reader's queued moves and private note */
    private BoardView view(int board, int revision, int more, boolean own, boolean plans) {
        GameRecord present = record(board);
        BoardClock clock =
                clocks.computeIfAbsent(board, number -> repositories.clocks().of(present));
        return new BoardView(
                present,
                present.at(revision),
                more,
                clock,
                reader,
                own,
                plans ? queued(board) : Optional.empty(),
                plans ? reader.flatMap(player -> repositories.privateNotes().of(board, player)) : Optional.empty(),
                blocked,
                mayUndo(present));
    }

    /**
     * Whether the reader may ask for a move to be taken back. Looks for a tournament only if the game itself allows it.
     */
    private boolean mayUndo(GameRecord record) {
        return reader.flatMap(record.board()::seat)
                        .filter(seat -> record.mayOffer(Offer.Kind.UNDO, seat))
                        .isPresent()
                && repositories.tournaments().ofBoard(record.board().number()).isEmpty();
    }

    private Optional<String> queued(int board) {
        return reader.flatMap(player -> repositories.plans().of(board, player))
                .map(plan -> plan.plan().text());
    }
}
