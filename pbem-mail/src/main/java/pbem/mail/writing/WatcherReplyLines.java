package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import pbem.record.GameRecord;

/** What somebody who looks on can reply to a board mail. */
record WatcherReplyLines(BoardView view, PhraseFormatter phrases) {

    List<Block> blocks() {
        List<Block.Way> ways = new ArrayList<>();
        ways.add(new Block.Way("chat", phrases.say("mail.way-chat")));
        ways.add(new Block.Way("show " + view.board().number(), phrases.say("mail.way-show")));
        if (view.present().state() == GameRecord.State.ACTIVE) {
            ways.add(new Block.Way("unsubscribe", phrases.say("mail.way-unsubscribe")));
        }
        return List.of(
                new Block.Paragraph(phrases.say("mail.you-watch")),
                new Block.Heading(phrases.say("mail.how-to-reply")),
                new Block.Ways(ways));
    }
}
