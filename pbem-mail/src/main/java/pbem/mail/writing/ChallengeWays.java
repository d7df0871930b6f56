package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.game.Seed;
import pbem.game.Start;
import pbem.ledger.Challenge;
import pbem.notice.Notice.ChallengeNews.What;
import pbem.player.Player;

/** What this reader can reply to a challenge mail now. */
record ChallengeWays(Voice voice, Optional<Player> reader) {

    private static final Seed ANY = Seed.of(new byte[Seed.BYTES]);

    /** Empty if he has nothing to do here. */
    List<Block> of(Matter.OfChallenge matter) {
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
            ways.add(new Block.Way("accept", voice.say(alone ? "mail.way-accept" : "mail.way-accept-many")));
            ways.add(new Block.Way("decline", voice.say("mail.way-decline")));
            ways.add(new Block.Way("help " + challenge.game().name(), voice.say("mail.way-help")));
        } else if (mine) {
            ways.add(new Block.Way("withdraw", voice.say("mail.way-withdraw")));
        } else if (challenge.openToAll()) {
            ways.add(new Block.Way("decline", voice.say("mail.way-leave")));
        }
        return ways.isEmpty()
                ? List.of()
                : List.of(new Block.Heading(voice.say("mail.how-to-answer")), new Block.Ways(ways));
    }

    static boolean mayAnswer(Challenge challenge, Optional<Player> reader) {
        return challenge.state() == Challenge.State.OPEN
                && reader.flatMap(challenge::invitee)
                        .filter(invitee -> !invitee.accepted())
                        .isPresent();
    }

    /** When one of several declines, the challenger may want to play with the others. */
    private List<Block> again(Matter.OfChallenge matter) {
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
                new Block.Heading(voice.say("mail.without-him", CleanText.line(matter.by()))),
                new Block.Ways(List.of(new Block.Way(line, ""))));
    }

    private static String spelled(Challenge challenge, int seats) {
        return challenge.game().start(seats, challenge.options(), ANY) instanceof Start.Ready ready
                ? ready.position().setup().spelled()
                : "";
    }
}
