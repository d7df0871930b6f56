package pbem.mail.writing;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import pbem.command.CommandParser;
import pbem.command.Verb;
import pbem.game.Game;

/** What a line asks for in words of ours: whatever else was typed may be a password, and is no Subject. */
record SubjectWords(CommandParser parser) {

    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final int MOST = 3;

    /** "cholone challenge", "help queue"; empty if the line begins with no word of the language. */
    String of(String line) {
        return BLANKS.splitAsStream(line.strip())
                .limit(MOST)
                .map(this::known)
                .takeWhile(Optional::isPresent)
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" "));
    }

    private Optional<String> known(String word) {
        return parser.gameOf(word).map(Game::name).or(() -> Verb.of(word).map(Verb::word));
    }
}
