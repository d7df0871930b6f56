package pbem.command;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.game.Games;
import pbem.kit.GameBoard;
import pbem.phrase.EachLanguage;
import pbem.phrase.WordLists;

/**
 * The command words of a language other than English, read from {@code words_de.properties} and the like, which list
 * the words for each English command. The first of them is shown to readers. Translated names of games may stand
 * wherever the English ones may.
 */
public final class LanguageWords {

    private static final String COURTESY = "please";
    private static final String ANNOUNCING = "playing";
    private static final String AND = "and";
    private static final String FAREWELL = "farewell";
    private static final String BOARD = "board";

    /** The commands that offer a draw; the first one may also stand behind a move. */
    private static final List<String> OFFERS = List.of(Verb.DRAW.word(), "propose");

    /** The form in which a text asks for a command. */
    private static final String COMMAND = "command";

    /** The form in which a text asks for a topic of help. */
    private static final String TOPIC = "help";

    /** The form in which a text asks for the name of a game with a capital letter. */
    private static final String TITLE = "title";

    /** Between a command and a word that stands only behind it, as in {@code set.digest}. */
    private static final String BEHIND = ".";

    /** Words beside the names of games that may stand behind a command. */
    private static final Set<String> NOUNS = Set.of(BOARD, "all");

    /** Begins the names of lists of moves in words only. */
    private static final String WHOLE_MOVE = "move.";

    /** In place of a word to be filled in. */
    private static final String ANY_NUMBER = "1";

    /** A word to be filled in, as in {@code signup USERID}. */
    private static final Pattern TO_FILL_IN = Pattern.compile("[A-Z]{2,}");

    /** A word within a form, but not an option. */
    private static final Pattern PART = Pattern.compile("(?<![-\\p{L}])\\p{L}+");

    /** The longest phrase for a command, in words. */
    private static final int MOST_WORDS = 4;

    /** The most words behind a command that is not an invitation or note; a longer line is a sentence. */
    private static final int MOST_BEHIND = 3;

    /** The most words for days, as in "24 Dec 2 Jan". */
    private static final int DAYS_BEHIND = 4;

    private static final int LONGEST = 120;

    private static final Pattern WORD = Pattern.compile("\\p{L}{2}");
    private static final Pattern NUMBER = Pattern.compile("#?[0-9]{1,9}(?:#[0-9]{1,6})?");

    private static final Pattern END = Pattern.compile("[.,;:!]+$");

    /** A digit, or no two letters in a row: a move rather than a word of a sentence. */
    private static final Pattern MOVE_LIKE = Pattern.compile(".*[0-9].*|(?!.*\\p{L}{2}).*");

    private final Games games;
    private final Locale language;

    /** The phrases, without accents, and their English commands. */
    private final Map<String, String> commands = new TreeMap<>();

    private final Map<String, String> nouns = new TreeMap<>();

    /** The words that stand only behind one command, such as the names of settings, by that command. */
    private final Map<String, Map<String, String>> keywords = new TreeMap<>();

    private final Map<String, String> courtesy = new TreeMap<>();
    private final Map<String, String> announcing = new TreeMap<>();

    /** Words that join a command and the courtesy behind it, as in "e5 und viel Glück". */
    private final Map<String, String> joining = new TreeMap<>();

    /** A farewell at the end of a line, with up to three names behind it. */
    private final Pattern farewell;

    /** The first phrase for each English word, which is the one that is shown. */
    private final Map<String, String> shown = new TreeMap<>();

    private final FixedCommands fixed;

    /** Words of moves, as in "springer nach f3". */
    private final Set<String> ofMoves = new HashSet<>();

    /** Moves that are words only, as "kurze rochade". */
    private final Set<String> wholeMoves = new HashSet<>();

    /** Kept because parsers, help pages and sentences read the same words, which never change. */
    private static final Map<Games, EachLanguage<LanguageWords>> READ = new ConcurrentHashMap<>();

    private LanguageWords(Games games, Locale language) {
        this.games = games;
        this.language = language;
        WordLists words = WordLists.in(LanguageWords.class, language);
        this.farewell = Pattern.compile(
                words.of(FAREWELL).isEmpty()
                        ? "(?!)"
                        : "(?U)[\\s,.;!]+(?i:" + words.pattern(FAREWELL)
                                + ")(?!\\w)[\\s,]*(?:\\p{Lu}[\\p{L}.-]*[\\s,.!]*){0,3}$");
        for (String english : words.names()) {
            shown.put(english, words.of(english).get(0));
            if (!TO_FILL_IN.matcher(english).matches()) {
                String word = english.substring(english.indexOf(BEHIND) + 1);
                words.spelled(english).forEach(said -> kind(english).put(Courtesy.plain(said), word));
            }
        }
        this.fixed = FixedCommands.of(shown.isEmpty() ? UnaryOperator.identity() : this::translated);
        if (!shown.isEmpty()) {
            Stream.concat(Stream.of(GameBoard.class), games.homes().values().stream())
                    .distinct()
                    .forEach(home -> addMoves(WordLists.in(home, language)));
        }
    }

    private void addMoves(WordLists words) {
        for (String name : words.names()) {
            List<String> all = words.spelled(name).stream().map(Courtesy::plain).toList();
            if (name.startsWith(WHOLE_MOVE)) {
                all.stream().filter(said -> !commands.containsKey(said)).forEach(wholeMoves::add);
            } else {
                all.forEach(said -> ofMoves.addAll(List.of(said.split(" "))));
            }
        }
    }

    private Map<String, String> kind(String english) {
        if (english.contains(BEHIND)) {
            return keywords.computeIfAbsent(english.substring(0, english.indexOf(BEHIND)), verb -> new TreeMap<>());
        }
        return switch (english) {
            case COURTESY, FAREWELL -> courtesy;
            case ANNOUNCING -> announcing;
            case AND -> joining;
            default -> NOUNS.contains(english) || games.named(english).isPresent() ? nouns : commands;
        };
    }

    /** The words of a language; empty if it has no such file. */
    public static LanguageWords of(Games games, Locale language) {
        return READ.computeIfAbsent(games, all -> new EachLanguage<>(one -> new LanguageWords(all, one)))
                .of(language);
    }

    /**
     * What is typed in English, as a text shows it to readers of this language.
     *
     * @param form what it is: {@code command}, or the command behind which it stands, as {@code set} for
     *     {@code digest} or {@code daily|off}; {@code help} for a topic, {@code title} for a game in a heading
     */
    public String shown(String english, String form) {
        return switch (form) {
            case COMMAND -> shown(english);
            case TOPIC -> behind(form, english);
            case TITLE -> capital(noun(english));
            default -> PART.matcher(english).replaceAll(part -> keyword(form, part.group()));
        };
    }

    /**
     * An English command, or the form of one, as it is shown to readers of this language: with its words, which mean
     * the command as a whole line. A command without words here stays English.
     */
    public String shown(String command) {
        return shown.isEmpty() || command.isBlank()
                ? command
                : fixed.shown(command, this::placeholder).orElseGet(() -> translated(command));
    }

    private String translated(String command) {
        if (isForm(command)) {
            return PART.matcher(command).replaceAll(part -> part(command, part.group()));
        }
        List<String> typed = Words.split(command);
        boolean ofGame = typed.size() > 1 && games.named(typed.get(0)).isPresent();
        int end = wordsOfCommand(typed, ofGame ? 1 : 0);
        String word = String.join(" ", typed.subList(ofGame ? 1 : 0, end));
        Optional<String> own = own(word);
        List<String> behind = typed.subList(end, typed.size());
        int free = ofItsOwn(word, behind);
        List<String> filled = behind.stream()
                .map(part -> TO_FILL_IN.matcher(part).matches() ? ANY_NUMBER : part)
                .toList();
        if (own.isPresent() && !fits(word, filled, ofGame, false)) {
            return command;
        }
        String said = Stream.of(
                        typed.stream().limit(ofGame ? 1 : 0).map(this::noun),
                        Stream.of(own.orElseGet(() -> noun(word))),
                        behind.stream().limit(free).map(part -> behind(word, part)),
                        behind.stream().skip(free).map(this::placeholder))
                .flatMap(parts -> parts)
                .collect(Collectors.joining(" "));
        return said.length() > LONGEST ? command : said;
    }

    /** The place after the words of a command: two in {@code call arbiter}, otherwise one. */
    private int wordsOfCommand(List<String> typed, int from) {
        int two = from + 2;
        return two <= typed.size() && shown.containsKey(String.join(" ", typed.subList(from, two))) ? two : from + 1;
    }

    /** How many words behind a command are words of the language; a reason or words for people follow as typed. */
    private int ofItsOwn(String english, List<String> behind) {
        return Verb.of(english)
                .map(verb -> switch (verb) {
                    case REPORT -> 1;
                    case TOURNAMENT -> 2;
                    case MODERATE ->
                        behind.stream()
                                .limit(1)
                                .flatMap(deed -> ClubCommand.Deed.of(inEnglish(verb, deed)).stream())
                                .mapToInt(ClubCommand.Deed::ownWords)
                                .sum();
                    default -> behind.size();
                })
                .orElse(behind.size());
    }

    /** A word behind a command, in English if the language has it there. */
    private String inEnglish(Verb verb, String said) {
        return keywords.getOrDefault(verb.word(), Map.of()).getOrDefault(Courtesy.plain(said), said);
    }

    /** Whether it is the form of a command, with parts that may be missing or of which one is chosen. */
    private static boolean isForm(String command) {
        return command.indexOf('[') >= 0
                || command.indexOf('|') >= 0
                || command.endsWith("...")
                || command.startsWith("GAME ");
    }

    /** The word of this language for a command. */
    private Optional<String> own(String word) {
        return Optional.ofNullable(shown.get(word)).or(() -> Verb.of(word).map(known -> shown.get(known.word())));
    }

    /** A word behind a command; it may be the name of a player where one can stand. */
    private String behind(String word, String part) {
        Optional<Verb> verb = Verb.of(word);
        boolean isNamed = verb.filter(
                        known -> known.group() == Verb.Group.TALK || known == Verb.CHALLENGE || known == Verb.BLOCK)
                .isPresent();
        if (isNamed || own(word).isEmpty()) {
            return placeholder(part);
        }
        Optional<String> keyword = verb.filter(known -> isKeyword(known, part))
                .map(known -> keyword(known.word(), part))
                .or(() -> verb.filter(known -> known == Verb.HELP).flatMap(known -> own(part)));
        return keyword.orElseGet(() -> noun(part));
    }

    private boolean isKeyword(Verb verb, String english) {
        return shown.containsKey(verb.word() + BEHIND + english);
    }

    private String keyword(String verb, String english) {
        return shown.getOrDefault(verb + BEHIND + english, english);
    }

    /** A word of the form of a command. */
    private String part(String form, String word) {
        String verb = Words.split(form).stream()
                .flatMap(one -> Verb.of(one).stream())
                .map(Verb::word)
                .findFirst()
                .orElse(form);
        return word.equals(verb) ? own(word).orElse(word) : keyword(verb, noun(word));
    }

    private String noun(String english) {
        boolean known = games.named(english).isPresent() || NOUNS.contains(english);
        return known ? shown.getOrDefault(english, english) : placeholder(english);
    }

    private String capital(String name) {
        int second = name.offsetByCodePoints(0, 1);
        return name.substring(0, second).toUpperCase(language) + name.substring(second);
    }

    private String placeholder(String english) {
        return TO_FILL_IN.matcher(english).matches() ? shown.getOrDefault(english, english) : english;
    }

    /** The name in commands of the game that has this name in this language; empty if no game has it. */
    public Optional<String> game(List<String> name) {
        return game(name, 0, nouns).filter(found -> found.end() == name.size()).map(Found::english);
    }

    private static Optional<Found> game(List<String> typed, int place, Map<String, String> nouns) {
        return at(nouns, typed, place).filter(found -> !NOUNS.contains(found.english()));
    }

    /** A known phrase: its English words, and the place after its last word. */
    private record Found(String english, int end) {}

    /** A command in this language, with its command words in English; empty if the line is not one. */
    Optional<String> english(String line) {
        if (line.length() > LONGEST || !WORD.matcher(line).find()) {
            return Optional.empty();
        }
        String tidy = Words.tidied(line);
        List<String> whole = Words.split(tidy);
        Optional<Found> noting = at(commands, whole, 0).filter(found -> isWords(found.english()));
        if (noting.isPresent()) {
            return Courtesy.isQuestion(line)
                    ? Optional.empty()
                    : Optional.of(Stream.concat(
                                    Stream.of(noting.get().english()),
                                    noted(
                                            noting.get().english(),
                                            whole.subList(noting.get().end(), whole.size())))
                            .collect(Collectors.joining(" ")));
        }
        String unsigned = farewell.matcher(tidy).replaceFirst("");
        String text = Courtesy.withoutPhrases(Courtesy.withoutGreeting(unsigned), language);
        List<String> typed = Words.split(text).stream()
                .filter(word -> !Courtesy.bare(word).isEmpty() || Courtesy.isQuestion(word))
                .toList();
        List<String> polite = withoutJoint(withoutCourtesy(typed), tidy);
        boolean said = polite.size() < Courtesy.words(tidy).size();
        Optional<String> move = move(polite, said, Courtesy.isQuestion(line));
        return move.or(() -> moveWithOffer(polite, tidy)).or(() -> command(line, polite));
    }

    /** The words behind {@code note} or {@code message} as typed, unless they are a board and "none". */
    private Stream<String> noted(String english, List<String> typed) {
        return typed.size() > 2
                ? typed.stream()
                : typed.stream().map(word -> inEnglish(Verb.of(english).orElseThrow(), word));
    }

    /** A move with the offer of a draw behind it, as in "Sxe5, ich biete Remis an". */
    private Optional<String> moveWithOffer(List<String> said, String line) {
        List<String> typed =
                said.stream().filter(word -> !Courtesy.bare(word).isEmpty()).toList();
        for (int place = 1; place < typed.size(); place++) {
            boolean offers = at(commands, typed, place)
                    .filter(found -> found.end() == typed.size() && OFFERS.contains(found.english()))
                    .isPresent();
            Optional<String> move = offers
                    ? move(withoutJoint(withoutCourtesy(typed.subList(0, place)), line), true, false)
                    : Optional.empty();
            if (move.isPresent()) {
                return move.map(found -> found + " " + OFFERS.get(0));
            }
        }
        return Optional.empty();
    }

    /** A move with words around it that announce it. */
    private Optional<String> move(List<String> typed, boolean polite, boolean question) {
        List<String> left = typed;
        Optional<Found> first = at(announcing, left, 0);
        while (first.isPresent()) {
            left = left.subList(first.get().end(), left.size());
            first = at(announcing, left, 0);
        }
        boolean moving = wholeMoves.contains(Courtesy.plain(String.join(" ", left)))
                || left.stream().anyMatch(word -> MOVE_LIKE.matcher(word).matches())
                        && left.stream().allMatch(this::isOfMove);
        boolean said = polite || left.size() < typed.size();
        return moving && said && !question
                ? Optional.of(END.matcher(String.join(" ", left)).replaceAll(""))
                : Optional.empty();
    }

    private boolean isOfMove(String word) {
        return MOVE_LIKE.matcher(word).matches() || ofMoves.contains(Courtesy.plain(word));
    }

    private Optional<String> command(String line, List<String> typed) {
        List<String> said = new ArrayList<>();
        int place = 0;
        Optional<Found> game = game(typed, 0);
        if (game.isPresent()) {
            said.add(game.get().english());
            place = game.get().end();
        }
        Optional<Found> command = at(commands, typed, place);
        if (command.isEmpty()) {
            return game.isPresent() && !games.named(Courtesy.bare(typed.get(0))).isPresent() && place < typed.size()
                    ? englishBehind(said, typed, place)
                    : Optional.empty();
        }
        said.add(command.get().english());
        List<String> rest = typed.subList(command.get().end(), typed.size());
        List<String> behind = behind(rest, command.get().english());
        return fits(command.get().english(), behind, game.isPresent(), Courtesy.isQuestion(line))
                ? Optional.of(Stream.concat(said.stream(), behind.stream())
                        .reduce((a, b) -> a + " " + b)
                        .orElseThrow())
                : Optional.empty();
    }

    /** A command in English behind a game's name in this language, as in "Mühle challenge anna". */
    private static Optional<String> englishBehind(List<String> said, List<String> typed, int place) {
        return Verb.of(typed.get(place))
                .map(verb -> said.get(0) + " " + String.join(" ", typed.subList(place, typed.size())));
    }

    /** Whether the text behind a command is kept or passed on as words. */
    private static boolean isWords(String english) {
        return Verb.of(english)
                .filter(verb -> verb == Verb.NOTE || verb == Verb.MESSAGE)
                .isPresent();
    }

    private boolean fits(String english, List<String> behind, boolean ofGame, boolean question) {
        Optional<Verb> verb = Verb.of(english);
        if (verb.isEmpty() || BindingLine.binds(verb.get())) {
            return !question
                    && !ofGame
                    && behind.stream()
                            .allMatch(word -> word.equals(BOARD)
                                    || verb.filter(known -> isKeyword(known, word))
                                            .isPresent()
                                    || NUMBER.matcher(word).matches());
        }
        return switch (verb.get()) {
            case NOTE, CHALLENGE, MESSAGE, COUNTER, REPORT -> !question;
            case TOURNAMENT ->
                behind.size() <= 1 || behind.stream().limit(2).anyMatch(word -> isKeyword(verb.get(), word));
            case CHANGE, MODERATE -> behind.stream().limit(1).allMatch(word -> isKeyword(verb.get(), word));
            case SET, LIMIT ->
                behind.size() <= 2
                        && behind.stream()
                                .limit(1)
                                .allMatch(word -> isKeyword(verb.get(), word)
                                        || NUMBER.matcher(word).matches());
            case MOVE, QUEUE, PREVIEW ->
                behind.stream()
                        .allMatch(word -> word.equals(BOARD)
                                || isKeyword(verb.get(), word)
                                || MOVE_LIKE.matcher(word).matches());
            case HELP -> behind.size() <= 1;
            case VACATION -> behind.size() <= DAYS_BEHIND;
            case SHOW ->
                behind.size() <= 1
                        || isKeyword(verb.get(), behind.get(behind.size() - 1))
                        || behind.stream()
                                .allMatch(word -> word.equals(BOARD)
                                        || MOVE_LIKE.matcher(word).matches());
            default -> behind.size() <= MOST_BEHIND;
        };
    }

    /** The words without an "and" at their end, if courtesy stood behind it; at the end of the line it is unfinished. */
    private List<String> withoutJoint(List<String> polite, String line) {
        int last = polite.size() - 1;
        boolean joined = last > 0
                && joining.containsKey(Courtesy.plain(polite.get(last)))
                && !line.strip().endsWith(polite.get(last));
        return joined ? withoutCourtesy(polite.subList(0, last)) : polite;
    }

    private List<String> withoutCourtesy(List<String> typed) {
        List<String> left = typed;
        Optional<Found> first = at(courtesy, left, 0);
        while (first.isPresent()) {
            left = left.subList(first.get().end(), left.size());
            first = at(courtesy, left, 0);
        }
        for (int from = Math.max(0, left.size() - MOST_WORDS); from < left.size(); from++) {
            Optional<Found> last = at(courtesy, left, from);
            if (last.isPresent() && last.get().end() == left.size()) {
                return withoutCourtesy(left.subList(0, from));
            }
        }
        return left;
    }

    /**
     * The words behind a command: its keywords and the names of games and commands in English, numbers without
     * punctuation, the others as typed.
     */
    private List<String> behind(List<String> typed, String english) {
        Map<String, String> keywords = this.keywords.getOrDefault(english, Map.of());
        int free = ofItsOwn(english, typed);
        List<String> said = new ArrayList<>();
        for (int place = 0; place < typed.size(); ) {
            Optional<Found> keyword = place < free ? at(keywords, typed, place) : Optional.empty();
            Optional<Found> noun = keyword.isPresent() || place >= free ? keyword : at(nouns, typed, place);
            Optional<Found> known = noun.isPresent() || place > 0 ? noun : at(commands, typed, place);
            boolean whole = known.isPresent() && known.get().end() == typed.size();
            if (noun.isPresent() || whole) {
                said.add(known.get().english());
                place = known.get().end();
            } else {
                String word = typed.get(place++);
                String number = END.matcher(word).replaceAll("");
                said.add(place <= free && NUMBER.matcher(number).matches() ? number : word);
            }
        }
        return said;
    }

    private Optional<Found> game(List<String> typed, int place) {
        Optional<Found> noun = game(typed, place, nouns);
        if (noun.isPresent() || place >= typed.size()) {
            return noun;
        }
        String word = Courtesy.bare(typed.get(place));
        return games.named(word).map(game -> new Found(word, place + 1));
    }

    /** The longest known phrase that begins at a place. */
    private static Optional<Found> at(Map<String, String> words, List<String> typed, int place) {
        for (int end = Math.min(typed.size(), place + MOST_WORDS); end > place; end--) {
            String english = words.get(Courtesy.plain(String.join(" ", typed.subList(place, end))));
            if (english != null) {
                return Optional.of(new Found(english, end));
            }
        }
        return Optional.empty();
    }
}
