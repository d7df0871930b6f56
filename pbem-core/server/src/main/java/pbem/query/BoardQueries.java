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
import pbem.game.Games;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.record.text.RecordText;
import pbem.repository.BoardFilter;
import pbem.repository.Boards;
import pbem.repository.Repositories;
import pbem.repository.Transactions;

/** Boards, one by one and in lists. Safe for any thread. */
public final class BoardQueries {

    /** Longer than a transaction takes from the moment that it writes down until others see it. */
    private static final Duration A_WHILE = Duration.ofMinutes(1);

    private final Transactions transactions;
    private final Games games;

    BoardQueries(Transactions transactions, Games games) {
        this.transactions = transactions;
        this.games = games;
    }

    /**
     * A board, and the position after a move of it.
     *
     * @param move counted from 1 over all players, 0 for the start; empty for the board as it is now
     */
    public BoardLookup board(int number, OptionalInt move) {
        Optional<BoardReading> reading = transactions.read(
                repositories -> repositories.boards().record(number).map(record -> reading(repositories, record)));
        return reading.map(found -> found.at(move)).orElseGet(() -> new BoardLookup.NoBoard(number));
    }

    /**
     * The record of a board as everybody may have it, line by line; empty if there is no such board.
     *
     * @param words says how it ended
     */
    public Optional<List<String>> record(int number, Function<Phrase, String> words) {
        return transactions
                .read(repositories -> repositories.boards().record(number))
                .map(record -> new RecordText(record, words, RecordText.Detail.PUBLIC).lines());
    }

    private static BoardReading reading(Repositories repositories, GameRecord record) {
        int number = record.board().number();
        BoardVersion version = version(repositories, number).orElseThrow();
        List<Saying> talk = version.chats().isPresent()
                ? Saying.ofPlayers(record, repositories.remarks().about(number))
                : List.of();
        return new BoardReading(repositories.clocks().of(record), version, talk);
    }

    /** Of what version a board is; empty if there is no such board. */
    public Optional<BoardVersion> version(int number) {
        return transactions.read(repositories -> version(repositories, number));
    }

    private static Optional<BoardVersion> version(Repositories repositories, int number) {
        return repositories.boards().mark(number).map(BoardVersion::of);
    }

    /**
     * The boards on which something happened since then, as they are now.
     *
     * @return where to go on never lies within the last minute: what is told late is told twice rather than never
     */
    public ChangedBoards changes(ChangeCursor since, int most, Instant now) {
        List<ListedBoard> boards = transactions.read(
                repositories -> new Listings(repositories, games).changed(since.moment(), since.board(), most));
        ChangeCursor safe = new ChangeCursor(now.minus(A_WHILE), Integer.MAX_VALUE);
        ChangeCursor last = boards.isEmpty()
                ? since
                : new ChangeCursor(
                        boards.get(boards.size() - 1).changed(),
                        boards.get(boards.size() - 1).number());
        ChangeCursor next = last.moment().isAfter(safe.moment()) ? safe : last;
        return new ChangedBoards(boards, next.moment().isBefore(since.moment()) ? since : next);
    }

    /** When how many boards ended, the latest month first, in each the games by name. */
    public List<ClosedInMonth> archive() {
        Map<YearMonth, Map<String, Integer>> months = new TreeMap<>(Comparator.reverseOrder());
        for (Boards.ClosedOnDay day :
                transactions.read(repositories -> repositories.boards().closedByDay())) {
            months.computeIfAbsent(YearMonth.from(day.day()), month -> new TreeMap<>())
                    .merge(day.game(), day.boards(), Integer::sum);
        }
        return months.entrySet().stream()
                .flatMap(month -> month.getValue().entrySet().stream()
                        .map(game -> new ClosedInMonth(
                                month.getKey(), Listings.named(games, game.getKey()), game.getValue())))
                .toList();
    }

    /**
     * What follows from a position of a board, if anybody may know that.
     *
     * @param after how many moves; empty for the board as it is now
     * @param line moves to be tried from there, as people type them
     */
    public StudyLookup study(int number, OptionalInt after, List<String> line) {
        return transactions.read(repositories -> repositories
                .boards()
                .record(number)
                .map(record -> Study.of(record, after, line))
                .orElseGet(() -> new StudyLookup.NoBoard(number)));
    }

    /** The boards that fit a search, in the order that it wants. */
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
                new Listings(repositories, games)
                        .boards(filter.onlyOpen(search.open()), search.order(), search.skip(), search.most()),
                repositories.boards().count(filter.onlyOpen(true)),
                repositories.boards().count(filter.onlyOpen(false)));
    }
}
