package pbem.mail.writing.board;

import java.util.ArrayList;
import java.util.List;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.record.GameRecord;

/** What somebody who looks on can reply to a board mail. */
public record WatcherReplyLines(BoardView view, PhraseFormatter phrases) {

    public List<Block> blocks() {
        List<Block.CommandLine> lines = new ArrayList<>();
        lines.add(new Block.CommandLine("chat", phrases.say("mail.does-chat")));
        lines.add(Block.CommandLine.complete("show " + view.board().number(), phrases.say("mail.does-show")));
        if (view.present().state() == GameRecord.State.ACTIVE) {
            lines.add(Block.CommandLine.complete("unsubscribe", phrases.say("mail.does-unsubscribe")));
        }
        return List.of(
                new Block.Paragraph(phrases.say("mail.you-watch")),
                new Block.Heading(phrases.say("mail.how-to-reply")),
                new Block.CommandLines(lines));
    }
}
