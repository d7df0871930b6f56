package pbem.command;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.text.similarity.LevenshteinDistance;
import pbem.game.Game;
import pbem.game.Games;

/** Reads one line as a command. Never throws, whatever the line; safe for any thread. */
public final class CommandParser {

    private static final Pattern NUMBER = Pattern.compile("#?([1-9][0-9]{0,8})[:.,]?");
    private static final Pattern GUARDED = Pattern.compile("(.*\\S)\\s*#\\s*([0-9]{1,6})", Pattern.DOTALL);
    private static final Pattern BOARD_AND_PLY = Pattern.compile("([1-9][0-9]{0,8})(?:#([0-9]{1,6}))?");
    private static final Pattern FULL_STOP = Pattern.compile("[.,;!]+$");

    /** What people answer in a sentence rather than in a command. */
    private static final Set<Verb> ANSWERS = EnumSet.of(Verb.ACCEPT, Verb.DECLINE, Verb.RESIGN);

    private static final int SLIPS_FORGIVEN = 2;

    private final Games games;

    public CommandParser(Games games) {
        this.games = games;
    }

    /** A line of a new mail: it must begin with a word of the language, or with the name of a game. */
    public Parsing parse(String typed) {
        String line = Words.tidied(typed);
        List<String> words = Words.split(line);
        if (words.isEmpty()) {
            return new Parsing.Unknown(new CommandRefusal.NothingSaid());
        }
        Optional<Game> game = games.named(words.get(0));
        if (game.isPresent()) {
            return parseOf(game.get(), words, after(line, words.get(0)));
        }
        return Verb.of(words.get(0))
                .map(verb -> read(verb, Optional.empty(), after(line, words.get(0))))
                .orElseGet(() -> new Parsing.Unknown(new CommandRefusal.UnknownCommand(
                        words.get(0), likely(words.get(0).toLowerCase(Locale.ROOT)))));
    }

    /** The first line of a reply to a board or a challenge: a command, or else a move as it is. */
    public Parsing parseReply(String typed) {
        String line = Words.tidied(typed);
        List<String> words = Words.split(line);
        if (words.isEmpty()) {
            return new Parsing.Unknown(new CommandRefusal.NothingSaid());
        }
        if (games.named(words.get(0)).isPresent()) {
            return parse(line);
        }
        Optional<Verb> answer = Verb.of(FULL_STOP.matcher(words.get(0)).replaceAll(""));
        if (answer.filter(ANSWERS::contains).isPresent()
                && FULL_STOP.matcher(words.get(0)).find()) {
            return read(answer.get(), Optional.empty(), ""); // "Accept, with pleasure!" is an answer and a courtesy
        }
        Optional<Verb> verb = Verb.of(words.get(0));
        if (verb.isEmpty()) {
            return move(Optional.empty(), OptionalInt.empty(), line);
        }
        String rest = after(line, words.get(0));
        if (verb.get() == Verb.MOVE && !beginsWithNumber(rest)) {
            return move(Optional.empty(), OptionalInt.empty(), rest);
        }
        return read(verb.get(), Optional.empty(), rest);
    }

    private Parsing parseOf(Game game, List<String> words, String rest) {
        if (words.size() == 1) {
            return new Parsing.Malformed(new CommandRefusal.GameWithoutVerb(game.name(), Optional.empty()));
        }
        Optional<Verb> verb = Verb.of(words.get(1));
        return verb.map(v -> read(v, Optional.of(game), after(rest, words.get(1))))
                .orElseGet(() -> new Parsing.Malformed(
                        new CommandRefusal.GameWithoutVerb(game.name(), Optional.of(words.get(1)))));
    }

    private Parsing read(Verb verb, Optional<Game> game, String rest) {
        return switch (verb) {
            case SIGNUP -> signup(rest);
            case HELP ->
                new Parsing.Understood(new Command.Help(
                        game.map(g -> (g.name() + " " + rest).strip()).orElse(rest.strip())));
            case LIST -> list(game, rest);
            case CHALLENGE -> challenge(game, rest);
            case ACCEPT ->
                number(rest).map(n -> understood(new Command.Accept(n))).orElseGet(() -> wrong(verb));
            case DECLINE ->
                number(rest).map(n -> understood(new Command.Decline(n))).orElseGet(() -> wrong(verb));
            case RESIGN ->
                number(rest).map(n -> understood(new Command.Resign(game, n))).orElseGet(() -> wrong(verb));
            case MOVE -> moveOnBoard(game, rest);
            case SHOW -> show(game, rest);
        };
    }

    private Parsing signup(String rest) {
        List<String> words = Words.split(rest);
        return words.size() == 1 ? understood(new Command.Signup(words.get(0))) : wrong(Verb.SIGNUP);
    }

    private Parsing list(Optional<Game> game, String rest) {
        List<String> words = Words.split(rest);
        if (words.isEmpty()) {
            return understood(new Command.ListGames(game));
        }
        return games.named(words.get(0))
                .map(named -> understood(new Command.ListGames(Optional.of(named))))
                .orElseGet(() -> new Parsing.Malformed(new CommandRefusal.NoSuchGame(words.get(0), names())));
    }

    private Parsing challenge(Optional<Game> named, String rest) {
        Words words = Words.of(rest);
        List<String> users = words.plain();
        Optional<Game> game = named;
        if (game.isEmpty() && !users.isEmpty()) {
            game = games.named(users.get(0)); // people write "challenge cholone bob", too
            users = users.subList(1, users.size());
        }
        if (game.isEmpty()) {
            return new Parsing.Malformed(new CommandRefusal.WhichGame(Verb.CHALLENGE, names()));
        }
        return understood(new Command.Challenge(game.get(), users, words.options(), words.terms()));
    }

    private Parsing moveOnBoard(Optional<Game> game, String rest) {
        List<String> words = Words.split(rest);
        if (words.size() < 2) {
            return wrong(Verb.MOVE);
        }
        Matcher board = NUMBER.matcher(words.get(0));
        if (!board.matches()) {
            return wrong(Verb.MOVE);
        }
        return move(game, OptionalInt.of(Integer.parseInt(board.group(1))), after(rest, words.get(0)));
    }

    private static Parsing move(Optional<Game> game, OptionalInt board, String raw) {
        String text = raw.strip();
        Matcher guarded = GUARDED.matcher(text);
        return guarded.matches()
                ? understood(new Command.Move(
                        game, board, guarded.group(1), OptionalInt.of(Integer.parseInt(guarded.group(2)))))
                : understood(new Command.Move(game, board, text, OptionalInt.empty()));
    }

    private static Parsing show(Optional<Game> game, String rest) {
        List<String> words = Words.split(rest);
        if (!words.isEmpty() && Verb.of(words.get(0)).equals(Optional.of(Verb.MOVE))) {
            words = words.subList(1, words.size()); // "show board 101" is as good as "show 101"
        }
        if (words.isEmpty()) {
            return wrong(Verb.SHOW);
        }
        Matcher which = BOARD_AND_PLY.matcher(words.get(0));
        if (!which.matches()) {
            return wrong(Verb.SHOW);
        }
        OptionalInt ply =
                which.group(2) == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(which.group(2)));
        List<String> more = words.subList(1, words.size());
        Optional<String> thing = more.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", more));
        if (thing.isPresent() && thing.get().chars().noneMatch(Character::isLetter)) {
            return wrong(Verb.SHOW); // a second number: one board at a time
        }
        return understood(new Command.Show(game, Integer.parseInt(which.group(1)), ply, thing));
    }

    /** Nothing, or one number; anything else is empty. */
    private static Optional<OptionalInt> number(String rest) {
        List<String> words = Words.split(rest);
        if (words.isEmpty()) {
            return Optional.of(OptionalInt.empty());
        }
        Matcher number = NUMBER.matcher(words.get(0));
        return words.size() == 1 && number.matches()
                ? Optional.of(OptionalInt.of(Integer.parseInt(number.group(1))))
                : Optional.empty();
    }

    private static boolean beginsWithNumber(String rest) {
        List<String> words = Words.split(rest);
        return words.size() > 1 && NUMBER.matcher(words.get(0)).matches();
    }

    /** The word of the language that a slip was probably meant to be. */
    private Optional<String> likely(String word) {
        LevenshteinDistance distance = new LevenshteinDistance(SLIPS_FORGIVEN);
        return Stream.concat(Verb.words().stream(), names().stream())
                .filter(known -> word.length() > SLIPS_FORGIVEN && distance.apply(word, known) >= 0)
                .min(Comparator.comparing(known -> distance.apply(word, known)));
    }

    private List<String> names() {
        return games.all().stream().map(Game::name).toList();
    }

    private static Parsing understood(Command command) {
        return new Parsing.Understood(command);
    }

    private static Parsing wrong(Verb verb) {
        return new Parsing.Malformed(new CommandRefusal.WrongForm(verb));
    }

    /** What stands behind the first occurrence of a word. */
    private static String after(String line, String word) {
        return line.substring(line.indexOf(word) + word.length());
    }
}
