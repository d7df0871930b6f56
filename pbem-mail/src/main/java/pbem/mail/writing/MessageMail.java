package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.notice.Context;
import pbem.player.Player;

/** The mail that brings one player the words of another, but not his address. */
record MessageMail(MailIdentity identity, Voice voice, Draft draft) {

    Composition compose(Matter.OfMessage message) {
        String from = CleanText.line(message.from());
        String reader = draft.reader().map(Player::user).orElse("");
        List<String> others = message.to().stream()
                .filter(user -> !user.equals(reader))
                .map(CleanText::line)
                .toList();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(
                others.isEmpty() ? voice.say("mail.message", from) : voice.say("mail.message-to-you-and", from, others),
                List.of()));
        blocks.add(new Block.Marker());
        Quotes.of(voice.say("mail.writes", from), message.words()).ifPresent(blocks::add);
        blocks.add(new Block.Heading(voice.say("mail.how-to-reply")));
        blocks.add(new Block.Ways(ways(from, others)));
        blocks.add(new Footers(identity, voice).plain());
        return new Composition(
                voice.say("mail.subject-message", from),
                Optional.empty(),
                Optional.empty(),
                draft.reader().map(player -> ReplyRight.ofPlayer(player.id(), Context.NONE)),
                blocks);
    }

    private List<Block.Way> ways(String from, List<String> others) {
        List<Block.Way> ways = new ArrayList<>();
        ways.add(new Block.Way("message " + from, voice.say("mail.way-message")));
        if (!others.isEmpty()) {
            ways.add(new Block.Way(
                    "message " + from + " " + String.join(" ", others), voice.say("mail.way-message-all")));
        }
        ways.add(new Block.Way("block " + from, voice.say("mail.way-block")));
        return ways;
    }
}
