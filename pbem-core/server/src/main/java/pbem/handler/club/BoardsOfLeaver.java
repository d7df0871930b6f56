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
import pbem.record.Actor;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.Repositories;

/**
 * The boards under way of a player who stops playing. They include boards of tournaments; the tournaments continue by
 * themselves from the results.
 */
public record BoardsOfLeaver(Repositories repositories, BoardAdministration administration, Officer by, Instant now) {

    /** The ways to end the boards. */
    public enum Fate {
        /** The player leaves the game, as if they had resigned; with more than two players the others play on. */
        FORFEIT,
        /** All who still play share a draw. */
        DRAW,
        /** The board ends without a result. */
        VOID
    }

    /** The boards of a player, by number. */
    public List<GameRecord> of(Player player) {
        return Accounts.playing(repositories, player);
    }

    /**
     * Why the boards cannot be ended together: one of them has already decided how a tournament continues. Empty if
     * they can.
     */
    public Optional<Refusal> objection(Player player) {
        return of(player).stream()
                .flatMap(record -> TournamentCorrections.followed(
                                repositories, record.board().number())
                        .stream()
                        .map(followed -> ClubRefusal.DECIDED_TOURNAMENT.of(
                                record.board().number(), followed.tournament().number())))
                .findFirst();
    }

    /** Ends the player's part in each of the boards, and tells the players. */
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
        return new BoardEvents(repositories).enter(record, new Event.Resigned(seat, ""), Actor.player(player), now);
    }
}
