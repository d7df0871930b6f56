package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import pbem.game.Seat;
import pbem.play.GameRecord;

/** What this reader can reply to a board mail now. */
record BoardWays(BoardView view, Voice voice) {

    /** Empty if he has nothing to do here. */
    List<Block> blocks() {
        if (view.record().state() != GameRecord.State.ACTIVE || view.seat().isEmpty()) {
            return List.of();
        }
        if (!view.isPresent()) {
            return List.of(new Block.Paragraph(voice.say("mail.gone-on", show())));
        }
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Heading(voice.say("mail.how-to-reply")));
        blocks.add(new Block.Ways(ways(view.seat().get())));
        if (view.isReadersTurn()) {
            blocks.add(new Block.Paragraph(voice.say("mail.comment-goes-along")));
        }
        return blocks;
    }

    private List<Block.Way> ways(Seat seat) {
        List<Block.Way> ways = new ArrayList<>();
        if (view.isReadersTurn()) {
            ways.add(new Block.Way(view.board().game().moveForm(), voice.say("mail.way-move")));
        }
        if (view.record().position().active().contains(seat)) {
            ways.add(new Block.Way("resign", voice.say("mail.way-resign")));
        }
        ways.add(new Block.Way(show(), voice.say("mail.way-show")));
        ways.add(new Block.Way("help " + view.board().game().name(), voice.say("mail.way-help")));
        return ways;
    }

    private String show() {
        return "show " + view.board().number();
    }
}
