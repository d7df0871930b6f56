package pbem.handler.play;

import java.util.OptionalInt;
import pbem.command.PlayCommand;
import pbem.record.GameRecord;

/** Whether a pass permits a command at a board: it must be about that board, and ask for nothing private. */
record SaidByPass(GameRecord record) implements PlayCommand.Cases<Boolean> {

    private boolean here(OptionalInt board) {
        return board.isEmpty() || board.getAsInt() == record.board().number();
    }

    /** Without the board's number the text may be any sentence, so it must be a move. */
    @Override
    public Boolean move(PlayCommand.Move move) {
        return move.board().isPresent()
                ? here(move.board())
                : record.position().read(move.text()).match(legal -> true, refused -> false);
    }

    @Override
    public Boolean submit(PlayCommand.Submit submit) {
        return false;
    }

    @Override
    public Boolean confirm(PlayCommand.Confirm confirm) {
        return here(confirm.board());
    }

    @Override
    public Boolean queue(PlayCommand.Queue queue) {
        return here(queue.board());
    }

    @Override
    public Boolean unqueue(PlayCommand.Unqueue unqueue) {
        return here(unqueue.board());
    }

    @Override
    public Boolean draw(PlayCommand.Draw draw) {
        return here(draw.board()) && draw.words().isEmpty();
    }

    @Override
    public Boolean undo(PlayCommand.Undo undo) {
        return here(undo.board());
    }

    @Override
    public Boolean extend(PlayCommand.Extend extend) {
        return here(extend.board());
    }

    @Override
    public Boolean answerOffer(PlayCommand.AnswerOffer answer) {
        return here(answer.board());
    }

    @Override
    public Boolean claim(PlayCommand.Claim claim) {
        return false;
    }

    @Override
    public Boolean resign(PlayCommand.Resign resign) {
        return here(resign.board());
    }

    @Override
    public Boolean hint(PlayCommand.Hint hint) {
        return here(hint.board());
    }

    @Override
    public Boolean note(PlayCommand.Note note) {
        return false;
    }
}
