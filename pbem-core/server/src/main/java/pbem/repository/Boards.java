package pbem.repository;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Game;
import pbem.game.Setup;
import pbem.player.Player;
import pbem.record.BoardOrder;
import pbem.record.Entry;
import pbem.record.GameRecord;
import pbem.summary.BoardCount;
import pbem.summary.BoardMark;
import pbem.summary.BoardSummary;
import pbem.terms.Terms;

/** The boards and their logs. */
public interface Boards {

    /**
     * The number of boards of a game that ended on a day.
     *
     * @param day in UTC
     * @param game by its name
     */
    record ClosedOnDay(LocalDate day, String game, int boards) {}

    /**
     * The whole record, replayed; empty if there is no such board, or if its game is missing:
     * {@link Outages#missingGame}.
     */
    Optional<GameRecord> record(int number);

    /** The version of a board, which tells without the log whether it has changed; empty if there is no such board. */
    Optional<BoardMark> mark(int number);

    /** The board that a game of another server was imported as. */
    Optional<Integer> takenOver(String source);

    /** Records that a board is an imported game of another server. */
    void takeOver(String source, int board);

    /** Starts a board under the next free number. */
    GameRecord open(Game game, Setup setup, Terms terms, List<Player> players, Instant at);

    /**
     * Adds an event to a board's log, if the board still has the revision of the record.
     *
     * @return the record with the event
     */
    default GameRecord append(GameRecord record, Entry entry) {
        return append(record, List.of(entry));
    }

    /** Adds consecutive events; the data beside the log is updated once. */
    GameRecord append(GameRecord record, List<Entry> entries);

    /** The boards with an open offer to that player, by number. */
    List<Integer> offersTo(Player player);

    /** The boards that match a filter, by number, the newest first. */
    List<BoardSummary> list(BoardFilter filter);

    /**
     * A part of that list, since a server keeps its boards for ever.
     *
     * @param skip the number of the newest to leave out
     * @param most the largest number to return
     */
    List<BoardSummary> list(BoardFilter filter, int skip, int most);

    /** A part of the boards that match a filter, in that order. */
    List<BoardSummary> list(BoardFilter filter, BoardOrder order, int skip, int most);

    /**
     * The boards with events after that moment, the earliest first.
     *
     * @param board events at that very moment count if the number of their board is higher
     */
    List<BoardSummary> changedAfter(Instant moment, int board, int most);

    /** The numbers of closed boards by day and game, in no order. */
    List<ClosedOnDay> closedByDay();

    /** The number of boards that match a filter. */
    int count(BoardFilter filter);

    /** The numbers of boards of each of those players, by the player's id; players without boards are left out. */
    Map<Long, BoardCount> countsOf(Collection<Player> players);

    /** The number of open boards of each game, by its name; games without any are left out. */
    Map<String, Integer> openByGame();

    /** The numbers of boards of each game, by its name; games without any are left out. */
    Map<String, BoardCount> countsByGame();

    /** When the first board began; empty before. */
    Optional<Instant> first();

    /** Rewrites the summaries of a player's boards after a change of the userid. */
    void renamed(Player player);
}
