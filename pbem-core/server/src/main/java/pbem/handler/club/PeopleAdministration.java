package pbem.handler.club;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import pbem.game.Refusal;
import pbem.handler.invitation.Invitations;
import pbem.notice.HouseNotice;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.play.Act;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.player.Sanction;
import pbem.repository.Repositories;
import pbem.request.Comment;
import pbem.request.NewsPost;

/**
 * What is decided about people, from the terminal or by mail: each act is written into the audit log in the same transaction,
 * and they are told.
 *
 * @param news where what they are told goes
 */
public record PeopleAdministration(Repositories repositories, Officer by, NewsPost news, Instant now) {

    /** At the terminal. */
    public PeopleAdministration(Repositories repositories, Officer by, Instant now) {
        this(repositories, by, NewsPost.atOnce(repositories, OptionalLong.empty(), now), now);
    }

    /**
     * Decides it in place of what was decided so before. Of who is suspended nothing goes on by itself: what they queued is
     * forgotten, and their open challenges are withdrawn.
     */
    public Act<Player> sanction(Player player, Sanction.Kind kind, Optional<Instant> until, String why) {
        Optional<Instant> end = until.map(instant -> instant.truncatedTo(ChronoUnit.SECONDS)); // as people read it
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

    /** Takes back all that was decided against them, whether it is still in force or not. */
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

    /** Lets them act for the admin by mail, or no longer. */
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

    /** They bear another userid since now. */
    public void renamed(Player player, String before) {
        decisions().audit("rename", player, before + " to " + player.user());
        tell(
                player,
                Phrase.of("club.subject-renamed", player.user()),
                Phrase.of("club.told-renamed", player.user(), before));
    }

    /** Their mail goes elsewhere since now; whoever reads it there, or did where it went before, is told. */
    public void readdressed(Player player, String before, String address) {
        decisions().audit("address", player, "");
        tell(player, Phrase.of("club.subject-address"), Phrase.of("club.told-address", player.user(), address, before));
        news.club(
                Recipient.address(before),
                new HouseNotice.ClubNews(
                        Phrase.of("club.subject-address"),
                        List.of(new Notice.Answer.Said(Phrase.of("club.told-former-address", player.user())))));
    }

    /** Another account of theirs is no more, and its addresses are theirs. */
    public void merged(Player player, String other) {
        decisions().audit("merge", player, other + " into " + player.user());
        tell(player, Phrase.of("club.subject-merged"), Phrase.of("club.told-merged", player.user(), other));
    }

    /** Somebody whom they play has one account now, and bears the second of these userids. */
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
        news.club(Recipient.player(player), new HouseNotice.ClubNews(subject, List.of(new Notice.Answer.Said(words))));
    }
}
