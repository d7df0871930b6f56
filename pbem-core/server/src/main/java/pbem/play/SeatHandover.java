package pbem.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
 * Gives a seat to another player. The old player's queued moves are dropped, the new one no longer watches, and all are
 * told, the old player for the last time.
 *
 * @param before the present record
 */
public record SeatHandover(Repositories repositories, GameRecord before, Seat seat, Player successor) {

    /** Performs the handover, which must be allowed. */
    public GameRecord enter(String admin, String why, OptionalLong cause, Instant at) {
        int number = before.board().number();
        Player leaver = leaver();
        repositories.plans().drop(number, leaver);
        repositories.submissions().of(number, leaver).ifPresent(repositories.submissions()::drop);
        repositories.watchers().forget(successor, number);
        Event taken = new Event.SeatTaken(seat, successor.id(), why);
        Entry entry = before.next(taken, at, Actor.admin(admin), Proof.ADMIN, cause);
        GameRecord after = before.knowing(List.of(successor)).with(entry);
        return new BoardEvents(repositories).enter(before, entry, reader -> told(after, reader));
    }

    private Player leaver() {
        return before.board().player(seat);
    }

    private List<Phrase> told(GameRecord after, Player reader) {
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
        ratingNews(after).ifPresent(told::add);
        return told;
    }

    /** A remark if the handover changes which seats are rated. */
    private Optional<Phrase> ratingNews(GameRecord after) {
        boolean counted = before.keptSeats().contains(seat);
        boolean counts = after.keptSeats().contains(seat);
        if (counts == counted || !RatedSeats.mayBe(counts ? after : before)) {
            return Optional.empty();
        }
        if (!RatedSeats.mayBe(after)) {
            return Optional.of(Phrase.of("rating.board-handed-over"));
        }
        return Optional.of(Phrase.of(counts ? "rating.seat-given-back" : "rating.seat-handed-over", successor.user()));
    }
}
