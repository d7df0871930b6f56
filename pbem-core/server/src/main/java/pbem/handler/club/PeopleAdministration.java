package pbem.handler.club;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import pbem.game.Act;
import pbem.game.Refusal;
import pbem.handler.invitation.Invitations;
import pbem.notice.HouseNotice;
import pbem.notice.Notice.Answer;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.player.Sanction;
import pbem.repository.Repositories;
import pbem.request.Comment;
import pbem.request.NewsPost;

/**
 * The decisions about players, at the terminal or by mail. Each is written to the audit log in the same transaction,
 * and the player is told.
 *
 * @param news sends the news to the players
 */
public record PeopleAdministration(Repositories repositories, Officer by, NewsPost news, Instant now) {

    /** The decisions at the terminal. */
    public PeopleAdministration(Repositories repositories, Officer by, Instant now) {
        this(repositories, by, NewsPost.atOnce(repositories, OptionalLong.empty(), now), now);
    }

    /**
     * Puts a player under a sanction, in place of an earlier one of that kind. A suspended player's queued moves are
     * dropped, and their open challenges are withdrawn.
     */
    public Act<Player> sanction(Player player, Sanction.Kind kind, Optional<Instant> until, String why) {
        Optional<Instant> end = until.map(instant -> instant.truncatedTo(ChronoUnit.SECONDS)); // as shown to people
        Sanction sanction = new Sanction(now, end, Comment.clipped(why.strip()));
        String verb = kind == Sanction.Kind.SUSPENDED ? "suspend" : "mute";
        String words = sanction.why() + end.map(instant -> " until " + instant).orElse("");
        Optional<Refusal> objection = objectionAbout(player).or(() -> Decisions.objectionTo(why));
        return decisions().about(verb, player, words, objection, () -> enforce(player, kind, sanction));
    }

    private void enforce(Player player, Sanction.Kind kind, Sanction sanction) {
        repositories.players().sanction(player, kind, Optional.of(sanction));
        if (kind == Sanction.Kind.SUSPENDED) {
            repositories.plans().dropAll(player);
            repositories.submissions().dropAll(player);
            new Invitations(repositories, news, now).drop(player);
        } else {
            repositories.plans().hush(player);
            repositories.submissions().hush(player);
        }
        String subject = kind == Sanction.Kind.SUSPENDED ? "club.subject-suspended" : "club.subject-muted";
        tell(player, Phrase.of(subject), SanctionWords.told(kind, sanction));
    }

    /** Lifts all sanctions of a player, including expired ones. */
    public Act<Player> lift(Player player) {
        Set<Sanction.Kind> kinds =
                repositories.players().membership(player).sanctions().keySet();
        Optional<Refusal> objection = objectionAbout(player)
                .or(() ->
                        kinds.isEmpty() ? Optional.of(ClubRefusal.NOT_SANCTIONED.of(player.user())) : Optional.empty());
        return decisions().about("resume", player, "", objection, () -> {
            kinds.forEach(kind -> repositories.players().sanction(player, kind, Optional.empty()));
            tell(player, Phrase.of("club.subject-lifted"), Phrase.of("club.told-lifted"));
        });
    }

    /** Gives a player an office, with which they act for the admin by mail, or takes it back. */
    public void appoint(Player player, Membership.Office office) {
        repositories.players().appoint(player, office);
        decisions().audit("office", player, office.name());
        Phrase told = switch (office) {
            case NONE -> Phrase.of("club.told-no-office");
            case MODERATOR -> Phrase.of("club.told-moderator");
            case ADMIN -> Phrase.of("club.told-admin");
        };
        tell(player, Phrase.of("club.subject-office"), told);
    }

    /** Tells a player that their userid was changed. */
    public void renamed(Player player, String before) {
        decisions().audit("rename", player, before + " to " + player.user());
        tell(
                player,
                Phrase.of("club.subject-renamed", player.user()),
                Phrase.of("club.told-renamed", player.user(), before));
    }

    /** Tells a player at their new address and at the former one that the address was changed. */
    public void readdressed(Player player, String before, String address) {
        decisions().audit("address", player, "");
        tell(player, Phrase.of("club.subject-address"), Phrase.of("club.told-address", player.user(), address, before));
        news.club(
                Recipient.address(before),
                new HouseNotice.ClubNews(
                        Phrase.of("club.subject-address"),
                        List.of(new Answer.Said(Phrase.of("club.told-former-address", player.user())))));
    }

    /** Tells a player that their other account was merged into this one, with its addresses. */
    public void merged(Player player, String other) {
        decisions().audit("merge", player, other + " into " + player.user());
        tell(player, Phrase.of("club.subject-merged"), Phrase.of("club.told-merged", player.user(), other));
    }

    /** Tells a player that an opponent's two accounts were merged, under the second of the userids. */
    void opponentMerged(Player player, String gone, String stays) {
        tell(
                player,
                Phrase.of("club.subject-opponent-merged", gone, stays),
                Phrase.of("club.told-opponent-merged", gone, stays));
    }

    private Decisions decisions() {
        return new Decisions(repositories, by, now);
    }

    private Optional<Refusal> objectionAbout(Player player) {
        boolean above = by.player().isEmpty();
        return above || repositories.players().membership(player).office() == Membership.Office.NONE
                ? Optional.empty()
                : Optional.of(ClubRefusal.NOT_OVER_OFFICERS.of(player.user()));
    }

    private void tell(Player player, Phrase subject, Phrase words) {
        news.club(Recipient.player(player), new HouseNotice.ClubNews(subject, List.of(new Answer.Said(words))));
    }
}
