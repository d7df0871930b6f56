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
     * How many boards of a game ended on a day.
     *
     * @param day in UTC
     * @param game by its name
     */
    record ClosedOnDay(LocalDate day, String game, int boards) {}

    /** The whole record, replayed; empty if there is no such board, or if its game is missing: {@link Outages#missingGame}. */
    Optional<GameRecord> record(int number);

    /** By which anybody sees, without the log, whether a board looks as it did; empty if there is none. */
    Optional<BoardMark> mark(int number);

    /** The board that a game of another server became. */
    Optional<Integer> takenOver(String source);

    /** Notes that a board is a game of another server. */
    void takeOver(String source, int board);

    /** Starts a board under the next free number. */
    GameRecord open(Game game, Setup setup, Terms terms, List<Player> players, Instant at);

    /**
     * Adds an event to a board's log, if the board still stands at the revision of the record.
     *
     * @return the record with the event
     */
    default GameRecord append(GameRecord record, Entry entry) {
        return append(record, List.of(entry));
    }

    /** The same for events that followed each other; what is kept of a board beside its log is worked out but once. */
    GameRecord append(GameRecord record, List<Entry> entries);

    /** The boards where something is offered to that player and waits for their answer, by number. */
    List<Integer> offersTo(Player player);

    /** What lists show, by number, the newest first. */
    List<BoardSummary> list(BoardFilter filter);

    /**
     * A part of that list: a server keeps its boards for ever, and nobody reads thousands at once.
     *
     * @param skip how many of the newest to leave out
     * @param most how many to give
     */
    List<BoardSummary> list(BoardFilter filter, int skip, int most);

    /** The boards that fit a filter, in that order. */
    List<BoardSummary> list(BoardFilter filter, BoardOrder order, int skip, int most);

    /**
     * The boards on which something happened after that, the earliest first.
     *
     * @param board what happened at that very moment counts if the number of its board is higher
     */
    List<BoardSummary> changedAfter(Instant moment, int board, int most);

    /** How many boards ended when, in no order. */
    List<ClosedOnDay> closedByDay();

    /** How long the whole list is. */
    int count(BoardFilter filter);

    /** How many boards each of those players sits at, by the player's id; a player who sits at none is not among them. */
    Map<Long, BoardCount> countsOf(Collection<Player> players);

    /** How many boards of each game are under way, by the game's name; a game without any is not among them. */
    Map<String, Integer> openByGame();

    /** How many boards of each game there are, by the game's name; a game without any is not among them. */
    Map<String, BoardCount> countsByGame();

    /** When the first of all began; empty before. */
    Optional<Instant> first();

    /** Writes the summaries of a player's boards anew, since they are called otherwise now. */
    void renamed(Player player);
}
