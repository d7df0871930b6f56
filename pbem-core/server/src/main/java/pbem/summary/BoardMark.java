package pbem.summary;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * All that the public view of a board depends on: the log, which the revision stands for, and what changes without
 * an event of the board. Two that are equal mean that the board looks the same.
 *
 * @param edition counts how often words were taken out of the log
 * @param users the players' userids by seat
 * @param deadline when the first of those on turn is out of time
 * @param chats how many there are; empty where what is said is not for everybody
 * @param analyses at how many levels the game was looked at again, as it ended
 * @param uncounted whether a program takes part whose boards do not count for ratings
 */
public record BoardMark(
        int number,
        int revision,
        int edition,
        boolean open,
        List<String> users,
        Optional<Instant> deadline,
        OptionalInt chats,
        int analyses,
        boolean uncounted) {

    public BoardMark {
        users = List.copyOf(users);
    }

    /** The same board with these players. */
    public BoardMark ofUsers(List<String> others) {
        return new BoardMark(number, revision, edition, open, others, deadline, chats, analyses, uncounted);
    }
}
