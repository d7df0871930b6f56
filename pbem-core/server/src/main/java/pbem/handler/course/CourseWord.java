package pbem.handler.course;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import pbem.command.Courtesy;

/** What can be answered to a lesson beside a move. */
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

    /** Only where it is all that stands there, give or take courtesy; a wish for help in any sentence without a cell. */
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
