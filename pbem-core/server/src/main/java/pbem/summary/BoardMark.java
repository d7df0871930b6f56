package pbem.summary;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Everything that the public view of a board depends on: its log, represented by the revision, and the facts that
 * change without an event of the board. If two marks are equal, the board looks the same.
 *
 * @param edition the number of times that words were removed from the log
 * @param users the players' userids, by seat
 * @param deadline the earliest deadline of a player on turn
 * @param chats their number; empty if what is said at the board is not public
 * @param analyses the number of levels at which the finished game was analysed
 * @param uncounted whether a robot takes part whose boards do not count for ratings
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

    /** This mark with other userids. */
    public BoardMark ofUsers(List<String> others) {
        return new BoardMark(number, revision, edition, open, others, deadline, chats, analyses, uncounted);
    }
}
