package pbem.handler.play;

import java.util.Optional;
import pbem.command.PlayCommand;
import pbem.notice.Notice.Answer;
import pbem.phrase.HarmlessText;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.PrivateNotes;
import pbem.request.CommandContext;
import pbem.request.CommandResult;
import pbem.request.NamedBoard;

/** Handles {@code note}: a player's private notes at a board, also after the game is over. */
final class NoteHandler {

    /** The longest note, in characters, so that the board's mails stay readable. */
    static final int LONGEST = 1000;

    private static final String NONE = "none";

    private NoteHandler() {}

    static void note(CommandContext context, PlayCommand.Note wish) {
        Optional<GameRecord> record = NamedBoard.find(context, wish.game(), wish.board())
                .filter(found -> NamedBoard.seat(context, found).isPresent());
        if (record.isEmpty()) {
            return;
        }
        int board = record.get().board().number();
        String words = HarmlessText.of(wish.words() + "\n" + context.comment()).strip();
        if (words.length() > LONGEST) {
            context.refuse(NoteRefusal.TOO_LONG.of(words.length(), LONGEST));
        } else {
            CommandResult.Status status = words.isEmpty() ? CommandResult.Status.ANSWERED : CommandResult.Status.DONE;
            Phrase noted = noted(context, board, words);
            context.report(
                    status,
                    Phrase.of("play.note-wrote", board),
                    new Answer.Said(noted),
                    context.shown(record.get()).inText());
        }
    }

    private static Phrase noted(CommandContext context, int board, String words) {
        PrivateNotes notes = context.repositories().privateNotes();
        Player player = context.player();
        if (words.isEmpty()) {
            return Phrase.of(notes.of(board, player).isPresent() ? "play.note-is" : "play.note-is-nothing", board);
        }
        if (words.equalsIgnoreCase(NONE)) {
            return Phrase.of(notes.drop(board, player) ? "play.note-dropped" : "play.note-is-nothing", board);
        }
        notes.keep(board, player, words, context.now());
        return Phrase.of("play.note-kept", board);
    }
}
