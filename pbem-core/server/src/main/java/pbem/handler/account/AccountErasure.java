package pbem.handler.account;

import java.time.Instant;
import java.util.OptionalLong;
import pbem.handler.invitation.Invitations;
import pbem.player.Player;
import pbem.repository.Repositories;

/** The one way in which a person is forgotten, whether they sign off or the admin erases them. */
record AccountErasure(Repositories repositories, OptionalLong cause, Instant at) {

    /** Whoever waits for their answer to a challenge is told. They must not play any more. */
    void forget(Player player) {
        new Invitations(repositories, cause, at).drop(player);
        repositories.personalData().erase(player);
    }
}
