package pbem.notice;

import java.util.Optional;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;

/**
 * News that tell a player of nothing but a move that they have just made themselves, after which others are to move. An
 * offer that it ended, an answer that was queued, the end of the game and their own turn again are more than that.
 *
 * @param seat of the player
 * @param reached the position after the move
 */
public record OwnMove(Seat seat, Position reached) {

    private static final String READ_AS = "play.read-as";

    /** How a line was read in which the move stood among other words; its author is told. */
    public static Phrase readAs(String notation) {
        return Phrase.of(READ_AS, notation);
    }

    public static boolean isReadAs(Phrase aside) {
        return aside.key().equals(READ_AS);
    }

    /** @return empty if the news are anything else, or the reader looks on */
    public static Optional<OwnMove> of(Notice.BoardNews news, GameRecord present, Player reader) {
        if (news.revision() == 0 || news.more() > 0 || !news.asides().stream().allMatch(OwnMove::isReadAs)) {
            return Optional.empty();
        }
        GameRecord record = present.at(news.revision());
        boolean offered = present.at(news.revision() - 1).offer().isPresent();
        boolean active = record.state() == GameRecord.State.ACTIVE;
        return present.board()
                .seat(reader)
                .filter(seat -> isMadeBy(record.last().orElseThrow(), seat, reader))
                .filter(seat -> active && !offered && !record.toMove().contains(seat))
                .map(seat -> new OwnMove(seat, record.position()));
    }

    private static boolean isMadeBy(Entry entry, Seat seat, Player player) {
        return entry.event().isMoveOf(seat)
                && entry.actor().equals(Actor.player(player))
                && !(entry.event() instanceof Event.Moved moved && moved.queued());
    }

    /** Whether nothing came of it that its player does not know: nobody was skipped or struck, no tile drawn. */
    public boolean isPlain() {
        return reached.happenings().isEmpty()
                && reached.privately(Viewer.of(seat)).isEmpty();
    }
}
