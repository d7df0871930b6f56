package pbem.query;

import java.time.Duration;
import java.time.Instant;
import java.time.YearMonth;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Function;
import pbem.archive.GameFiles;
import pbem.clock.BoardClock;
import pbem.clock.WorkBudget;
import pbem.game.Games;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.record.text.GameFile;
import pbem.record.text.RecordText;
import pbem.repository.BoardFilter;
import pbem.repository.Boards;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.summary.BoardMark;
import pbem.summary.BoardSummary;

/** Queries for boards and lists of boards. Safe for any thread. */
public record BoardQueries(Transactions transactions, Games games) {

    /** Longer than the time from an event's timestamp until its transaction is visible to others. */
    private static final Duration A_WHILE = Duration.ofMinutes(1);

    /**
     * A board with its position after a move; empty if there is no such board or move.
     *
     * @param move counted from 1 over all players, 0 for the start; empty for the board as it is now
     */
    public Optional<BoardDetails> board(int number, OptionalInt move) {
        return transactions
                .read(repositories -> repositories
                        .boards()
                        .record(number)
                        .filter(record -> move.orElse(0) <= record.moves())
                        .map(record -> read(repositories, record)))
                // outside of the transaction, since it draws the position
                .map(read -> BoardDetails.of(read.clock(), read.version(), read.talk(), move));
    }

    /** The name of a board's game if this server lacks it; also empty if there is no such board. */
    public Optional<String> missingGame(int number) {
        return transactions.read(repositories -> repositories.outages().missingGame(number));
    }

    /** The number of moves played; empty if there is no such board. */
    public Optional<Integer> moves(int number) {
        return record(number).map(GameRecord::moves);
    }

    /**
     * The public record of a board, line by line; empty if there is no such board.
     *
     * @param words puts the result into words
     */
    public Optional<List<String>> record(int number, Function<Phrase, String> words) {
        return record(number).map(record -> new RecordText(record, words, RecordText.Detail.PUBLIC).lines());
    }

    /**
     * The game of a board in the format of other programs; empty if there is no such board, or no format for its game.
     */
    public Optional<GameFile> file(int number) {
        return transactions.read(repositories ->
                repositories.boards().record(number).flatMap(record -> new GameFiles(repositories).of(record)));
    }

    /**
     * A position of a board in one line, such as FEN; empty if there is no such board, or no format for its game.
     *
     * @param move counted from 1 over all players, 0 for the start; empty for the board as it is now
     */
    public Optional<String> placement(int number, OptionalInt move) {
        return record(number)
                .filter(record -> move.orElse(0) <= record.moves())
                .flatMap(record -> record.board()
                        .game()
                        .format()
                        .flatMap(format -> format.placement(
                                move.isEmpty()
                                        ? record.position()
                                        : record.positions().get(record.revisionAfter(move.getAsInt())))));
    }

    private Optional<GameRecord> record(int number) {
        return transactions.read(repositories -> repositories.boards().record(number));
    }

    private record Read(BoardClock clock, BoardMark version, List<Saying> talk) {}

    private static Read read(Repositories repositories, GameRecord record) {
        int number = record.board().number();
        BoardMark version = repositories.boards().mark(number).orElseThrow();
        List<Saying> talk = version.chats().isPresent()
                ? Saying.ofPlayers(record, repositories.remarks().about(number))
                : List.of();
        return new Read(repositories.clocks().of(record), version, talk);
    }

    /**
     * The version of a board: while it stays the same, {@link #board} gives the same answers. It is read by one small
     * query, without the log. Empty if there is no such board.
     */
    public Optional<BoardMark> version(int number) {
        return transactions.read(repositories -> repositories.boards().mark(number));
    }

    /**
     * The boards with events since then, in their present state.
     *
     * @return the boards; the next cursor never lies within the last minute, so that a late event is reported twice
     *     rather than never
     */
    public ChangedBoards changes(ChangeCursor since, int most, Instant now) {
        List<BoardSummary> boards = transactions.read(
                repositories -> repositories.boards().changedAfter(since.moment(), since.board(), most));
        ChangeCursor safe = new ChangeCursor(now.minus(A_WHILE), Integer.MAX_VALUE);
        ChangeCursor last = boards.isEmpty()
                ? since
                : new ChangeCursor(
                        boards.get(boards.size() - 1).changed(),
                        boards.get(boards.size() - 1).number());
        ChangeCursor next = last.moment().isAfter(safe.moment()) ? safe : last;
        return new ChangedBoards(boards, next.moment().isBefore(since.moment()) ? since : next);
    }

    /** The numbers of closed boards, the latest month first, and within a month by name of the game. */
    public List<ClosedInMonth> archive() {
        Map<YearMonth, Map<String, Integer>> months = new TreeMap<>(Comparator.reverseOrder());
        for (Boards.ClosedOnDay day :
                transactions.read(repositories -> repositories.boards().closedByDay())) {
            months.computeIfAbsent(YearMonth.from(day.day()), month -> new TreeMap<>())
                    .merge(day.game(), day.boards(), Integer::sum);
        }
        return months.entrySet().stream()
                .flatMap(month -> month.getValue().entrySet().stream()
                        .map(game -> new ClosedInMonth(month.getKey(), game.getKey(), game.getValue())))
                .toList();
    }

    /**
     * What can follow from a position of a board, if that is public.
     *
     * @param the number of moves before the position; empty for the present position
     * @param line moves to try from there, as typed
     * @param the limit of work
     */
    public StudyLookup study(int number, OptionalInt after, List<String> line, WorkBudget budget) {
        return record(number)
                .map(record -> Study.of(record, after, line, budget)) // outside of the transaction, since it takes long
                .orElse(StudyLookup.MISSING);
    }

    /** The boards that match a search, in its order. */
    public BoardList list(BoardSearch search) {
        return transactions.read(repositories -> list(repositories, search));
    }

    private BoardList list(Repositories repositories, BoardSearch search) {
        BoardFilter filter = search.game().map(BoardFilter.ALL::ofGame).orElse(BoardFilter.ALL);
        filter = search.tournament().map(filter::ofTournament).orElse(filter);
        filter = search.changed().map(filter::changedIn).orElse(filter);
        if (search.player().isPresent()) {
            Optional<Player> player =
                    repositories.players().called(search.player().get());
            if (player.isEmpty()) {
                return new BoardList(false, List.of(), 0, 0);
            }
            filter = filter.ofPlayer(player.get());
        }
        return new BoardList(
                true,
                repositories
                        .boards()
                        .list(filter.onlyOpen(search.open()), search.order(), search.skip(), search.most()),
                repositories.boards().count(filter.onlyOpen(true)),
                repositories.boards().count(filter.onlyOpen(false)));
    }
}
