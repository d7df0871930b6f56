package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.notice.Notice.ChallengeNews.What;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.repository.Challenge;

/** The mail that invites, and those that say what became of an invitation. */
record ChallengeMail(MailIdentity identity, PhraseFormatter phrases, MailDraft draft) {

    Composition compose(MailContent.OfChallenge matter) {
        Challenge challenge = matter.challenge();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(lead(matter), List.of()));
        blocks.add(new Block.Marker());
        comment(matter).ifPresent(blocks::add);
        blocks.add(new Block.Facts(new ChallengeFacts(phrases, challenge).facts()));
        blocks.addAll(new ChallengeReplyLines(phrases, draft.reader()).of(matter));
        blocks.add(new Footers(identity, phrases).plain());
        return new Composition(
                phrases.say(
                        "mail.subject-challenge",
                        challenge.number(),
                        user(challenge.challenger()),
                        challenge.game().name()),
                Optional.of(identity.challengeThread(challenge.number())),
                Optional.empty(),
                draft.reader()
                        .map(reader ->
                                ReplyGrant.ofPlayer(reader.id(), new ReplyTarget.OfChallenge(challenge.number()))),
                blocks);
    }

    /** What the challenger said to those whom he invites, or what somebody said to the others. */
    private Optional<Block.Quote> comment(MailContent.OfChallenge matter) {
        if (matter.what() == What.INVITED) {
            Challenge challenge = matter.challenge();
            return Quotes.of(phrases.say("mail.writes", user(challenge.challenger())), challenge.comment());
        }
        if (isOwn(matter)) {
            return Optional.empty();
        }
        String heading = matter.by().isEmpty()
                ? phrases.say("mail.admin-writes")
                : phrases.say("mail.writes", CleanText.line(matter.by()));
        return Quotes.of(heading, matter.comment());
    }

    private boolean isOwn(MailContent.OfChallenge matter) {
        return draft.reader()
                .filter(reader -> reader.user().equals(matter.by()))
                .isPresent();
    }

    private String lead(MailContent.OfChallenge matter) {
        Challenge challenge = matter.challenge();
        int number = challenge.number();
        String game = challenge.game().title();
        boolean own = isOwn(matter);
        String by = CleanText.line(matter.by());
        List<String> missing = challenge.invitees().stream()
                .filter(invitee -> !invitee.accepted())
                .map(invitee -> user(invitee.player()))
                .toList();
        int free = challenge.freeSeats();
        return switch (matter.what()) {
            case INVITED -> phrases.say("mail.invited", by, game, number);
            case MADE -> phrases.say("mail.challenge-made", number, missing, game);
            case SOUGHT -> phrases.say("mail.sought", number, game, free);
            case ACCEPTED -> accepted(challenge, own, by, missing);
            case JOINED -> phrases.say(own ? "mail.you-joined" : "mail.joined", number, by, free);
            case LEFT -> phrases.say(own ? "mail.you-left" : "mail.left", number, by);
            case DECLINED -> phrases.say(own ? "mail.you-declined" : "mail.declined", number, by, game);
            case WITHDRAWN -> withdrawn(number, own, by, game);
            case EXPIRED -> phrases.say("mail.expired", number, game);
        };
    }

    private String withdrawn(int number, boolean own, String by, String game) {
        if (by.isEmpty()) {
            return phrases.say("mail.admin-withdrew", number, game);
        }
        return phrases.say(own ? "mail.you-withdrew" : "mail.withdrew", number, by, game);
    }

    private String accepted(Challenge challenge, boolean own, String by, List<String> missing) {
        if (ChallengeReplyLines.mayAnswer(challenge, draft.reader())) {
            return phrases.say("mail.accepted-you-next", challenge.number(), by);
        }
        if (missing.isEmpty()) {
            return phrases.say(own ? "mail.you-accepted" : "mail.accepted", challenge.number(), by);
        }
        return phrases.say(
                own ? "mail.you-accepted-missing" : "mail.accepted-missing",
                challenge.number(),
                by,
                missing,
                missing.size());
    }

    static String user(Player player) {
        return CleanText.line(player.user());
    }
}
