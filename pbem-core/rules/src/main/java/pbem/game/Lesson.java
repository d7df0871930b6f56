package pbem.game;

import java.util.List;
import java.util.stream.Stream;

/**
 * A lesson of a game's tutorial: a position, what is to be done in it, and what is said of each move that can be played.
 * A game's package may hold lessons in its resource {@code lessons.txt}, see {@link Lessons}.
 *
 * @param title a few words
 * @param tasks one after the other, at least one; each goes on from the position that the one before has reached
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
     * A move that is asked for.
     *
     * @param position with the pupil alone on turn
     * @param teaching what there is to know, in paragraphs; may be empty
     * @param wish what is to be done
     * @param hint for a pupil who does not find it
     * @param answers to moves; of those that fit the first counts, and one fits every move
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

        /** The moves that solve it, of those that are listed as legal. */
        public Stream<Move> solutions() {
            return position.moves().stream()
                    .filter(move -> answerTo(move).right())
                    .map(move -> (Move) move);
        }
    }

    /**
     * What is said of some moves.
     *
     * @param right whether they do what was asked for
     * @param kinds of which they are one
     * @param words why they are right, or what is wrong with them, in paragraphs
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
