package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.notice.ReplyTarget;
import pbem.player.Player;

/** The mail that brings one player the words of another, but not his address. */
record MessageMail(MailIdentity identity, PhraseFormatter phrases, MailDraft draft) {

    Composition compose(MailContent.OfMessage message) {
        String from = CleanText.line(message.from());
        String reader = draft.reader().map(Player::user).orElse("");
        List<String> others = message.to().stream()
                .filter(user -> !user.equals(reader))
                .map(CleanText::line)
                .toList();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(
                others.isEmpty()
                        ? phrases.say("mail.message", from)
                        : phrases.say("mail.message-to-you-and", from, others),
                List.of()));
        blocks.add(new Block.Marker());
        Quotes.of(phrases.say("mail.writes", from), message.words()).ifPresent(blocks::add);
        blocks.add(new Block.Heading(phrases.say("mail.how-to-reply")));
        blocks.add(new Block.Ways(ways(from, others)));
        blocks.add(new Footers(identity, phrases).plain());
        return new Composition(
                phrases.say("mail.subject-message", from),
                Optional.empty(),
                Optional.empty(),
                draft.reader().map(player -> ReplyGrant.ofPlayer(player.id(), ReplyTarget.NONE)),
                blocks);
    }

    private List<Block.Way> ways(String from, List<String> others) {
        List<Block.Way> ways = new ArrayList<>();
        ways.add(new Block.Way("message " + from, phrases.say("mail.way-message")));
        if (!others.isEmpty()) {
            ways.add(new Block.Way(
                    "message " + from + " " + String.join(" ", others), phrases.say("mail.way-message-all")));
        }
        ways.add(new Block.Way("block " + from, phrases.say("mail.way-block")));
        return ways;
    }
}
