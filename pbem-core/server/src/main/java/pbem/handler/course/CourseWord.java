package pbem.handler.course;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import pbem.command.Courtesy;

/** The answers to a lesson other than moves. */
enum CourseWord {
    HINT("hint"),
    SOLUTION("solution"),
    AGAIN("again", "show", "undo"),
    SKIP("skip", "next"),
    STOP("stop", "resign", "quit");

    private final List<String> words;

    CourseWord(String... words) {
        this.words = List.of(words);
    }

    /**
     * The word that a line consists of, apart from words of courtesy. A request for a hint or the solution may be any
     * sentence that names no cell.
     */
    static Optional<CourseWord> of(String line) {
        List<String> said = Courtesy.words(Courtesy.withoutPhrases(line)).stream()
                .filter(word -> !word.equals("please"))
                .toList();
        boolean cell = line.chars().anyMatch(Character::isDigit);
        return Arrays.stream(values())
                .filter(one -> said.size() == 1 && one.words.contains(said.get(0))
                        || one.helps() && !cell && said.stream().anyMatch(one.words::contains))
                .findFirst();
    }

    private boolean helps() {
        return this == HINT || this == SOLUTION;
    }
}
