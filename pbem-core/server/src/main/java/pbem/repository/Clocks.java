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
 * The clocks of the boards, with summaries that tell what is due without replaying boards.
 */
public interface Clocks {

    /** The clock of a record, with the stored vacations and outages. */
    BoardClock of(GameRecord record);

    /**
     * Updates the summaries of a player's boards after their vacations have changed. A board that cannot be read stays
     * as it was; the others are updated.
     */
    void refresh(Player player);

    /** Marks the summaries of all open boards as outdated, see {@link #refreshSome}. */
    void outdate();

    /** Whether outdated summaries are left. */
    boolean areOutdated();

    /**
     * The result of a partial update.
     *
     * @param more whether more may be outdated
     * @param failures one line for each board that cannot be read; it stays as it was and is not tried again
     */
    record Refreshed(boolean more, List<String> failures) {
        public Refreshed {
            failures = List.copyOf(failures);
        }
    }

    /**
     * Updates some of the outdated summaries, in the order of the boards.
     *
     * @param most boards
     */
    Refreshed refreshSome(int most);

    /**
     * Adds the summaries that boards of an earlier version lack.
     *
     * @return one line for each board that cannot be read and still has none
     */
    List<String> complete();

    /** The boards on which a seat's time is up. */
    List<Integer> overdue(Instant now);

    /** Records that the players who may claim the game were told. */
    void announced(int board, SeatClock seat, Instant at);

    /** Whether they were told for the seat's present deadline. */
    boolean isAnnounced(int board, SeatClock seat);

    /** The players with an open board that wants a reminder before that instant. */
    List<Long> remindable(Instant until);

    /** A player's turns under way, nearest deadline first. */
    List<OpenTurn> turns(Player player);

    /** Records that a player was reminded of exactly those turns. */
    void reminded(Player player, List<OpenTurn> turns, Instant at);

    /** When the player last got a reminder or a digest. */
    Optional<Instant> lastReminded(Player player);
}
