package pbem.game;

import java.util.List;
import java.util.stream.Stream;

/**
 * A lesson of a game's tutorial: a position, a task, and an answer to each legal move. A game's package may contain
 * lessons in its resource {@code lessons.txt}, see {@link Lessons}.
 *
 * @param title a few words
 * @param tasks at least one, in order; each continues from the position that the one before has reached
 */
public record Lesson(String title, List<Task> tasks) {

    public Lesson {
        tasks = List.copyOf(tasks);
    }

    /** The position before its first move. */
    public Position start() {
        return tasks.get(0).position();
    }

    /** The seat of the pupil. */
    public Seat pupil() {
        return start().toMove().get(0);
    }

    /**
     * A move that the lesson asks for.
     *
     * @param position with the pupil alone on turn
     * @param teaching the explanation before the task, in paragraphs; may be empty
     * @param wish the task
     * @param hint for a pupil who does not find the move
     * @param answers to moves; the first one that fits counts, and the last fits every move
     */
    public record Task(Position position, List<String> teaching, String wish, String hint, List<Answer> answers) {

        public Task {
            teaching = List.copyOf(teaching);
            answers = List.copyOf(answers);
        }

        /** @param move legal in the position */
        public Answer answerTo(Move move) {
            Position reached = position.play(move);
            return answers.stream()
                    .filter(answer -> answer.fits(position, move, reached))
                    .findFirst()
                    .orElseThrow();
        }

        /** The listed legal moves that solve the task. */
        public Stream<Move> solutions() {
            return position.moves().stream()
                    .filter(move -> answerTo(move).right())
                    .map(move -> (Move) move);
        }
    }

    /**
     * The answer to moves of some kinds.
     *
     * @param right whether these moves solve the task
     * @param kinds of moves that this answers
     * @param words why these moves are right or wrong, in paragraphs
     */
    public record Answer(boolean right, List<MoveKind> kinds, List<String> words) {

        public Answer {
            kinds = List.copyOf(kinds);
            words = List.copyOf(words);
        }

        boolean fits(Position before, Move move, Position reached) {
            return kinds.stream().anyMatch(kind -> kind.holds(before, move, reached));
        }
    }
}
