package pbem.query;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Seat;
import pbem.player.Player;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.GameRecord;
import pbem.record.Ply;
import pbem.repository.Remark;

/**
 * Something that a player said at a board all of whose players want that everybody may read it.
 *
 * @param move with which it was said; empty if it was said apart
 */
public record PublicTalk(String user, OptionalInt move, Instant at, String words) {

    /** What its players said, in order; what watchers said is theirs. */
    static List<PublicTalk> of(GameRecord record, List<Remark> remarks) {
        Board board = record.board();
        List<PublicTalk> said = new ArrayList<>();
        for (Entry entry : record.entries()) {
            Optional<Seat> seat = entry.event().by();
            if (seat.isPresent() && !entry.event().comment().isEmpty()) {
                said.add(new PublicTalk(
                        board.player(seat.get()).user(),
                        move(record, entry),
                        entry.at(),
                        entry.event().comment()));
            }
        }
        for (Remark remark : remarks) {
            if (remark.kind() == Remark.Kind.CHAT && sits(board, remark.author())) {
                said.add(new PublicTalk(remark.author().user(), OptionalInt.empty(), remark.at(), remark.words()));
            }
        }
        said.sort(Comparator.comparing(PublicTalk::at));
        return said;
    }

    private static boolean sits(Board board, Player author) {
        return board.seat(author).isPresent();
    }

    private static OptionalInt move(GameRecord record, Entry entry) {
        return record.plies().stream()
                .filter(ply -> ply.revision() == entry.revision())
                .mapToInt(Ply::number)
                .findFirst();
    }
}
