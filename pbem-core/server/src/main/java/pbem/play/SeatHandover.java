package pbem.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.RatedSeats;
import pbem.repository.Repositories;

/**
 * Gives the seat of somebody who does not go on to somebody else. What the one had queued there is forgotten, the other no
 * longer looks on, and all are told, the one who leaves once more.
 *
 * @param before the board as it stands
 */
public record SeatHandover(Repositories repositories, GameRecord before, Seat seat, Player successor) {

    /** Does it; nothing may speak against it. */
    public GameRecord enter(String admin, String why, OptionalLong cause, Instant at) {
        int number = before.board().number();
        Player leaver = leaver();
        repositories.plans().drop(number, leaver);
        repositories.submissions().of(number, leaver).ifPresent(repositories.submissions()::drop);
        repositories.watchers().forget(successor, number);
        Entry entry = new Entry(
                before.revision() + 1,
                at,
                Actor.admin(admin),
                Proof.ADMIN,
                cause,
                new Event.SeatTaken(seat, successor.id(), why));
        return new BoardEvents(repositories).enter(before, entry, cause, this::told);
    }

    private Player leaver() {
        return before.board().player(seat);
    }

    private List<Phrase> told(Player reader) {
        List<Phrase> told = new ArrayList<>();
        if (reader.equals(leaver())) {
            told.add(Phrase.of("play.seat-given-away"));
            return told;
        }
        told.add(
                reader.equals(successor)
                        ? Phrase.of("play.seat-given", leaver().user())
                        : Phrase.of("play.seat-time", successor.user()));
        if (before.offer().isPresent()) {
            told.add(Phrase.of("play.offer-gone"));
        }
        if (RatedSeats.mayBe(before)) {
            boolean nobody = before.keptSeats().stream()
                            .filter(kept -> !kept.equals(seat))
                            .count()
                    < 2;
            told.add(
                    nobody
                            ? Phrase.of("rating.board-handed-over")
                            : Phrase.of("rating.seat-handed-over", successor.user()));
        }
        return told;
    }
}
