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
 * Enters what happens on boards, with all that follows from it at once: queued moves, what the server's own players do,
 * and the news for everybody, one mail each.
 */
public final class BoardEvents {

    private final Repositories repositories;

    public BoardEvents(Repositories repositories) {
        this.repositories = repositories;
    }

    /**
     * @param cause the inbound mail that brought it, if one did
     * @return the record with the event and with what followed from it
     */
    public GameRecord enter(GameRecord before, Entry entry, OptionalLong cause) {
        return enter(before, entry, cause, player -> List.of());
    }

    /**
     * @param own what that player alone is told beside it
     * @return the record with the event and with what followed from it
     */
    public GameRecord enter(GameRecord before, Entry entry, OptionalLong cause, Player player, List<Phrase> own) {
        return enter(before, entry, cause, reader -> reader.equals(player) ? own : List.of());
    }

    /** @param asides what each is told alone beside it */
    GameRecord enter(GameRecord before, Entry entry, OptionalLong cause, Function<Player, List<Phrase>> asides) {
        Autopilot autopilot = new Autopilot(repositories);
        GameRecord after = autopilot.follow(before, repositories.boards().append(before, entry));
        return told(
                autopilot,
                after,
                entry.revision(),
                cause,
                entry.at(),
                player -> Stream.concat(asides.apply(player).stream(), autopilot.asides(player).stream())
                        .toList());
    }

    /**
     * A move, what was queued for after it, and then the offer of a draw by that seat. Where there is no draw to offer, its
     * player is told so beside the move.
     */
    public void enterOffering(GameRecord before, Entry move, Seat seat, OptionalLong cause) {
        Autopilot autopilot = new Autopilot(repositories);
        GameRecord moved = autopilot.follow(before, repositories.boards().append(before, move));
        boolean offered = moved.mayOffer(Offer.Kind.DRAW, seat);
        GameRecord after = offered
                ? repositories
                        .boards()
                        .append(
                                moved,
                                new Entry(
                                        moved.revision() + 1,
                                        move.at(),
                                        move.actor(),
                                        move.proof(),
                                        cause,
                                        new Event.DrawOffered(seat, "")))
                : moved;
        Player mover = before.board().player(seat);
        List<Phrase> own = offered ? List.of() : List.of(Phrase.of("offer.none-with-move"));
        told(
                autopilot,
                after,
                move.revision(),
                cause,
                move.at(),
                player -> Stream.concat(
                                player.equals(mover) ? own.stream() : Stream.empty(), autopilot.asides(player).stream())
                        .toList());
    }

    /** The first news of a board; where one of the server's own players begins, they do so now. */
    public GameRecord opened(GameRecord record, OptionalLong cause, Instant at) {
        return opened(record, cause, at, List.of());
    }

    /** @param aside what its players are told beside it */
    public GameRecord opened(GameRecord record, OptionalLong cause, Instant at, List<Phrase> aside) {
        Autopilot autopilot = new Autopilot(repositories);
        return told(
                autopilot,
                record,
                record.revision(),
                cause,
                at,
                player -> Stream.concat(aside.stream(), autopilot.asides(player).stream())
                        .toList());
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
                answered = repositories
                        .boards()
                        .append(
                                answered,
                                new Entry(answered.revision() + 1, at, Actor.SERVER, Proof.NONE, cause, event));
            }
            after = autopilot.follow(after, answered);
        }
        BoardNews.post(repositories, after, after.revision() - revision, asides, cause, at);
        return after;
    }
}
