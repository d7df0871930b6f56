package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import pbem.record.GameRecord;

/** What somebody who looks on can reply to a board mail. */
record WatcherReplyLines(BoardView view, PhraseFormatter phrases) {

    List<Block> blocks() {
        List<Block.CommandLine> lines = new ArrayList<>();
        lines.add(new Block.CommandLine("chat", phrases.say("mail.does-chat")));
        lines.add(new Block.CommandLine("show " + view.board().number(), phrases.say("mail.does-show")));
        if (view.present().state() == GameRecord.State.ACTIVE) {
            lines.add(new Block.CommandLine("unsubscribe", phrases.say("mail.does-unsubscribe")));
        }
        return List.of(
                new Block.Paragraph(phrases.say("mail.you-watch")),
                new Block.Heading(phrases.say("mail.how-to-reply")),
                new Block.CommandLines(lines));
    }
}
