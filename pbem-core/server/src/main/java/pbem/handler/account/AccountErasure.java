package pbem.handler.account;

import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import pbem.handler.invitation.Invitations;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.Repositories;

/** The one way in which a person is forgotten, whether they sign off or the admin erases them. */
record AccountErasure(Repositories repositories, OptionalLong cause, Instant at) {

    /** The boards under way on which they still play; one that they have left goes on without them. */
    List<GameRecord> playing(Player player) {
        return repositories.boards().list(BoardFilter.ALL.ofPlayer(player).onlyOpen(true)).stream()
                .flatMap(board -> repositories.boards().record(board.number()).stream())
                .filter(record -> record.board()
                        .seat(player)
                        .filter(record.position().active()::contains)
                        .isPresent())
                .toList();
    }

    /** Whoever waits for their answer to a challenge is told. They must not play any more. */
    void forget(Player player) {
        new Invitations(repositories, cause, at).drop(player);
        repositories.personalData().erase(player);
    }
}
