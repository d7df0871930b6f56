package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.game.Seed;
import pbem.game.Start;
import pbem.notice.Notice.ChallengeNews.What;
import pbem.player.Player;
import pbem.repository.Challenge;

/** What this reader can reply to a challenge mail now. */
record ChallengeReplyLines(PhraseFormatter phrases, Optional<Player> reader) {

    private static final Seed ANY = Seed.of(new byte[Seed.BYTES]);

    /** Empty if he has nothing to do here. */
    List<Block> of(MailContent.OfChallenge matter) {
        Challenge challenge = matter.challenge();
        boolean mine = reader.filter(challenge::isBy).isPresent();
        if (matter.what() == What.DECLINED && mine) {
            return again(matter);
        }
        if (challenge.state() != Challenge.State.OPEN
                || reader.flatMap(challenge::invitee).isEmpty()) {
            return List.of();
        }
        List<Block.Way> ways = new ArrayList<>();
        if (mayAnswer(challenge, reader)) {
            boolean alone =
                    challenge.invitees().stream().filter(i -> !i.accepted()).count() == 1;
            ways.add(new Block.Way("accept", phrases.say(alone ? "mail.way-accept" : "mail.way-accept-many")));
            ways.add(new Block.Way("decline", phrases.say("mail.way-decline")));
            ways.add(new Block.Way("help " + challenge.game().name(), phrases.say("mail.way-help")));
        } else if (mine) {
            ways.add(new Block.Way("withdraw", phrases.say("mail.way-withdraw")));
        } else if (challenge.openToAll()) {
            ways.add(new Block.Way("decline", phrases.say("mail.way-leave")));
        }
        return ways.isEmpty()
                ? List.of()
                : List.of(new Block.Heading(phrases.say("mail.how-to-answer")), new Block.Ways(ways));
    }

    static boolean mayAnswer(Challenge challenge, Optional<Player> reader) {
        return challenge.state() == Challenge.State.OPEN
                && reader.flatMap(challenge::invitee)
                        .filter(invitee -> !invitee.accepted())
                        .isPresent();
    }

    /** When one of several declines, the challenger may want to play with the others. */
    private List<Block> again(MailContent.OfChallenge matter) {
        Challenge challenge = matter.challenge();
        List<String> others = challenge.players().stream()
                .filter(player -> !challenge.isBy(player))
                .map(ChallengeMail::user)
                .filter(user -> !user.equals(CleanText.line(matter.by())))
                .toList();
        boolean playable = !others.isEmpty()
                && challenge.game().start(others.size() + 1, challenge.options(), ANY) instanceof Start.Ready;
        if (!playable) {
            return List.of();
        }
        String line = Stream.of(
                        challenge.game().name(),
                        "challenge",
                        String.join(" ", others),
                        spelled(challenge, others.size() + 1),
                        challenge.terms().spelled())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
        return List.of(
                new Block.Heading(phrases.say("mail.without-him", CleanText.line(matter.by()))),
                new Block.Ways(List.of(new Block.Way(line, ""))));
    }

    private static String spelled(Challenge challenge, int seats) {
        return challenge.game().start(seats, challenge.options(), ANY) instanceof Start.Ready ready
                ? ready.position().setup().spelled()
                : "";
    }
}
