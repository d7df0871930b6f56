package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.player.Player;

/** The mail that brings one player the words of another, but not their address. */
record MessageMail(MailContext context, Notice.Message message) {

    MailContent content() {
        String from = CleanText.line(message.from());
        String reader = context.reader().map(Player::user).orElse("");
        List<String> others = message.to().stream()
                .filter(user -> !user.equals(reader))
                .map(CleanText::line)
                .toList();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(
                others.isEmpty()
                        ? context.say("mail.message", from)
                        : context.say("mail.message-to-you-and", from, others),
                List.of()));
        blocks.add(new Block.Marker());
        Block.Quote.of(context.say("mail.writes", from), message.words()).ifPresent(blocks::add);
        blocks.add(new Block.Heading(context.say("mail.how-to-reply")));
        blocks.add(new Block.CommandLines(lines(from, others)));
        blocks.add(context.footer());
        return MailContent.of(context.say("mail.subject-message", from), blocks)
                .repliedWith(context.grant(ReplyTarget.NONE));
    }

    private List<Block.CommandLine> lines(String from, List<String> others) {
        List<Block.CommandLine> lines = new ArrayList<>();
        lines.add(new Block.CommandLine("message " + from, context.say("mail.does-message")));
        if (!others.isEmpty()) {
            lines.add(new Block.CommandLine(
                    "message " + from + " " + String.join(" ", others), context.say("mail.does-message-all")));
        }
        lines.add(new Block.CommandLine("block " + from, context.say("mail.does-block")));
        return lines;
    }
}
