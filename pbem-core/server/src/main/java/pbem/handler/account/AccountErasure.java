package pbem.handler.account;

import java.time.Instant;
import java.util.OptionalLong;
import pbem.handler.invitation.Invitations;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.request.NewsPost;

/** Makes the server forget a person, whether they sign off or the admin erases them. */
record AccountErasure(Repositories repositories, OptionalLong cause, Instant at) {

    /**
     * Withdraws the person's challenges and answers, tells the players who wait for these, and erases the person, who
     * must have no open board.
     */
    void forget(Player player) {
        new Invitations(repositories, NewsPost.atOnce(repositories, cause, at), at).drop(player);
        repositories.personalData().erase(player);
    }
}
