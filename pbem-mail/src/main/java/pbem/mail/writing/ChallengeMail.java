package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.ledger.Challenge;
import pbem.notice.Context;
import pbem.notice.Notice.ChallengeNews.What;
import pbem.player.Player;

/** The mail that invites, and those that say what became of an invitation. */
record ChallengeMail(MailIdentity identity, Voice voice, Draft draft) {

    Composition compose(Matter.OfChallenge matter) {
        Challenge challenge = matter.challenge();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(lead(matter), List.of()));
        blocks.add(new Block.Marker());
        comment(matter).ifPresent(blocks::add);
        blocks.add(new Block.Facts(new ChallengeFacts(voice, challenge).facts()));
        blocks.addAll(new ChallengeWays(voice, draft.reader()).of(matter));
        blocks.add(new Footers(identity, voice).plain());
        return new Composition(
                voice.say(
                        "mail.subject-challenge",
                        challenge.number(),
                        user(challenge.challenger()),
                        challenge.game().name()),
                Optional.of(identity.challengeThread(challenge.number())),
                Optional.empty(),
                draft.reader()
                        .map(reader -> ReplyRight.ofPlayer(reader.id(), new Context.OfChallenge(challenge.number()))),
                blocks);
    }

    /** What the challenger said to those whom he invites, or what somebody said to the others. */
    private Optional<Block.Quote> comment(Matter.OfChallenge matter) {
        if (matter.what() == What.INVITED) {
            Challenge challenge = matter.challenge();
            return Quotes.of(voice.say("mail.writes", user(challenge.challenger())), challenge.comment());
        }
        if (isOwn(matter)) {
            return Optional.empty();
        }
        String heading = matter.by().isEmpty()
                ? voice.say("mail.admin-writes")
                : voice.say("mail.writes", CleanText.line(matter.by()));
        return Quotes.of(heading, matter.comment());
    }

    private boolean isOwn(Matter.OfChallenge matter) {
        return draft.reader()
                .filter(reader -> reader.user().equals(matter.by()))
                .isPresent();
    }

    private String lead(Matter.OfChallenge matter) {
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
            case INVITED -> voice.say("mail.invited", by, game, number);
            case MADE -> voice.say("mail.challenge-made", number, missing, game);
            case SOUGHT -> voice.say("mail.sought", number, game, free);
            case ACCEPTED -> accepted(challenge, own, by, missing);
            case JOINED -> voice.say(own ? "mail.you-joined" : "mail.joined", number, by, free);
            case LEFT -> voice.say(own ? "mail.you-left" : "mail.left", number, by);
            case DECLINED -> voice.say(own ? "mail.you-declined" : "mail.declined", number, by, game);
            case WITHDRAWN -> withdrawn(number, own, by, game);
            case EXPIRED -> voice.say("mail.expired", number, game);
        };
    }

    private String withdrawn(int number, boolean own, String by, String game) {
        if (by.isEmpty()) {
            return voice.say("mail.admin-withdrew", number, game);
        }
        return voice.say(own ? "mail.you-withdrew" : "mail.withdrew", number, by, game);
    }

    private String accepted(Challenge challenge, boolean own, String by, List<String> missing) {
        if (ChallengeWays.mayAnswer(challenge, draft.reader())) {
            return voice.say("mail.accepted-you-next", challenge.number(), by);
        }
        if (missing.isEmpty()) {
            return voice.say(own ? "mail.you-accepted" : "mail.accepted", challenge.number(), by);
        }
        return voice.say(
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
