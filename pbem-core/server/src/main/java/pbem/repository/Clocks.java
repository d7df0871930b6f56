package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.clock.BoardClock;
import pbem.clock.OpenTurn;
import pbem.clock.SeatClock;
import pbem.player.Player;
import pbem.record.GameRecord;

/**
 * The clocks of the boards, and what stands of them in summaries, so that nobody need replay a board to see what is due.
 */
public interface Clocks {

    /** The clock of a record, with the vacations and outages that are kept. */
    BoardClock of(GameRecord record);

    /**
     * Brings the summaries of a player's boards up to date after their vacations have changed. A board that cannot be read
     * stays as it was, and keeps no other from it.
     */
    void refresh(Player player);

    /** From now on the summaries of all boards under way are to be brought up to date, see {@link #refreshSome}. */
    void outdate();

    /** Whether summaries are left that are not up to date since {@link #outdate}. */
    boolean areOutdated();

    /**
     * What became of some of them.
     *
     * @param more whether there may be others
     * @param failures one line for each board that cannot be read: it stays as it was, and is not looked at again
     */
    record Refreshed(boolean more, List<String> failures) {
        public Refreshed {
            failures = List.copyOf(failures);
        }
    }

    /**
     * Brings some of the summaries up to date that are not since {@link #outdate}, in the order of the boards.
     *
     * @param most boards
     */
    Refreshed refreshSome(int most);

    /**
     * Brings the summaries of boards up to date that have none, as those of an earlier version.
     *
     * @return one line for each board that cannot be read, and so has none still
     */
    List<String> complete();

    /** Boards on which something is to be done because somebody's time is up. */
    List<Integer> overdue(Instant now);

    /** Notes that those who may claim the game were told so. */
    void announced(int board, SeatClock seat, Instant at);

    /** Whether that was noted since the deadline that the seat has now. */
    boolean isAnnounced(int board, SeatClock seat);

    /** Who has a board, under way, that wants a reminder before that instant. */
    List<Long> remindable(Instant until);

    /** A player's turns under way, the first to run out of time first. */
    List<OpenTurn> turns(Player player);

    /** Notes that a player was reminded of those turns, and of no other. */
    void reminded(Player player, List<OpenTurn> turns, Instant at);

    /** When they were last reminded of anything, by a reminder or a digest. */
    Optional<Instant> lastReminded(Player player);
}
