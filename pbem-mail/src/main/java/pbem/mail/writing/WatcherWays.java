package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import pbem.record.GameRecord;

/** What somebody who looks on can reply to a board mail. */
record WatcherWays(BoardView view, Voice voice) {

    List<Block> blocks() {
        List<Block.Way> ways = new ArrayList<>();
        ways.add(new Block.Way("chat", voice.say("mail.way-chat")));
        ways.add(new Block.Way("show " + view.board().number(), voice.say("mail.way-show")));
        if (view.present().state() == GameRecord.State.ACTIVE) {
            ways.add(new Block.Way("unsubscribe", voice.say("mail.way-unsubscribe")));
        }
        return List.of(
                new Block.Paragraph(voice.say("mail.you-watch")),
                new Block.Heading(voice.say("mail.how-to-reply")),
                new Block.Ways(ways));
    }
}
