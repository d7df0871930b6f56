package pbem.command;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Refusal;

/** Reads one line as a command. Never throws, whatever the line; safe for any thread. */
public final class CommandParser {

    private static final Pattern FULL_STOP = Pattern.compile("[.,;!?]+$");

    /** Two words to many. */
    private static final Pattern SIGN_UP = Pattern.compile("^sign\\s+up(?!\\S)", Pattern.CASE_INSENSITIVE);

    /** The first of them alone. */
    private static final String SIGN = "sign";

    /** What people answer in a sentence rather than in a command. */
    private static final Set<Verb> ANSWERS =
            EnumSet.of(Verb.ACCEPT, Verb.DECLINE, Verb.RESIGN, Verb.DRAW, Verb.UNDO, Verb.PASS, Verb.CONFIRM);

    /** The model server's word for "of any game". */
    private static final String ANY_GAME = "all";

    private final Games games;

    public CommandParser(Games games) {
        this.games = games;
    }

    /** A line of a new mail: it must begin with a word of the language, or with the name of a game. */
    public Parsing parse(String typed) {
        String line = tidied(typed);
        List<String> words = Words.split(line);
        if (words.isEmpty()) {
            return new Parsing.Unknown(new CommandRefusal.NothingSaid());
        }
        Optional<Game> game = games.named(words.get(0));
        if (game.isPresent()) {
            return parseOf(game.get(), words, Arguments.after(line, words.get(0)));
        }
        if (words.get(0).equalsIgnoreCase(ANY_GAME) && words.size() > 1) {
            Optional<Verb> verb = Verb.of(words.get(1));
            if (verb.isPresent()) {
                return read(
                        verb.get(),
                        words.get(1),
                        Optional.empty(),
                        Arguments.after(Arguments.after(line, words.get(0)), words.get(1)));
            }
        }
        Optional<Verb> said = answer(words);
        if (said.isPresent()) {
            return read(said.get(), said.get().word(), Optional.empty(), "");
        }
        return Verb.of(words.get(0))
                .map(verb -> read(verb, words.get(0), Optional.empty(), Arguments.after(line, words.get(0))))
                .orElseGet(() -> unknown(words.get(0)));
    }

    /** "I resign." and "I accept your challenge." */
    private static Optional<Verb> answer(List<String> words) {
        if (SmallTalk.beginsWithI(words) && words.get(1).equalsIgnoreCase("offer")) {
            return Optional.of(Verb.DRAW)
                    .filter(draw -> SmallTalk.isAll(String.join(" ", words.subList(2, words.size()))));
        }
        return SmallTalk.beginsWithI(words) && SmallTalk.isAll(String.join(" ", words.subList(2, words.size())))
                ? Verb.of(FULL_STOP.matcher(words.get(1)).replaceAll("")).filter(ANSWERS::contains)
                : Optional.empty();
    }

    /** The first line of a reply to a board or a challenge: a command, or else a move as it is. */
    public Parsing parseReply(String typed) {
        String line = tidied(typed);
        List<String> words = Words.split(line);
        if (words.isEmpty()) {
            return new Parsing.Unknown(new CommandRefusal.NothingSaid());
        }
        if (games.named(words.get(0)).isPresent()) {
            return parse(line);
        }
        Optional<Verb> said = answer(words);
        if (said.isPresent()) {
            return read(said.get(), said.get().word(), Optional.empty(), "");
        }
        String word = FULL_STOP.matcher(words.get(0)).replaceAll("");
        Optional<Verb> answer = Verb.of(word).filter(ANSWERS::contains);
        if (answer.isPresent() && FULL_STOP.matcher(words.get(0)).find()) {
            return read(
                    answer.get(), word, Optional.empty(), ""); // "Accept, with pleasure!" is an answer with small talk
        }
        Optional<Verb> verb = Verb.of(words.get(0));
        if (verb.isEmpty()) {
            return Absent.of(words.get(0)).isPresent()
                    ? unknown(words.get(0))
                    : PlayForms.move(Optional.empty(), OptionalInt.empty(), line);
        }
        String rest = Arguments.after(line, words.get(0));
        if (ANSWERS.contains(verb.get()) && SmallTalk.isAll(rest)) {
            return read(verb.get(), words.get(0), Optional.empty(), ""); // "resign this game, please"
        }
        if (verb.get() == Verb.MOVE && !beginsWithNumber(rest)) {
            return PlayForms.move(Optional.empty(), OptionalInt.empty(), rest);
        }
        if (verb.get() == Verb.SHOW && rest.isEmpty()) {
            return Arguments.understood(new InformationCommand.Show(
                    Optional.empty(), OptionalInt.empty(), OptionalInt.empty(), Optional.empty()));
        }
        return read(verb.get(), words.get(0), Optional.empty(), rest);
    }

    private static String tidied(String typed) {
        return SIGN_UP.matcher(Words.tidied(typed)).replaceFirst(Verb.SIGNUP.word());
    }

    /** The game that a line names first, whether or not the rest of it can be read. */
    public Optional<Game> gameOf(String typed) {
        return Words.split(tidied(typed)).stream().findFirst().flatMap(games::named);
    }

    /** The verb that a line begins with, behind the name of a game if there is one; as for {@link #gameOf}. */
    public Optional<Verb> verbOf(String typed) {
        List<String> words = Words.split(tidied(typed));
        int place = gameOf(typed).isPresent() ? 1 : 0;
        Optional<Verb> said = answer(words);
        if (said.isPresent()) {
            return said;
        }
        return words.size() > place ? Verb.of(words.get(place)) : Optional.empty();
    }

    private Parsing parseOf(Game game, List<String> words, String rest) {
        if (words.size() == 1) {
            return new Parsing.Malformed(
                    new CommandRefusal.GameWithoutVerb(game.name(), Optional.empty(), Optional.empty()));
        }
        String second = words.get(1);
        return Verb.of(second)
                .map(verb -> read(verb, second, Optional.of(game), Arguments.after(rest, second)))
                .orElseGet(() -> new Parsing.Malformed(Absent.of(second)
                        .<CommandRefusal>map(absent -> new CommandRefusal.NotHere(second))
                        .orElseGet(() -> new CommandRefusal.GameWithoutVerb(
                                game.name(), Optional.of(second), NearMiss.of(second, Verb.words())))));
    }

    private Parsing read(Verb verb, String word, Optional<Game> game, String rest) {
        Arguments said = new Arguments(verb, word.toLowerCase(Locale.ROOT), game, rest, games);
        return switch (verb.group()) {
            case ACCOUNT -> AccountForms.read(said);
            case INFORMATION -> InformationForms.read(said);
            case INVITATION -> InvitationForms.read(said);
            case PLAY -> PlayForms.read(said);
            case TALK -> TalkForms.read(said);
            case WATCH -> WatchForms.read(said);
            case TOURNAMENT -> TournamentForms.read(said);
        };
    }

    private static boolean beginsWithNumber(String rest) {
        List<String> words = Words.split(rest);
        return words.size() > 1 && Arguments.number(words.get(0)).isPresent();
    }

    private Parsing unknown(String word) {
        return new Parsing.Unknown(Absent.of(word)
                .<CommandRefusal>map(absent -> new CommandRefusal.NotHere(word))
                .orElseGet(() -> new CommandRefusal.UnknownCommand(word, likely(word))));
    }

    /**
     * What was probably meant by a line that was taken for a move and is none: a word of the language with one slip in
     * it.
     */
    public Optional<Refusal> slip(String line) {
        List<String> words = Words.split(line);
        Optional<String> first = words.stream()
                .findFirst()
                .filter(word -> word.chars().allMatch(Character::isLetter))
                .filter(word -> Verb.of(word).isEmpty());
        return first.flatMap(word -> NearMiss.of(word, known(), 1)
                .map(meant -> new CommandRefusal.UnknownCommand(word, Optional.of(meant))));
    }

    /** The word of the language that a slip was probably meant to be. */
    private Optional<String> likely(String word) {
        return word.equalsIgnoreCase(SIGN) ? Optional.of(Verb.SIGNUP.word()) : NearMiss.of(word, known());
    }

    private List<String> known() {
        return Stream.concat(Verb.words().stream().filter(CommandParser::mayBeMeant), names().stream())
                .toList();
    }

    /** Who mistypes "please" is not asked whether they meant to be erased. */
    private static boolean mayBeMeant(String word) {
        return !Verb.SIGNOFF.aliases().contains(word);
    }

    private List<String> names() {
        return games.all().stream().map(Game::name).toList();
    }
}
