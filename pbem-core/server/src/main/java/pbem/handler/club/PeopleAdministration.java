package pbem.handler.club;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import pbem.game.Refusal;
import pbem.handler.invitation.Invitations;
import pbem.notice.HouseNotice;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.player.Sanction;
import pbem.repository.Repositories;
import pbem.repository.club.AuditEntry;
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
     *
     * @return why not; empty if it is done
     */
    public Optional<Refusal> sanction(Player player, Sanction.Kind kind, Optional<Instant> until, String why) {
        Optional<Refusal> objection = objectionAbout(player);
        if (objection.isPresent()) {
            return objection;
        }
        Optional<Instant> end = until.map(instant -> instant.truncatedTo(ChronoUnit.SECONDS)); // as people read it
        Sanction sanction = new Sanction(now, end, Comment.clipped(why.strip()));
        repositories.players().sanction(player, kind, Optional.of(sanction));
        if (kind == Sanction.Kind.SUSPENDED) {
            repositories.plans().dropAll(player);
            repositories.submissions().dropAll(player);
            new Invitations(repositories, news, now).drop(player);
        } else {
            repositories.plans().hush(player);
            repositories.submissions().hush(player);
        }
        String told = sanction.why() + end.map(instant -> " until " + instant).orElse("");
        audit(kind == Sanction.Kind.SUSPENDED ? "suspend" : "mute", player, told.strip());
        String subject = kind == Sanction.Kind.SUSPENDED ? "club.subject-suspended" : "club.subject-muted";
        tell(player, Phrase.of(subject), SanctionWords.told(kind, sanction));
        return Optional.empty();
    }

    /**
     * Takes back all that was decided against them, whether it is still in force or not.
     *
     * @return why not; empty if it is done
     */
    public Optional<Refusal> lift(Player player) {
        Optional<Refusal> objection = objectionAbout(player);
        if (objection.isPresent()) {
            return objection;
        }
        Membership membership = repositories.players().membership(player);
        if (membership.sanctions().isEmpty()) {
            return Optional.of(ClubRefusal.NOT_SANCTIONED.of(player.user()));
        }
        membership
                .sanctions()
                .keySet()
                .forEach(kind -> repositories.players().sanction(player, kind, Optional.empty()));
        audit("resume", player, "");
        tell(player, Phrase.of("club.subject-lifted"), Phrase.of("club.told-lifted"));
        return Optional.empty();
    }

    /** Lets them act for the admin by mail, or no longer. */
    public void appoint(Player player, Membership.Office office) {
        repositories.players().appoint(player, office);
        audit("office", player, office.name());
        Phrase told = switch (office) {
            case NONE -> Phrase.of("club.told-no-office");
            case MODERATOR -> Phrase.of("club.told-moderator");
            case ADMIN -> Phrase.of("club.told-admin");
        };
        tell(player, Phrase.of("club.subject-office"), told);
    }

    /** They bear another userid since now. */
    public void renamed(Player player, String before) {
        audit("rename", player, before + " to " + player.user());
        tell(
                player,
                Phrase.of("club.subject-renamed", player.user()),
                Phrase.of("club.told-renamed", player.user(), before));
    }

    /** Their mail goes elsewhere since now; whoever reads it there, or did where it went before, is told. */
    public void readdressed(Player player, String before, String address) {
        audit("address", player, "");
        tell(player, Phrase.of("club.subject-address"), Phrase.of("club.told-address", player.user(), address, before));
        news.club(
                Recipient.address(before),
                new HouseNotice.ClubNews(
                        Phrase.of("club.subject-address"),
                        List.of(new Notice.Answer.Said(Phrase.of("club.told-former-address", player.user())))));
    }

    /** Another account of theirs is no more, and its addresses are theirs. */
    public void merged(Player player, String other) {
        audit("merge", player, other + " into " + player.user());
        tell(player, Phrase.of("club.subject-merged"), Phrase.of("club.told-merged", player.user(), other));
    }

    /** Somebody whom they play has one account now, and bears the second of these userids. */
    void opponentMerged(Player player, String gone, String stays) {
        tell(
                player,
                Phrase.of("club.subject-opponent-merged", gone, stays),
                Phrase.of("club.told-opponent-merged", gone, stays));
    }

    /** Writes down what was done to a player otherwise. */
    public void audit(String verb, Player player, String words) {
        repositories.auditLog().write(new AuditEntry.Draft(by.author(), verb, player.id(), words), now);
    }

    /** The same, on a board of theirs. */
    void audit(String verb, Player player, int board, String words) {
        repositories
                .auditLog()
                .write(
                        new AuditEntry.Draft(
                                by.author(), verb, OptionalLong.of(player.id()), OptionalInt.of(board), words),
                        now);
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
