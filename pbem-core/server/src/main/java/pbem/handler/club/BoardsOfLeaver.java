package pbem.handler.club;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import pbem.game.Outcome;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.play.BoardEvents;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.Repositories;

/**
 * The boards under way on which somebody still plays who does not go on. Boards of tournaments are among them; what their
 * ends mean there follows by itself.
 */
public record BoardsOfLeaver(Repositories repositories, Officer by, Instant now) {

    /** What becomes of them. */
    public enum Fate {
        /** They leave the game, as if they had resigned; with more than two players the others play on. */
        FORFEIT,
        /** All who still play share a draw. */
        DRAW,
        /** The board ends without a result. */
        VOID
    }

    /** In the order of their numbers. */
    public List<GameRecord> of(Player player) {
        List<GameRecord> boards = new ArrayList<>();
        repositories.boards().list(BoardFilter.ALL.ofPlayer(player).onlyOpen(true)).stream()
                .map(board -> repositories.boards().record(board.number()).orElseThrow())
                .filter(record -> record.board()
                        .seat(player)
                        .filter(record.position().active()::contains)
                        .isPresent())
                .forEach(boards::add);
        boards.sort(Comparator.comparingInt(record -> record.board().number()));
        return boards;
    }

    /** Ends their part in each of them; the players are told. */
    public List<GameRecord> end(Player player, Fate fate, String why) {
        String name = by.player().map(Player::user).orElseGet(() -> by.author().replaceFirst("^admin:", ""));
        PeopleAdministration administration = new PeopleAdministration(repositories, by, now);
        List<GameRecord> ended = new ArrayList<>();
        for (GameRecord record : of(player)) {
            Seat seat = record.board().seat(player).orElseThrow();
            boolean resigns = fate == Fate.FORFEIT;
            Event event = switch (fate) {
                case FORFEIT -> new Event.Resigned(seat, "");
                case DRAW ->
                    new Event.Adjudicated(
                            Outcome.drawn(
                                    record.board().players().size(),
                                    record.position().active(),
                                    Phrase.of("play.adjudicated")),
                            why);
                case VOID -> new Event.Voided(why);
            };
            Entry entry = new Entry(
                    record.revision() + 1,
                    now,
                    resigns ? Actor.player(player) : Actor.admin(name),
                    Proof.ADMIN,
                    OptionalLong.empty(),
                    event);
            ended.add(new BoardEvents(repositories).enter(record, entry, OptionalLong.empty()));
            administration.audit(
                    fate.name().toLowerCase(Locale.ROOT), player, record.board().number(), why);
        }
        return ended;
    }
}
