package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * All that what a board shows to everybody depends on: the log, which the revision stands for, and what changes without an
 * event of the board. Two that are equal mean that the board looks the same.
 *
 * @param users the players' userids by seat
 * @param deadline when the first of those on turn is out of time
 */
public record BoardMark(int number, int revision, boolean open, List<String> users, Optional<Instant> deadline) {

    public BoardMark {
        users = List.copyOf(users);
    }
}
