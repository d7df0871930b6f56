package pbem.handler.account;

import java.time.Instant;
import java.util.OptionalLong;
import pbem.handler.invitation.Invitations;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.request.NewsPost;

/** The one way in which a person is forgotten, whether they sign off or the admin erases them. */
record AccountErasure(Repositories repositories, OptionalLong cause, Instant at) {

    /** Players who wait for their answer to a challenge are told. They must not play any more. */
    void forget(Player player) {
        new Invitations(repositories, NewsPost.atOnce(repositories, cause, at), at).drop(player);
        repositories.personalData().erase(player);
    }
}
