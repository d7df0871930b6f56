package pbem.handler.account;

import java.util.List;
import java.util.Optional;
import pbem.game.Refusal;
import pbem.notice.HouseNotice;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.repository.Repositories;
import pbem.repository.club.Applicant;
import pbem.request.CommandContext;
import pbem.request.SignupMode;
import pbem.request.SignupRules;

/** Decides who may become a player, apart from the rules for userids and addresses. */
record Admission(Repositories repositories, SignupRules rules) {

    /**
     * Why an applicant may not become a player, even if the address is confirmed; empty if they may, or may wait to be
     * accepted.
     */
    Optional<Refusal> objection(String user, String address) {
        return switch (rules.signup()) {
            case OPEN -> Optional.empty();
            case CLOSED -> Optional.of(AccountRefusal.SIGNUP_CLOSED.of());
            case INVITE -> isInvited(address) ? Optional.empty() : Optional.of(AccountRefusal.INVITED_ONLY.of());
            case CONFIRM -> isInvited(address) ? Optional.empty() : objectionToWaiting(user, address);
        };
    }

    private Optional<Refusal> objectionToWaiting(String user, String address) {
        Optional<Applicant> like = repositories.signups().like(user, address);
        if (like.isPresent()) {
            return Optional.of(AccountRefusal.ALREADY_WAITING.of(like.get().user()));
        }
        return AccountRefusal.SIGNUP_CLOSED.when(repositories.signups().count() >= rules.applicants());
    }

    /** Whether the admin or a moderator must accept an applicant first. */
    boolean isToBeAccepted(String address) {
        return rules.signup() == SignupMode.CONFIRM && !isInvited(address);
    }

    private boolean isInvited(String address) {
        return repositories.signups().isInvited(address);
    }

    /** Registers an applicant. Tells the admin and all officers how they can answer, and tells the applicant. */
    void apply(CommandContext context, String user, String address) {
        Applicant applicant = repositories.signups().apply(user, address, context.now());
        int number = applicant.number();
        Notice news =
                news(applicant, new Answer.Forms(List.of("moderate accept " + number, "moderate refuse " + number)));
        context.post(
                Recipient.ADMIN, news(applicant, new Answer.Said(Phrase.of("club.applicant-at-terminal", number))));
        repositories.players().officers().forEach(officer -> context.post(Recipient.player(officer), news));
        context.done(Phrase.of("club.applied", user), new Answer.Said(Phrase.of("club.you-applied", user)));
    }

    private static Notice news(Applicant applicant, Answer whatToDo) {
        return new HouseNotice.ClubNews(
                Phrase.of("club.subject-applicant", applicant.user()),
                List.of(new Answer.Said(Phrase.of("club.applicant", applicant.number(), applicant.user())), whatToDo));
    }
}
