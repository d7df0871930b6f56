package pbem.mail.writing;

import java.util.List;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.notice.Notice;
import pbem.notice.Notice.ChallengeNews.What;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.repository.Challenge;

/**
 * The mail that invites to a challenge, and the mails about its fate.
 *
 * @param challenge as it is now, perhaps later than the news
 */
record ChallengeMail(MailDraft mail, Notice.ChallengeNews news, Challenge challenge) {

    static ChallengeMail of(MailDraft mail, Notice.ChallengeNews news) {
        return new ChallengeMail(
                mail,
                news,
                mail.repositories.challenges().numbered(news.challenge()).orElseThrow());
    }

    MailDraft write() {
        mail.lead(lead());
        tell("");
        for (Notice.ChallengeNews other : news.more()) {
            ChallengeMail more = of(mail, other);
            mail.add(more.lead());
            more.tell(" " + other.challenge());
        }
        return inThread(mail.footer(), challenge).replied(new ReplyTarget.OfChallenge(challenge.number()));
    }

    /**
     * @param named follows the verb in reply lines and names the challenge; empty if the mail is about this challenge
     */
    private void tell(String named) {
        comment();
        mail.add(new Block.Facts(new ChallengeFacts(mail.phrases, challenge, news.ratings(), news.fitting()).facts()))
                .addAll(replyLines().after(news, named));
    }

    /** Puts a mail into the thread of a challenge. */
    static MailDraft inThread(MailDraft mail, Challenge challenge) {
        return mail.subject(mail.say(
                        "mail.subject-challenge",
                        challenge.number(),
                        user(challenge.challenger()),
                        challenge.game().name()))
                .in("challenge." + challenge.number());
    }

    /** Quotes the challenger's words to the invited players, or another player's words to the others. */
    private void comment() {
        if (news.what() == What.INVITED || news.what() == What.COUNTERED) {
            mail.quote(mail.say("mail.writes", user(challenge.challenger())), challenge.comment());
        } else if (!isOwn()) {
            mail.quote(
                    news.by().isEmpty() ? mail.say("mail.admin-writes") : mail.say("mail.writes", by()),
                    news.comment());
        }
    }

    private boolean isOwn() {
        return mail.reader.filter(reader -> reader.user().equals(news.by())).isPresent();
    }

    private String by() {
        return CleanText.line(news.by());
    }

    private Block.Lead lead() {
        return new Block.Lead(happened(), List.of());
    }

    private String happened() {
        int number = challenge.number();
        Phrase game = challenge.game().called();
        return switch (news.what()) {
            case INVITED -> mail.say("mail.invited", by(), game, number);
            case COUNTERED -> mail.say("mail.countered", by(), game, number);
            case MADE ->
                challenge.freeSeats() == 0
                        ? mail.say("mail.challenge-made", number, missing(), game)
                        : mail.say("mail.friends-written-to", number, challenge.freeSeats(), game);
            case SOUGHT -> mail.say("mail.sought", number, game, challenge.freeSeats());
            case ACCEPTED -> accepted();
            case JOINED -> mail.say(isOwn() ? "mail.you-joined" : "mail.joined", number, by(), challenge.freeSeats());
            case LEFT -> mail.say(isOwn() ? "mail.you-left" : "mail.left", number, by());
            case DECLINED -> mail.say(isOwn() ? "mail.you-declined" : "mail.declined", number, by(), game);
            case SEAT_DECLINED ->
                mail.say(
                        isOwn() ? "mail.you-declined-seat" : "mail.declined-seat",
                        number,
                        by(),
                        user(challenge.challenger()));
            case WITHDRAWN -> withdrawn();
            case EXPIRED -> mail.say("mail.expired", number, game);
        };
    }

    private String withdrawn() {
        int number = challenge.number();
        Phrase game = challenge.game().called();
        return by().isEmpty()
                ? mail.say("mail.admin-withdrew", number, game)
                : mail.say(isOwn() ? "mail.you-withdrew" : "mail.withdrew", number, by(), game);
    }

    private String accepted() {
        int number = challenge.number();
        if (replyLines().mayAnswer()) {
            return mail.say("mail.accepted-you-next", number, by());
        }
        List<String> missing = missing();
        return missing.isEmpty()
                ? mail.say(isOwn() ? "mail.you-accepted" : "mail.accepted", number, by())
                : mail.say(
                        isOwn() ? "mail.you-accepted-missing" : "mail.accepted-missing",
                        number,
                        by(),
                        missing,
                        missing.size());
    }

    /** The players who have not accepted yet. */
    private List<String> missing() {
        return challenge.invitees().stream()
                .filter(invitee -> !invitee.accepted())
                .map(invitee -> user(invitee.player()))
                .toList();
    }

    private ChallengeReplyLines replyLines() {
        return new ChallengeReplyLines(mail.phrases, challenge, mail.reader);
    }

    static String user(Player player) {
        return CleanText.line(player.user());
    }
}
