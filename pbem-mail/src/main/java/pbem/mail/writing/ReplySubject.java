package pbem.mail.writing;

import java.util.List;
import java.util.Optional;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.board.BoardViews;
import pbem.notice.Notice.Answer;
import pbem.notice.ReplyTarget;
import pbem.record.GameRecord;

/** What all parts of an answer together are about. */
record ReplySubject(List<Answer> answers, BoardViews boards) {

    /** The most pictured boards in a mail: more would make it large, so beyond this all boards come as text. */
    private static final int PICTURED = 4;

    /** The one board that the answer is about, as it is now; empty if it is about none or several. */
    Optional<GameRecord> board() {
        List<Integer> numbers = answers.stream()
                .map(Answer::onBoard)
                .flatMap(Optional::stream)
                .map(ReplyTarget.OfBoard::number)
                .distinct()
                .toList();
        return numbers.size() == 1 ? Optional.of(boards.record(numbers.get(0))) : Optional.empty();
    }

    /** The lesson that the answer contains, if it contains one. */
    Optional<Answer.Lesson> lesson() {
        return answers.stream()
                .filter(Answer.Lesson.class::isInstance)
                .map(Answer.Lesson.class::cast)
                .findFirst();
    }

    /**
     * The target of a reply: the lesson, or the only board in the answer if it is shown as it is now. It is the same
     * for every reader.
     */
    ReplyTarget target() {
        Optional<Answer.Lesson> lesson = lesson();
        if (lesson.isPresent()) {
            return lesson.get().target();
        }
        List<ReplyTarget.OfBoard> shown = answers.stream()
                .filter(answer -> !(answer instanceof Answer.Hinted)) // hints show no board
                .map(Answer::onBoard)
                .flatMap(Optional::stream)
                .distinct()
                .toList();
        return shown.size() == 1 && view(shown.get(0)).isPresent() ? shown.get(0) : ReplyTarget.NONE;
    }

    /**
     * Whether the reader can reply with a move: the answer shows only one board, as it is now, and the reader plays on
     * it.
     */
    boolean mayMove() {
        return target() instanceof ReplyTarget.OfBoard shown
                && view(shown).seat().isPresent();
    }

    /** Whether the answer contains a refusal. Its board then serves to try again, so it comes with fewer facts. */
    boolean refuses() {
        return answers.stream().anyMatch(Answer.Refused.class::isInstance);
    }

    /** Whether the boards that the reader asked for are few enough to be shown as pictures. */
    boolean pictured() {
        return answers.stream()
                        .filter(answer -> answer instanceof Answer.Shown shown && !shown.textOnly())
                        .count()
                <= PICTURED;
    }

    private BoardView view(ReplyTarget.OfBoard shown) {
        return boards.at(shown.number(), shown.revision());
    }
}
