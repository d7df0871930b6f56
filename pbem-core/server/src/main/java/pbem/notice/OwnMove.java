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
 * News that tell a player only of a move that they have just made themselves, and after which others are to move. News
 * are more than that if the move ended an offer or the game, if it was queued, or if it is the player's turn again.
 *
 * @param seat of the player
 * @param reached the position after the move
 */
public record OwnMove(Seat seat, Position reached) {

    private static final String READ_AS = "play.read-as";

    /** Tells the author how a line was read in which a move stood among other words. */
    public static Phrase readAs(String notation) {
        return Phrase.of(READ_AS, notation);
    }

    public static boolean isReadAs(Phrase aside) {
        return aside.key().equals(READ_AS);
    }

    /** @return empty if the news tell anything else, or the reader is not a player of the board */
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

    /**
     * Whether the move had no consequence unknown to its player: nobody was skipped or struck, and no tile was drawn.
     */
    public boolean isPlain() {
        return reached.happenings().isEmpty()
                && reached.privately(Viewer.of(seat)).isEmpty();
    }
}
