package pbem.query;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.repository.Boards;

/**
 * Tells the ways apart that a board has looked: while this is the same, so is all that {@link BoardQueries#board} gives. It
 * is read by one small query, without the log.
 *
 * @param open whether the game goes on
 * @param users the players' userids by seat, which may be called otherwise tomorrow
 * @param deadline when the first of those on turn is out of time, also if it is so far off that nobody is told
 * @param chats how many there are; empty where what is said is not for everybody
 * @param analyses at how many levels the game was looked at again
 */
public record BoardVersion(
        int number,
        int revision,
        boolean open,
        List<String> users,
        Optional<Instant> deadline,
        OptionalInt chats,
        int analyses) {

    public BoardVersion {
        users = List.copyOf(users);
    }

    static BoardVersion of(Boards.Mark mark) {
        return new BoardVersion(
                mark.number(),
                mark.revision(),
                mark.open(),
                mark.users(),
                mark.deadline(),
                mark.chats(),
                mark.analyses());
    }
}
