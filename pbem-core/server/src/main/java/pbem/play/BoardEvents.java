package pbem.play;

import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Stream;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.Offer;
import pbem.repository.Repositories;

/**
 * Enters events on boards with all that follows from them at once: queued moves, the moves of the server's own players,
 * and one mail of news for everybody.
 */
public record BoardEvents(Repositories repositories) {

    /** @return the record with the event and what followed from it */
    public GameRecord enter(GameRecord before, Entry entry) {
        return enter(before, entry, player -> List.of());
    }

    /**
     * Enters an event that no mail caused.
     *
     * @return the record with the event and what followed from it
     */
    public GameRecord enter(GameRecord before, Event event, Actor actor, Instant at) {
        return enter(before, before.next(event, at, actor, Proof.ADMIN, OptionalLong.empty()));
    }

    /**
     * @param own remarks for that player alone
     * @return the record with the event and what followed from it
     */
    public GameRecord enter(GameRecord before, Entry entry, Player player, List<Phrase> own) {
        return enter(before, entry, reader -> reader.equals(player) ? own : List.of());
    }

    /** @param asides remarks for each player alone */
    GameRecord enter(GameRecord before, Entry entry, Function<Player, List<Phrase>> asides) {
        Autopilot autopilot = new Autopilot(repositories);
        GameRecord after = autopilot.follow(before, repositories.boards().append(before, entry));
        return told(autopilot, after, entry.revision(), entry.mail(), entry.at(), asides);
    }

    /**
     * Enters a move, then queued moves, and then the draw offer of that seat. If a draw cannot be offered, the player
     * is told so beside the move.
     */
    public void enterOffering(GameRecord before, Entry move, Seat seat) {
        Autopilot autopilot = new Autopilot(repositories);
        GameRecord moved = autopilot.follow(before, repositories.boards().append(before, move));
        boolean offered = moved.mayOffer(Offer.Kind.DRAW, seat);
        Event offer = new Event.DrawOffered(seat, "");
        GameRecord after = offered
                ? repositories
                        .boards()
                        .append(moved, moved.next(offer, move.at(), move.actor(), move.proof(), move.mail()))
                : moved;
        Player mover = before.board().player(seat);
        told(
                autopilot,
                after,
                move.revision(),
                move.mail(),
                move.at(),
                player -> offered || !player.equals(mover) ? List.of() : List.of(Phrase.of("offer.none-with-move")));
    }

    /** Posts the first news of a board. If one of the server's own players begins, it moves now. */
    public GameRecord opened(GameRecord record, OptionalLong cause, Instant at) {
        return opened(record, cause, at, List.of());
    }

    /** @param aside further remarks for its players */
    public GameRecord opened(GameRecord record, OptionalLong cause, Instant at, List<Phrase> aside) {
        return told(new Autopilot(repositories), record, record.revision(), cause, at, player -> aside);
    }

    private GameRecord told(
            Autopilot autopilot,
            GameRecord happened,
            int revision,
            OptionalLong cause,
            Instant at,
            Function<Player, List<Phrase>> asides) {
        GameRecord after = happened;
        for (List<Event> answers = TutorialOpponents.next(after);
                !answers.isEmpty();
                answers = TutorialOpponents.next(after)) {
            GameRecord answered = after;
            for (Event event : answers) {
                Entry entry = answered.next(event, at, Actor.SERVER, Proof.NONE, cause);
                answered = repositories.boards().append(answered, entry);
            }
            after = autopilot.follow(after, answered);
        }
        Function<Player, List<Phrase>> all =
                player -> Stream.concat(asides.apply(player).stream(), autopilot.asides(player).stream())
                        .toList();
        BoardNews.post(repositories, after, after.revision() - revision, all, cause, at);
        return after;
    }
}
