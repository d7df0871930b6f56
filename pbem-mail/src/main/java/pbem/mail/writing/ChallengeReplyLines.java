package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.game.Act;
import pbem.game.Seed;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.notice.Notice;
import pbem.notice.Notice.ChallengeNews.What;
import pbem.player.Player;
import pbem.repository.Challenge;

/** The lines that the reader can reply to a challenge mail now. */
record ChallengeReplyLines(PhraseFormatter phrases, Challenge challenge, Optional<Player> reader) {

    private static final Seed ANY = Seed.of(new byte[Seed.BYTES]);

    /**
     * The lines, under a heading; empty if the reader can do nothing here.
     *
     * @param named follows the verb and names the challenge; empty if the reply's address does
     */
    List<Block> after(Notice.ChallengeNews news, String named) {
        boolean mine = reader.filter(challenge::isBy).isPresent();
        if (news.what() == What.SEAT_DECLINED && mine && challenge.state() == Challenge.State.OPEN) {
            return withoutThem(news, named);
        }
        if (challenge.state() != Challenge.State.OPEN
                || reader.flatMap(challenge::invitee).isEmpty()) {
            return List.of();
        }
        List<Block.CommandLine> lines = new ArrayList<>();
        if (mayAnswer()) {
            boolean alone =
                    challenge.invitees().stream().filter(i -> !i.accepted()).count() == 1;
            lines.add(phrases.complete("accept" + named, alone ? "mail.does-accept" : "mail.does-accept-many"));
            lines.add(phrases.complete("decline" + named, "mail.does-decline"));
            lines.add(phrases.complete("help " + challenge.game().name(), "mail.does-help"));
        } else if (mine) {
            lines.add(phrases.complete("withdraw" + named, "mail.does-withdraw"));
        } else if (challenge.openToAll()) {
            lines.add(phrases.complete("decline" + named, "mail.does-leave"));
        }
        return lines.isEmpty()
                ? List.of()
                : List.of(phrases.heading("mail.how-to-answer"), new Block.CommandLines(lines));
    }

    boolean mayAnswer() {
        return challenge.state() == Challenge.State.OPEN
                && reader.flatMap(challenge::invitee)
                        .filter(invitee -> !invitee.accepted())
                        .isPresent();
    }

    /** The lines for the challenger after a player declined: ask another, withdraw, or play with the others. */
    private List<Block> withoutThem(Notice.ChallengeNews news, String named) {
        List<Block> blocks = new ArrayList<>(List.of(
                phrases.heading("mail.how-to-answer"),
                new Block.CommandLines(List.of(
                        phrases.typed("replace" + named + " USERID", "mail.does-replace"),
                        phrases.complete("withdraw" + named, "mail.does-withdraw")))));
        blocks.addAll(again(news));
        return blocks;
    }

    private List<Block> again(Notice.ChallengeNews news) {
        List<String> others = challenge.players().stream()
                .filter(player -> !challenge.isBy(player))
                .map(ChallengeMail::user)
                .filter(user -> !user.equals(CleanText.line(news.by())))
                .toList();
        boolean playable = !others.isEmpty()
                && challenge.game().start(others.size() + 1, challenge.options(), ANY) instanceof Act.Done;
        if (!playable) {
            return List.of();
        }
        String line = Stream.of(
                        challenge.game().name(),
                        "challenge",
                        String.join(" ", others),
                        spelled(others.size() + 1),
                        challenge.terms().spelled())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
        return List.of(
                phrases.heading("mail.without", CleanText.line(news.by())),
                new Block.CommandLines(List.of(Block.CommandLine.complete(phrases.command(line), ""))));
    }

    private String spelled(int seats) {
        return challenge
                .game()
                .start(seats, challenge.options(), ANY)
                .match(ready -> ready.setup().spelled(), no -> "");
    }
}
