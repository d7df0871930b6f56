package pbem.command;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.phrase.EachLanguage;

/** Parses one line as a command. Accepts any line and never throws; safe for any thread. */
public final class CommandParser {

    private static final Pattern FULL_STOP = Pattern.compile("[.,;!?]+$");

    /** A number too small to be a board's. */
    private static final Pattern MOVE_NUMBER = Pattern.compile("^(?:#|no\\.? ?)?\\d{1,2}[:.)]*\\s");

    /** A board's number and a move of up to three words; more words are a sentence. */
    private static final Pattern NUMBERED =
            Pattern.compile("#?(?<board>[1-9]\\d{2,8})[:,]?\\s+(?<move>\\S+(?:\\s+\\S+){0,2})");

    /** The number of a challenge or board, and the answer to it. */
    private static final Pattern ANSWERED =
            Pattern.compile("#?(?<number>[1-9]\\d{0,8})[:,]?\\s+(?<answer>[\\p{L} ]+?)[.!]*");

    /** Courtesy at the end of a question, which is not part of what to look up. */
    private static final Pattern PLEASE =
            Pattern.compile("(?:^|[,\\s]+)(?:please|pls|plz|thanks|thank you)[.!]*$", Pattern.CASE_INSENSITIVE);

    /** Things that a player may remove or stop without leaving the server. */
    private static final String THING =
            "\\b(?:boards?|games?|moves?|queue|tournaments?|challenges?|comments?|messages?)\\b";

    private static final Pattern NAMES_THING = Pattern.compile("(?iu)" + THING);

    /** A wish for no more mail, in everyday words. */
    private static final Pattern WAYS_OUT =
            Pattern.compile("(?iu)\\s*(?:please,? |hi,? |hello,? |could you |can you |i want you to |just )*(?:"
                    + "(?:stop|quit|cease)(?: (?:it|this|that|now|please))*"
                    + "|(?:stop|quit|cease|no more|no further|don['’]?t|do not|never|i want no(?: more)?|i don['’]?t want"
                    + "(?: any)?(?: more)?|enough)(?: \\S+){0,6}? (?:e-?mails?|mails?|messages?|spam|spamming|writing|write|"
                    + "mailing|e-?mailing|newsletters?|notifications?)(?: .*)?"
                    + "|(?:unsubscribe|remove|delete|take|get) me(?: .*)?"
                    + "|unsubscribe from (?:this|the|your|all).*"
                    + "|leave me alone(?: .*)?|opt[- ]?out(?: .*)?|how do i (?:unsubscribe|stop|leave)(?: .*)?"
                    + "|i (?:want|would like) to (?:unsubscribe|leave|opt out|stop)(?: .*)?)[.!?\\s]*");

    /** The writer or the writer's account, but not "account settings" or "me from the queue". */
    private static final String WRITER =
            "(?:(?:my |the |this )?account\\b(?! (?!(?:please|pls|now|and|all|on|at|in|from"
                    + "|here|for|because|since|as|so|i|thanks|today|forever|completely|permanently)\\b)[\\p{L}\\p{N}])"
                    + "|me\\b(?!.*" + THING + "))";

    private static final Pattern WRITER_LEAVES = Pattern.compile("(?iu)" + WRITER + ".*");

    /**
     * A wish to have a thing removed, in everyday words. It never means the account; for boards under way there are
     * other commands.
     */
    private static final Pattern REMOVAL = Pattern.compile(
            "(?iu)\\s*(?:(?:please|hi|hello|ok|okay|yes|so|well|then|and|now|sorry|just|i),? |could you |can you |i want to "
                    + "|i would like to )*"
                    + "(?<word>delete|erase|remove) (?!" + WRITER + ").*");

    /** A wish for a rematch in everyday words, and its terms. */
    private static final Pattern PLAY_AGAIN = Pattern.compile(
            "(?iu)(?:(?:let['’]?s|let us|shall we|can we|could we|i want to|i['’]d like to|i would like to|would you like to"
                    + "|do you want to|want to) )?play again\\b[\\s,.!?]*(?<terms>.*)");

    /** {@code signup}, which many people write as two words. */
    private static final Pattern SIGN_UP = Pattern.compile("^sign\\s+up(?!\\S)", Pattern.CASE_INSENSITIVE);

    /** The first word of "sign up" alone. */
    private static final String SIGN = "sign";

    /** Verbs that people also use in a sentence such as "I pass", apart from the binding ones. */
    private static final Set<Verb> ANSWERS = EnumSet.of(Verb.PASS);

    /** Verbs that begin a game with options. */
    private static final Set<Verb> OF_VARIANTS = EnumSet.of(Verb.CHALLENGE, Verb.SEEK, Verb.PREVIEW);

    /** Words that begin sentences and differ from a command by one letter. */
    private static final Set<String> COMMON = Set.of(
            "what", "that", "and", "had", "has", "let", "get", "yet", "see", "last", "lost", "least", "how", "shown",
            "slow", "hit", "past", "drew", "more", "love", "black", "best", "rest", "next", "seen", "week", "seem",
            "all", "hello", "held", "here", "boy", "not", "but");

    /** The word that means "of any game" on the server this one is modelled on. */
    private static final String ANY_GAME = "all";

    /**
     * Names of games up to this length are never guessed, since they are too close to other words: "hey" is not "hex".
     */
    private static final int SHORT_NAME = 4;

    private final Games games;

    public CommandParser(Games games) {
        this.games = games;
    }

    /** A command in that language, translated into English; empty if the line is not one. */
    public Optional<String> english(String line, Locale language) {
        return LanguageWords.of(games, language)
                .english(line)
                .filter(english -> BareAnswer.of(english).isPresent()
                        || parse(english).asCommand().isPresent()
                        || parseReply(english).asCommand().isPresent());
    }

    /** An English command as readers of a language type it. */
    public String shown(String command, Locale language) {
        return LanguageWords.of(games, language).shown(command);
    }

    /** A command in any language other than English, translated into English; empty if the line is not one. */
    public Optional<String> english(String line) {
        return languageOf(line).flatMap(language -> english(line, language));
    }

    /** The first language other than English in which a line is a command. */
    public Optional<Locale> languageOf(String line) {
        return EachLanguage.ALL.stream()
                .filter(language -> english(line, language).isPresent())
                .findFirst();
    }

    /** Parses a line of a new mail, which must begin with a command word or the name of a game. */
    public Parsing parse(String typed) {
        String line = withVariant(tidied(typed));
        List<String> words = Words.split(line);
        if (words.isEmpty()) {
            return new Parsing.Unknown(CommandRefusal.NOTHING_SAID.of());
        }
        Optional<Parsing> leaving = leaving(line);
        if (leaving.isPresent()) {
            return leaving.get();
        }
        Optional<Parsing> binding = BindingLine.of(line, games).flatMap(this::binding);
        if (binding.isPresent()) {
            return binding.get();
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
                .or(() -> answeredByNumber(line))
                .or(() -> onNumberedBoard(line))
                .orElseGet(() -> strangeGame(words)
                        .<Parsing>map(name -> new Parsing.Unknown(CommandRefusal.noSuchGame(name, games.names())))
                        .orElseGet(() -> unknown(words.get(0))));
    }

    /** One or two words in the place of a game's name: "ludo challenge bob", in any language. */
    private Optional<String> strangeGame(List<String> words) {
        return IntStream.rangeClosed(1, 2)
                .filter(place -> words.size() > place)
                .filter(place -> beginsGame(words.subList(place, words.size())))
                .mapToObj(place -> String.join(" ", words.subList(0, place)))
                .filter(name -> !SmallTalk.isAll(name))
                .findFirst();
    }

    private boolean beginsGame(List<String> words) {
        String line = String.join(" ", words);
        return Stream.of(line, english(games.forBeginners().name() + " " + line).orElse(""))
                .flatMap(said -> Words.split(said).stream()
                        .filter(word -> games.named(word).isEmpty())
                        .limit(1))
                .flatMap(word -> Verb.of(word).stream())
                .anyMatch(OF_VARIANTS::contains);
    }

    /** Parses "130 accept": the number of an offer or challenge, and a yes or no. */
    private Optional<Parsing> answeredByNumber(String line) {
        Matcher answered = ANSWERED.matcher(line);
        return answered.matches()
                ? Verb.of(answered.group("answer"))
                        .filter(verb -> verb == Verb.ACCEPT || verb == Verb.DECLINE)
                        .map(verb -> read(verb, answered.group("answer"), Optional.empty(), answered.group("number")))
                : Optional.empty();
    }

    /** Parses "124 d2": a board's number and a move there. */
    private static Optional<Parsing> onNumberedBoard(String line) {
        Matcher numbered = NUMBERED.matcher(line);
        return numbered.matches()
                ? Optional.of(PlayForms.move(
                        Optional.empty(),
                        OptionalInt.of(Integer.parseInt(numbered.group("board"))),
                        numbered.group("move")))
                : Optional.empty();
    }

    /** Parses a wish to leave, to get no more mail, or to have something removed. */
    private static Optional<Parsing> leaving(String line) {
        String said = Courtesy.withoutPhrases(line).strip();
        Matcher removal = REMOVAL.matcher(Courtesy.withoutGreeting(said).strip());
        if (removal.matches()) {
            return Optional.of(nothingToRemove(removal.group("word")));
        }
        return WAYS_OUT.matcher(said).matches()
                ? Optional.of(new InformationCommand.WaysOut(
                        !NAMES_THING.matcher(said).find()))
                : Optional.empty();
    }

    private static Parsing nothingToRemove(String word) {
        return new Parsing.Malformed(CommandRefusal.NOTHING_TO_REMOVE.of(word));
    }

    /**
     * The command in a binding line, marked as doubtful if the line says more. Words beside a draw are passed on
     * instead, since the game may read them.
     */
    private Optional<Parsing> binding(BindingLine line) {
        boolean removal = Verb.SIGNOFF.aliases().contains(line.word()) && !line.isWhole();
        if (removal && !WRITER_LEAVES.matcher(line.others()).matches()) {
            return Optional.of(nothingToRemove(line.word()));
        }
        boolean isWithWords =
                line.verb() == Verb.DRAW || line.verb() == Verb.RESIGN && PlayForms.isGameOfAMatch(line.others());
        String rest = isWithWords ? line.rest() + " " + line.others() : line.rest();
        Parsing parsing = read(line.verb(), line.word(), line.game().flatMap(games::named), rest.strip());
        if (line.isWhole() || isWithWords) {
            return Optional.of(parsing);
        }
        return parsing.asCommand().map(command -> new Parsing.Doubtful(command, line.command()));
    }

    /** A yes, a no or a binding command, wherever it stands in a reply. */
    private Optional<Parsing> answered(String line, List<String> words) {
        Optional<InvitationCommand.Answer> bare =
                BareAnswer.of(line).filter(answer -> answer.firmness() != InvitationCommand.Answer.Firmness.DOUBTFUL);
        if (bare.isPresent()) {
            return Optional.of(bare.get());
        }
        boolean command = isOfGame(words)
                || Verb.of(words.get(0))
                        .filter(verb -> verb != Verb.CHALLENGE || words.size() > 2)
                        .isPresent(); // "challenge accepted" is not a challenge
        Optional<BindingLine> binding = command ? BindingLine.of(line, games) : BindingLine.within(line, games);
        return binding.flatMap(this::binding).or(() -> BareAnswer.of(line));
    }

    /** Whether a line is about a game. Names of games occur in sentences, so a verb or a misspelled one must follow. */
    private boolean isOfGame(List<String> words) {
        return games.named(words.get(0)).isPresent()
                && (words.size() == 1
                        || isBroadcast(words.get(1))
                        || Verb.of(words.get(1)).isPresent()
                        || NearMiss.of(words.get(1), Verb.words(), 1).isPresent());
    }

    /** Whether a line begins with a command that cannot be undone. */
    boolean binds(String line) {
        return BindingLine.of(line, games).isPresent();
    }

    /** Whether a text mentions anything that would bind its writer, such as a draw. */
    public boolean speaksOfBinding(String text) {
        return BindingLine.speaksOfIt(text);
    }

    /** The verb of a sentence such as "I pass". */
    private static Optional<Verb> answer(List<String> words) {
        return SmallTalk.beginsWithI(words) && SmallTalk.isAll(String.join(" ", words.subList(2, words.size())))
                ? Verb.of(FULL_STOP.matcher(words.get(1)).replaceAll(""))
                        .filter(ANSWERS::contains)
                        .filter(verb -> !Courtesy.isQuestion(String.join(" ", words)))
                : Optional.empty();
    }

    /** Parses the first line of a reply to a board or a challenge: a command, or else a move, kept as typed. */
    public Parsing parseReply(String typed) {
        String line = tidied(typed);
        List<String> words = Words.split(line);
        if (words.isEmpty()) {
            return new Parsing.Unknown(CommandRefusal.NOTHING_SAID.of());
        }
        Optional<Parsing> leaving = leaving(line);
        if (leaving.isPresent()) {
            return leaving.get();
        }
        Optional<Parsing> answer = answered(line, words);
        if (answer.isPresent()) {
            return answer.get();
        }
        if (isOfGame(words)) {
            return parse(line);
        }
        Optional<Verb> said = answer(words);
        if (said.isPresent()) {
            return read(said.get(), said.get().word(), Optional.empty(), "");
        }
        Matcher again = PLAY_AGAIN.matcher(line);
        if (again.matches()) {
            return InvitationForms.playAgain(again.group("terms"));
        }
        Optional<Verb> verb = Verb.of(words.get(0));
        if (verb.isEmpty()) {
            return isBroadcast(words.get(0))
                    ? unknown(words.get(0))
                    : PlayForms.move(Optional.empty(), OptionalInt.empty(), line);
        }
        String rest = Arguments.after(line, words.get(0));
        if (verb.get() == Verb.MOVE && MOVE_NUMBER.matcher(rest).find()) {
            return PlayForms.move(Optional.empty(), OptionalInt.empty(), line); // "Move 1: c5,d5" names no board
        }
        if (verb.get() == Verb.PASS && SmallTalk.isAll(rest) && !Courtesy.isQuestion(line)) {
            return read(verb.get(), words.get(0), Optional.empty(), ""); // "pass, please"
        }
        if (verb.get() == Verb.MOVE && !beginsWithNumber(rest)) {
            return PlayForms.move(Optional.empty(), OptionalInt.empty(), rest);
        }
        if (verb.get() == Verb.SHOW && PLEASE.matcher(rest).replaceAll("").isEmpty()) {
            return new InformationCommand.Show(
                    Optional.empty(), OptionalInt.empty(), OptionalInt.empty(), Optional.empty());
        }
        return read(verb.get(), words.get(0), Optional.empty(), rest);
    }

    /** The line without punctuation behind a first word that is a command by itself: "Help!" */
    private static String tidied(String typed) {
        String line = Words.tidied(typed);
        List<String> words = Words.split(line);
        String bare = words.isEmpty() ? "" : Courtesy.bare(words.get(0));
        boolean marked = !words.isEmpty()
                && !bare.isEmpty()
                && !words.get(0).equalsIgnoreCase(bare)
                && Verb.of(words.get(0)).isEmpty()
                && Verb.of(bare).filter(verb -> !BindingLine.binds(verb)).isPresent();
        return signedUp(marked ? (bare + " " + Arguments.after(line, words.get(0))).strip() : line);
    }

    /** A line that begins a game by the name of its variant, with the variant's options: "brandubh challenge bob". */
    private String withVariant(String line) {
        List<String> words = Words.split(line).stream().limit(2).toList();
        if (words.stream().flatMap(word -> Verb.of(word).stream()).noneMatch(OF_VARIANTS::contains)) {
            return line;
        }
        Set<String> typed = Words.of(line).options().keySet();
        return words.stream()
                .flatMap(word -> games.named(word).stream()
                        .flatMap(game -> game.variantCalled(word.toLowerCase(Locale.ROOT)).entrySet().stream()))
                .filter(option -> !typed.contains(option.getKey()))
                .map(option -> " -" + option.getKey() + "=" + option.getValue())
                .collect(Collectors.joining("", line, ""));
    }

    private static String signedUp(String typed) {
        return SIGN_UP.matcher(Words.tidied(typed)).replaceFirst(Verb.SIGNUP.word());
    }

    /** The game that a line begins with, whether or not the rest can be parsed. */
    public Optional<Game> gameOf(String typed) {
        return Words.split(tidied(typed)).stream().findFirst().flatMap(games::named);
    }

    /** Whether a line is the command that closes an account. */
    public boolean closesAccount(String line) {
        return parse(line)
                .asCommand()
                .filter(AccountCommand.Signoff.class::isInstance)
                .isPresent();
    }

    /**
     * The verb that a line begins with, after the name of a game if there is one, whether or not the rest can be
     * parsed.
     */
    public Optional<Verb> verbOf(String typed) {
        List<String> words = Words.split(tidied(typed));
        int place = gameOf(typed).isPresent() ? 1 : 0;
        Optional<Verb> said =
                BindingLine.of(tidied(typed), games).map(BindingLine::verb).or(() -> answer(words));
        if (said.isPresent()) {
            return said;
        }
        Optional<Verb> verb = words.size() > place ? Verb.of(words.get(place)) : Optional.empty();
        return verb.or(() -> english(typed)
                .flatMap(english -> Words.split(english).stream()
                        .flatMap(word -> Verb.of(word).stream())
                        .findFirst()));
    }

    private Parsing parseOf(Game game, List<String> words, String rest) {
        if (words.size() == 1) {
            return new Parsing.Malformed(
                    CommandRefusal.gameWithoutVerb(game.name(), Optional.empty(), Optional.empty()));
        }
        String second = words.get(1);
        return Verb.of(second)
                .map(verb -> read(verb, second, Optional.of(game), Arguments.after(rest, second)))
                .orElseGet(() -> {
                    Refusal refusal = isBroadcast(second)
                            ? CommandRefusal.ABSENT_BROADCAST.of()
                            : CommandRefusal.gameWithoutVerb(
                                    game.name(), Optional.of(second), NearMiss.of(second, Verb.words()));
                    return isOfGame(words) ? new Parsing.Malformed(refusal) : new Parsing.Unknown(refusal);
                });
    }

    private Parsing read(Verb verb, String word, Optional<Game> game, String rest) {
        boolean asked = verb.asks();
        Arguments said = new Arguments(
                verb,
                word.toLowerCase(Locale.ROOT),
                game,
                asked ? PLEASE.matcher(rest).replaceAll("") : rest,
                games);
        return switch (verb.group()) {
            case ACCOUNT -> AccountForms.read(said);
            case INFORMATION -> InformationForms.read(said);
            case INVITATION -> InvitationForms.read(said);
            case PLAY -> PlayForms.read(said);
            case TALK -> TalkForms.read(said);
            case WATCH -> WatchForms.read(said);
            case TOURNAMENT -> TournamentForms.read(said);
            case CLUB -> ClubForms.read(said);
        };
    }

    private static boolean beginsWithNumber(String rest) {
        List<String> words = Words.split(rest);
        return words.size() > 1 && Arguments.number(words.get(0)).isPresent();
    }

    private Parsing unknown(String typed) {
        String bare = Courtesy.bare(typed);
        String word = bare.isEmpty() ? typed : typed.replaceAll("[,.;:!?]+$", "");
        if (SmallTalk.isGreeting(bare)) {
            return new Parsing.Unknown(CommandRefusal.ONLY_GREETING.of(word));
        }
        return new Parsing.Unknown(
                isBroadcast(word)
                        ? CommandRefusal.ABSENT_BROADCAST.of()
                        : CommandRefusal.unknownCommand(word, likely(word)));
    }

    /**
     * A suggestion for a line that was taken for a move but is not legal: the command word or name of a game that
     * differs from its first word by one slip. A word that negates is none: "not now" is no "note", "pas" no "pass".
     */
    public Optional<Refusal> slip(String line) {
        List<String> words = Words.split(line);
        Optional<String> first = words.stream()
                .findFirst()
                .filter(word -> words.size() <= 2 || !COMMON.contains(word.toLowerCase(Locale.ROOT)))
                .filter(word -> !Courtesy.isNegation(word))
                .filter(word -> word.chars().allMatch(Character::isLetter))
                .filter(word -> Verb.of(word).isEmpty());
        return first.flatMap(word ->
                NearMiss.of(word, known(), 1).map(meant -> CommandRefusal.unknownCommand(word, Optional.of(meant))));
    }

    /** Whether a word is {@code broadcast}, a command that other servers of this kind have. */
    private static boolean isBroadcast(String word) {
        return word.equalsIgnoreCase("broadcast");
    }

    /** The command word or name of a game that a misspelled word probably stands for. */
    private Optional<String> likely(String word) {
        return word.equalsIgnoreCase(SIGN) ? Optional.of(Verb.SIGNUP.word()) : NearMiss.of(word, known());
    }

    private List<String> known() {
        return Stream.concat(Verb.words().stream().filter(CommandParser::mayBeMeant), names().stream())
                .toList();
    }

    /**
     * Whether a command word may be suggested. Those that erase an account are not: a sender who mistypes "please" must
     * not be asked whether they meant to leave.
     */
    private static boolean mayBeMeant(String word) {
        return !Verb.SIGNOFF.aliases().contains(word);
    }

    private List<String> names() {
        return games.names().stream().filter(name -> name.length() > SHORT_NAME).toList();
    }
}
