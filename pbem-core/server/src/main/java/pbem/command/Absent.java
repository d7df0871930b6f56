package pbem.command;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import pbem.phrase.Phrase;

/** Words that are commands on other servers of this kind, and what there is here instead. */
enum Absent {
    BROADCAST(Phrase.of("command.absent-broadcast"), "broadcast");

    private final Phrase instead;
    private final List<String> words;

    Absent(Phrase instead, String... words) {
        this.instead = instead;
        this.words = List.of(words);
    }

    /** What is said to who asks for it. */
    Phrase instead() {
        return instead;
    }

    static Optional<Absent> of(String word) {
        return Arrays.stream(values())
                .filter(absent -> absent.words.contains(word.toLowerCase(Locale.ROOT)))
                .findFirst();
    }
}
