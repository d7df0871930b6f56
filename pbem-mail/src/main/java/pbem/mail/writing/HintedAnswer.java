package pbem.mail.writing;

import java.util.List;
import java.util.Optional;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.body.Block;
import pbem.notice.Notice.Answer;
import pbem.player.Player;

/** Where the hidden pieces of a player can go. */
record HintedAnswer(MailContext context, Answer.Hinted hinted) {

    AnswerBlocks blocks() {
        return AnswerBlocks.untitled(context.say("mail.hints", hinted.board()), hints());
    }

    /** Nothing if the mail goes to anybody else, whatever the notice says. */
    private List<Block> hints() {
        if (!context.reader().map(Player::id).equals(Optional.of(hinted.player()))) {
            return List.of();
        }
        BoardView view = context.boards().at(hinted.board(), hinted.revision());
        List<String> hints = view.record().position().hints(view.viewer()).stream()
                .map(context.phrases()::say)
                .toList();
        return List.of(new Block.Items(hints));
    }
}
