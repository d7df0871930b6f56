package pbem.handler.club;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import pbem.game.Act;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.handler.account.AccountHandler;
import pbem.handler.account.Accounts;
import pbem.handler.invitation.FriendPost;
import pbem.notice.HouseNotice;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.repository.club.Applicant;
import pbem.repository.club.Invitation;
import pbem.request.Comment;

/**
 * Invites people, and accepts or refuses applicants for an account.
 *
 * @param cause the inbound mail that caused it, if there was one
 */
public record SignupDesk(
        Repositories repositories, Games games, Accounts accounts, Officer by, OptionalLong cause, Instant now) {

    /**
     * Invites the reader of an address to sign up.
     *
     * @param words the admin's words; may be empty
     * @return why it was not done; empty if it was
     */
    public Optional<Refusal> invite(String address, String words) {
        Optional<Refusal> objection = accounts.objectionToAddress(repositories, address);
        if (objection.isEmpty() && repositories.signups().isInvited(address)) {
            objection = Optional.of(ClubRefusal.INVITED_ALREADY.of(address));
        }
        if (objection.isPresent()) {
            return objection;
        }
        new Decisions(repositories, by, now).audit("invite", "");
        write(repositories.signups().invite(address, now), address, words);
        return Optional.empty();
    }

    /** Writes once more to an invited person who has not signed up. */
    public void inviteAgain(Invitation invitation, String words) {
        new Decisions(repositories, by, now).audit("invite again", "");
        write(invitation.number(), invitation.address(), words);
    }

    private void write(int number, String address, String words) {
        Notice invited = new HouseNotice.Invited(number, Comment.clipped(words.strip()));
        repositories.notices().post(Recipient.address(address), invited, cause, now);
    }

    /** Makes an applicant a player. */
    public Act<Player> accept(int number) {
        Optional<Applicant> found = repositories.signups().numbered(number);
        if (found.isEmpty()) {
            return Act.refused(ClubRefusal.NO_SUCH_APPLICANT.of(number));
        }
        Act<Player> enrolled =
                accounts.enrol(repositories, found.get().user(), found.get().address(), now);
        if (enrolled.objection().isEmpty()) {
            welcome(enrolled.now());
        }
        return enrolled;
    }

    private void welcome(Player player) {
        new Decisions(repositories, by, now).audit("accept signup", player, "");
        Notice welcome = AccountHandler.welcome(games, player, FriendPost.placesOf(repositories, player, now));
        repositories.notices().post(Recipient.player(player), welcome, cause, now);
    }

    /**
     * Refuses an applicant, and tells them.
     *
     * @param why the reason; may be empty
     * @return why it was not done; empty if it was
     */
    public Optional<Refusal> refuse(int number, String why) {
        Optional<Applicant> found = repositories.signups().numbered(number);
        if (found.isEmpty()) {
            return Optional.of(ClubRefusal.NO_SUCH_APPLICANT.of(number));
        }
        repositories.signups().drop(found.get());
        new Decisions(repositories, by, now).audit("refuse signup", "");
        tell(
                found.get().address(),
                Phrase.of("club.subject-not-accepted"),
                Phrase.of("club.not-accepted", SanctionWords.reason(Comment.clipped(why.strip()))));
        return Optional.empty();
    }

    private void tell(String address, Phrase subject, Phrase words) {
        repositories
                .notices()
                .post(
                        Recipient.address(address),
                        new HouseNotice.ClubNews(subject, List.of(new Answer.Said(words))),
                        cause,
                        now);
    }
}
