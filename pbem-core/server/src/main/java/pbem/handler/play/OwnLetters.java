package pbem.handler.play;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Game;
import pbem.phrase.EachLanguage;
import pbem.phrase.WordLists;
import pbem.request.CommandContext;

/**
 * The letters of pieces in a player's language, as in {@code Sf6} for {@code Nf6}: the lists {@code letter.N} of a game.
 * Only capitals count, since players write columns as small letters.
 */
public record OwnLetters(Game game, Locale language) {

    private static final String LETTER = "letter.";

    /** The words of each package of a game, read from its files when they are first asked for. */
    private static final Map<Class<?>, EachLanguage<WordLists>> WORDS = new ConcurrentHashMap<>();

    /** A capital before a cell, or behind one for the piece that a pawn becomes. */
    private static final Pattern CAPITAL = Pattern.compile(
            "(?<![\\p{L}\\p{N}])\\p{Lu}(?=[a-z0-9x:-]{0,4}[a-z][0-9])|(?<=[a-z][0-9][=/(]?)\\p{Lu}(?!\\p{L})");

    /** The letters for the sender of a command. */
    public static OwnLetters of(CommandContext context, Game game) {
        return new OwnLetters(game, context.language());
    }

    /**
     * Several moves with English letters, if those that are written can only be the language's: each is one of its
     * letters, and one is none in English.
     */
    public String inEnglish(String moves) {
        List<String> written = written(moves);
        if (written.isEmpty() || language.equals(Locale.ENGLISH)) {
            return moves;
        }
        Map<String, String> letters = letters();
        return isOwn(written, letters)
                ? CAPITAL.matcher(moves).replaceAll(letter -> letters.get(letter.group()))
                : moves;
    }

    private static List<String> written(String moves) {
        return CAPITAL.matcher(moves)
                .results()
                .map(MatchResult::group)
                .distinct()
                .toList();
    }

    private static boolean isOwn(List<String> written, Map<String, String> letters) {
        return letters.keySet().containsAll(written) && !letters.values().containsAll(written);
    }

    /** The English letters by those of the language. */
    private Map<String, String> letters() {
        Map<String, String> letters = new TreeMap<>();
        for (Class<?> home : game.homes().values()) {
            WordLists words = WORDS.computeIfAbsent(home, known -> new EachLanguage<>(one -> WordLists.in(known, one)))
                    .of(language);
            words.names().stream()
                    .filter(name -> name.startsWith(LETTER))
                    .forEach(name -> words.of(name).forEach(own -> letters.put(own, name.substring(LETTER.length()))));
        }
        return letters;
    }

    /**
     * What a search finds in a line with the letters of English or of this language. If both find a move, the player is
     * asked for one. A letter that stands for another piece in English makes a move uncertain.
     */
    public MoveSearch.Found in(MoveSearch search, String line) {
        MoveSearch.Found english = search.in(line);
        Matcher capitals = CAPITAL.matcher(line);
        if (language.equals(Locale.ENGLISH) || !capitals.find()) {
            return english;
        }
        Map<String, String> letters = letters();
        String spelled = capitals.replaceAll(letter -> letters.getOrDefault(letter.group(), letter.group()));
        if (spelled.equals(line)) {
            return english;
        }
        MoveSearch.Found own = search.in(spelled);
        if (!own.isCertain()) {
            boolean read = english.isCertain() || english.legal().isPresent() && !isOwn(written(line), letters);
            return read ? english : own;
        }
        if (!english.isCertain()) {
            boolean clear = CAPITAL.matcher(line)
                    .results()
                    .noneMatch(letter -> letters.containsKey(letter.group())
                            && letters.containsValue(letter.group())
                            && !letters.get(letter.group()).equals(letter.group()));
            return !clear
                    ? new MoveSearch.Found.Perhaps(own.legal().orElseThrow())
                    : own instanceof MoveSearch.Found.Written
                            ? new MoveSearch.Found.Spelled(own.legal().orElseThrow(), "")
                            : own;
        }
        return english.legal()
                .flatMap(move -> own.legal().filter(other -> !other.notation().equals(move.notation())))
                .<MoveSearch.Found>map(other -> new MoveSearch.Found.Several(
                        List.of(english.legal().orElseThrow().notation(), other.notation())))
                .orElse(english);
    }
}
