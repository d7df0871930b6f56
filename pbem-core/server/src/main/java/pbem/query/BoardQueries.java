package pbem.query;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import pbem.game.Games;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.text.RecordText;
import pbem.repository.BoardFilter;
import pbem.repository.Repositories;
import pbem.repository.Transactions;

/** Boards, one by one and in lists. Safe for any thread. */
public final class BoardQueries {

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
        Optional<BoardReading> reading = transactions.read(repositories -> repositories
                .boards()
                .record(number)
                .map(record -> new BoardReading(
                        repositories.clocks().of(record),
                        version(repositories, number).orElseThrow())));
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

    /** Of what version a board is; empty if there is no such board. */
    public Optional<BoardVersion> version(int number) {
        return transactions.read(repositories -> version(repositories, number));
    }

    private static Optional<BoardVersion> version(Repositories repositories, int number) {
        return repositories.boards().mark(number).map(BoardVersion::of);
    }

    /** The boards that fit a search, the newest first. */
    public BoardList list(BoardSearch search) {
        return transactions.read(repositories -> list(repositories, search));
    }

    private BoardList list(Repositories repositories, BoardSearch search) {
        BoardFilter filter = search.game().map(BoardFilter.ALL::ofGame).orElse(BoardFilter.ALL);
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
                new Listings(repositories, games).boards(filter.onlyOpen(search.open()), search.skip(), search.most()),
                repositories.boards().count(filter.onlyOpen(true)),
                repositories.boards().count(filter.onlyOpen(false)));
    }
}
