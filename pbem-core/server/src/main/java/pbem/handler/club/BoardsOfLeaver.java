package pbem.handler.club;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.handler.account.Accounts;
import pbem.play.BoardAdministration;
import pbem.play.BoardEvents;
import pbem.play.tournament.TournamentCorrections;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.Repositories;

/**
 * The boards under way on which somebody still plays who does not go on. Boards of tournaments are among them; what their
 * ends mean there follows by itself.
 */
public record BoardsOfLeaver(Repositories repositories, BoardAdministration administration, Officer by, Instant now) {

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
        return Accounts.playing(repositories, player);
    }

    /** Why they are not ended together: by one of them it was decided how a tournament goes on. */
    public Optional<Refusal> objection(Player player) {
        return of(player).stream()
                .flatMap(record -> TournamentCorrections.followed(
                                repositories, record.board().number())
                        .stream()
                        .map(followed -> ClubRefusal.DECIDED_TOURNAMENT.of(
                                record.board().number(), followed.tournament().number())))
                .findFirst();
    }

    /** Ends their part in each of them; the players are told. */
    public List<GameRecord> end(Player player, Fate fate, String why) {
        Decisions decisions = new Decisions(repositories, by, now);
        List<GameRecord> ended = new ArrayList<>();
        for (GameRecord record : of(player)) {
            int board = record.board().number();
            ended.add(
                    switch (fate) {
                        case FORFEIT -> left(record, player);
                        case DRAW ->
                            administration
                                    .adjudicate(repositories, board, List.of(), by.name(), why, now)
                                    .now();
                        case VOID ->
                            administration
                                    .annul(repositories, board, by.name(), why, now)
                                    .now();
                    });
            decisions.audit(
                    fate.name().toLowerCase(Locale.ROOT), OptionalLong.of(player.id()), OptionalInt.of(board), why);
        }
        return ended;
    }

    private GameRecord left(GameRecord record, Player player) {
        Seat seat = record.board().seat(player).orElseThrow();
        Entry entry = new Entry(
                record.revision() + 1,
                now,
                Actor.player(player),
                Proof.ADMIN,
                OptionalLong.empty(),
                new Event.Resigned(seat, ""));
        return new BoardEvents(repositories).enter(record, entry, OptionalLong.empty());
    }
}
