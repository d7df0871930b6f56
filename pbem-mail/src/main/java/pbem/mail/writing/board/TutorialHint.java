package pbem.mail.writing.board;

import java.util.List;
import pbem.game.Seat;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.player.Player;
import pbem.record.GameRecord;

/**
 * The lesson in a mail of a player's first game, the tutorial. Each mail teaches one thing, while there is little else
 * to read.
 */
public record TutorialHint(BoardView view, PhraseFormatter phrases) {

    private static final int LESSONS = 5;

    /** The lesson; empty for every other board and reader. */
    public List<Block> blocks() {
        if (view.seat().isEmpty() || !view.isPresent() || !isLesson()) {
            return List.of();
        }
        String game = view.board().game().name();
        if (view.record().state() != GameRecord.State.ACTIVE) {
            return List.of(
                    phrases.paragraph("lesson.over", game),
                    new Block.CommandLines(List.of(
                            phrases.complete("list", "lesson.does-list"),
                            phrases.typed(game + " challenge USERID", "lesson.does-challenge"),
                            phrases.complete("help commands", "lesson.does-help"))));
        }
        Seat seat = view.seat().get();
        int moves = (int) view.record().plies().stream()
                .filter(ply -> ply.seat().equals(seat))
                .count();
        return view.isReadersTurn() && moves < LESSONS ? lesson(moves + 1, game) : List.of();
    }

    private List<Block> lesson(int number, String game) {
        String heading = switch (number) {
            case 1 -> phrases.say("lesson.move");
            case 2 -> phrases.say("lesson.comment");
            case 3 -> phrases.say("lesson.preview");
            case 4 -> phrases.say("lesson.draw");
            default -> phrases.say("lesson.end");
        };
        String words = switch (number) {
            case 1 -> phrases.say("lesson.move-words", game);
            case 2 -> phrases.say("lesson.comment-words");
            case 3 -> phrases.say("lesson.preview-words");
            case 4 -> phrases.say("lesson.draw-words");
            default -> phrases.say("lesson.end-words");
        };
        return List.of(phrases.heading("lesson.heading", number, LESSONS, heading), new Block.Paragraph(words));
    }

    /** Whether the server's own teacher plays on this board. */
    private boolean isLesson() {
        return view.board().players().stream().anyMatch(player -> player.state() == Player.State.HOUSE);
    }
}
