package pbem.command;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The words that commands begin with, each with its aliases and its form as shown in errors and help. */
public enum Verb {
    SIGNUP("signup USERID", 0),
    HELP("help [TOPIC]", 0),
    LIST("list [GAME]", 0),
    CHALLENGE("GAME challenge USERID... [-option] [--term]", 5),
    ACCEPT("accept [CHALLENGE]", 0),
    DECLINE("decline [CHALLENGE]", 0, "reject"),
    MOVE("move BOARD MOVE", 0, "mvoe", "board"),
    RESIGN("resign BOARD", 0),
    SHOW("show BOARD[#MOVE] [CELL]", 0);

    private final String form;
    private final int shortest;
    private final List<String> aliases;

    Verb(String form, int shortest, String... aliases) {
        this.form = form;
        this.shortest = shortest;
        this.aliases = List.of(aliases);
    }

    /** As it is typed, in lower case. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** How the whole command is typed: capitals stand for what to fill in, brackets for what may be left out. */
    public String form() {
        return form;
    }

    /** The verb of that word in any case: itself, an alias, or a beginning that is long enough to be told apart. */
    public static Optional<Verb> of(String word) {
        String sought = word.toLowerCase(Locale.ROOT);
        return Arrays.stream(values()).filter(verb -> verb.answersTo(sought)).findFirst();
    }

    /** Every word and alias of the language; nobody may be called so. */
    public static List<String> words() {
        return Arrays.stream(values())
                .flatMap(verb -> Stream.concat(Stream.of(verb.word()), verb.aliases.stream()))
                .toList();
    }

    private boolean answersTo(String sought) {
        return sought.equals(word())
                || aliases.contains(sought)
                || (shortest > 0 && sought.length() >= shortest && word().startsWith(sought));
    }
}
