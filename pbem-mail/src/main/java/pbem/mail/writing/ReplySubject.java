package pbem.mail.writing;

import java.util.List;
import java.util.Optional;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.board.BoardViews;
import pbem.notice.Notice.Answer;
import pbem.notice.ReplyTarget;
import pbem.record.GameRecord;

/** What the parts of an answer are about, taken together. */
record ReplySubject(List<Answer> answers, BoardViews boards) {

    /** More pictures than that make a mail heavy; those boards come as text. */
    private static final int PICTURED = 4;

    /** The one board that the answer speaks of, as it is now; empty if it speaks of none or of several. */
    Optional<GameRecord> board() {
        List<Integer> numbers = answers.stream()
                .map(Answer::onBoard)
                .flatMap(Optional::stream)
                .map(ReplyTarget.OfBoard::number)
                .distinct()
                .toList();
        return numbers.size() == 1 ? Optional.of(boards.record(numbers.get(0))) : Optional.empty();
    }

    /** The lesson that it gives, if it gives one. */
    Optional<Answer.Lesson> lesson() {
        return answers.stream()
                .filter(Answer.Lesson.class::isInstance)
                .map(Answer.Lesson.class::cast)
                .findFirst();
    }

    /** A reply to what shows one board as it is now is about that board, for every reader. */
    ReplyTarget target() {
        Optional<Answer.Lesson> lesson = lesson();
        if (lesson.isPresent()) {
            return lesson.get().target();
        }
        List<ReplyTarget.OfBoard> shown = answers.stream()
                .filter(answer -> !(answer instanceof Answer.Hinted)) // which shows no board
                .map(Answer::onBoard)
                .flatMap(Optional::stream)
                .distinct()
                .toList();
        return shown.size() == 1 && view(shown.get(0)).isPresent() ? shown.get(0) : ReplyTarget.NONE;
    }

    /** A player who is shown the one board on which they play, as it is now, can reply with a move. */
    boolean mayMove() {
        return target() instanceof ReplyTarget.OfBoard shown
                && view(shown).seat().isPresent();
    }

    /** A board that goes with a refusal is there to try again on, not to learn about. */
    boolean refuses() {
        return answers.stream().anyMatch(Answer.Refused.class::isInstance);
    }

    /** Whether the boards that somebody asked to see are few enough for pictures. */
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
