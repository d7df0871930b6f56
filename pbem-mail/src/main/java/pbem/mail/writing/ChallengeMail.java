package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.notice.Notice;
import pbem.notice.Notice.ChallengeNews.What;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.repository.Challenge;

/**
 * The mail that invites, and those that say what became of an invitation.
 *
 * @param challenge which may have gone on since
 */
record ChallengeMail(MailContext context, Notice.ChallengeNews news, Challenge challenge) {

    static ChallengeMail of(MailContext context, Notice.ChallengeNews news) {
        return new ChallengeMail(
                context,
                news,
                context.repositories().challenges().numbered(news.challenge()).orElseThrow());
    }

    MailContent content() {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(lead(), List.of()));
        blocks.add(new Block.Marker());
        comment().ifPresent(blocks::add);
        blocks.add(new Block.Facts(
                new ChallengeFacts(context.phrases(), challenge, news.ratings(), news.fitting()).facts()));
        blocks.addAll(replyLines().after(news));
        blocks.add(context.footer());
        return inThread(context, challenge, blocks)
                .repliedWith(context.grant(new ReplyTarget.OfChallenge(challenge.number())));
    }

    /** What is said in the thread of a challenge. */
    static MailContent inThread(MailContext context, Challenge challenge, List<Block> blocks) {
        String subject = context.say(
                "mail.subject-challenge",
                challenge.number(),
                user(challenge.challenger()),
                challenge.game().name());
        return MailContent.of(subject, blocks).in(context.identity().challengeThread(challenge.number()));
    }

    /** What the challenger said to those who are invited, or what somebody said to the others. */
    private Optional<Block.Quote> comment() {
        if (news.what() == What.INVITED) {
            return Block.Quote.of(context.say("mail.writes", user(challenge.challenger())), challenge.comment());
        }
        if (isOwn()) {
            return Optional.empty();
        }
        String heading = news.by().isEmpty() ? context.say("mail.admin-writes") : context.say("mail.writes", by());
        return Block.Quote.of(heading, news.comment());
    }

    private boolean isOwn() {
        return context.reader()
                .filter(reader -> reader.user().equals(news.by()))
                .isPresent();
    }

    private String by() {
        return CleanText.line(news.by());
    }

    private String lead() {
        int number = challenge.number();
        String game = challenge.game().title();
        return switch (news.what()) {
            case INVITED -> context.say("mail.invited", by(), game, number);
            case MADE -> context.say("mail.challenge-made", number, missing(), game);
            case SOUGHT -> context.say("mail.sought", number, game, challenge.freeSeats());
            case ACCEPTED -> accepted();
            case JOINED ->
                context.say(isOwn() ? "mail.you-joined" : "mail.joined", number, by(), challenge.freeSeats());
            case LEFT -> context.say(isOwn() ? "mail.you-left" : "mail.left", number, by());
            case DECLINED -> context.say(isOwn() ? "mail.you-declined" : "mail.declined", number, by(), game);
            case WITHDRAWN -> withdrawn();
            case EXPIRED -> context.say("mail.expired", number, game);
        };
    }

    private String withdrawn() {
        int number = challenge.number();
        String game = challenge.game().title();
        return by().isEmpty()
                ? context.say("mail.admin-withdrew", number, game)
                : context.say(isOwn() ? "mail.you-withdrew" : "mail.withdrew", number, by(), game);
    }

    private String accepted() {
        int number = challenge.number();
        if (replyLines().mayAnswer()) {
            return context.say("mail.accepted-you-next", number, by());
        }
        List<String> missing = missing();
        return missing.isEmpty()
                ? context.say(isOwn() ? "mail.you-accepted" : "mail.accepted", number, by())
                : context.say(
                        isOwn() ? "mail.you-accepted-missing" : "mail.accepted-missing",
                        number,
                        by(),
                        missing,
                        missing.size());
    }

    /** Who has not answered yet. */
    private List<String> missing() {
        return challenge.invitees().stream()
                .filter(invitee -> !invitee.accepted())
                .map(invitee -> user(invitee.player()))
                .toList();
    }

    private ChallengeReplyLines replyLines() {
        return new ChallengeReplyLines(context.phrases(), challenge, context.reader());
    }

    static String user(Player player) {
        return CleanText.line(player.user());
    }
}
