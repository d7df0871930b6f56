package pbem.mail.writing;

import java.util.List;
import pbem.game.Seat;
import pbem.player.Player;
import pbem.record.GameRecord;

/** What a pupil can learn from a mail of a first game: one thing a mail, while he has little to look at. */
record Lesson(BoardView view, Voice voice) {

    private static final int LESSONS = 5;

    /** Empty for every other board and reader. */
    List<Block> blocks() {
        if (view.seat().isEmpty() || !view.isPresent() || !isLesson(view)) {
            return List.of();
        }
        String game = view.board().game().name();
        if (view.record().state() != GameRecord.State.ACTIVE) {
            return List.of(
                    new Block.Paragraph(voice.say("lesson.over", game)),
                    new Block.Ways(List.of(
                            new Block.Way("list", voice.say("lesson.way-list")),
                            new Block.Way(game + " challenge USERID", voice.say("lesson.way-challenge")),
                            new Block.Way("help commands", voice.say("lesson.way-help")))));
        }
        Seat seat = view.seat().get();
        int moves = (int) view.record().plies().stream()
                .filter(ply -> ply.seat().equals(seat))
                .count();
        return view.isReadersTurn() && moves < LESSONS ? lesson(moves + 1, game) : List.of();
    }

    private List<Block> lesson(int number, String game) {
        String heading = switch (number) {
            case 1 -> voice.say("lesson.move");
            case 2 -> voice.say("lesson.comment");
            case 3 -> voice.say("lesson.preview");
            case 4 -> voice.say("lesson.draw");
            default -> voice.say("lesson.end");
        };
        String words = switch (number) {
            case 1 -> voice.say("lesson.move-words", game);
            case 2 -> voice.say("lesson.comment-words");
            case 3 -> voice.say("lesson.preview-words");
            case 4 -> voice.say("lesson.draw-words");
            default -> voice.say("lesson.end-words");
        };
        return List.of(
                new Block.Heading(voice.say("lesson.heading", number, LESSONS, heading)), new Block.Paragraph(words));
    }

    /** Whether a player of the house teaches here. */
    static boolean isLesson(BoardView view) {
        return view.board().players().stream().anyMatch(player -> player.state() == Player.State.HOUSE);
    }
}
