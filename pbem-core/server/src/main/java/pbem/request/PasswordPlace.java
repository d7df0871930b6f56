package pbem.request;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.command.LanguageWords;
import pbem.command.Verb;
import pbem.game.Act;
import pbem.game.Games;
import pbem.notice.ReplyTarget;
import pbem.phrase.WordLists;
import pbem.player.Player;
import pbem.player.Speaker;
import pbem.record.GameRecord;
import pbem.repository.Repositories;

/**
 * Finds a userid followed by a password in a line, where older servers expect them: directly after the verb, or after
 * the number of the board. Other words may look like these, so the userid must be a player's, and a text that is a
 * legal move as a whole is taken as a move.
 *
 * @param strangers whether a word that is not a player's userid, but could be one, counts as well
 * @param speaker the apparent speaker
 * @param boards a cache of the boards that lines were about, since replaying a game for every line of a long mail would
 *     take minutes
 */
record PasswordPlace(
        Games games,
        Repositories repositories,
        ReplyTarget target,
        boolean strangers,
        Speaker speaker,
        Map<Integer, Optional<GameRecord>> boards) {

    private static final Pattern WORD = Pattern.compile("[^\\s\\p{Zs}]+");
    private static final Pattern BOARD = Pattern.compile("#?([1-9][0-9]{0,8})(?:#[0-9]{1,6})?[:.,]?");
    private static final Pattern USERID = Pattern.compile("[A-Za-z0-9_-]{2,20}");

    /** The most boards of one mail that are read, since each has to be replayed. */
    private static final int MOST_BOARDS = 100;

    private static final WordLists FOREIGN = WordLists.inEveryLanguage(LanguageWords.class);

    /** {@code change password} in the other languages. */
    private static final Pattern CHANGED = changed(FOREIGN);

    /** The verbs by their words in the other languages. */
    private static final Map<String, Verb> VERBS = verbs(FOREIGN);

    private static final Set<String> CHANGEABLE = Set.of("password", "address", "addresses", "name", "userid");

    /** Verbs that take userids as arguments or need no proof, so that a userid behind them has no password. */
    private static final Set<Verb> OTHERS = EnumSet.of(
            Verb.CHALLENGE,
            Verb.COUNTER,
            Verb.REPLACE,
            Verb.HELP,
            Verb.LIST,
            Verb.GAMES,
            Verb.HISTORY,
            Verb.LOOK,
            Verb.RECORD,
            Verb.PGN,
            Verb.FEN,
            Verb.PREVIEW,
            Verb.REPLAY,
            Verb.TEST,
            Verb.MULTIPLE,
            Verb.TUTORIAL,
            Verb.REPORT,
            Verb.MODERATE);

    /** Verbs that have a password only if more words follow; otherwise the word is their argument. */
    private static final Set<Verb> WITH_MORE = EnumSet.of(
            Verb.MOVE, Verb.SUBMIT, Verb.QUEUE, Verb.SET, Verb.VACATION, Verb.MESSAGE, Verb.BLOCK, Verb.UNBLOCK);

    /** Verbs whose password is followed by another player's userid; if no player has it, the text is words. */
    private static final Set<Verb> ABOUT_OTHERS = EnumSet.of(Verb.MESSAGE, Verb.BLOCK, Verb.UNBLOCK);

    /** Verbs with free words behind them; userid and password are recognized only if no other words follow. */
    private static final Set<Verb> WITH_WORDS = EnumSet.of(Verb.CHAT, Verb.FEEDBACK, Verb.CALL);

    /**
     * A password in a line.
     *
     * @param user the userid; empty if the line creates the userid, or changes its sender's password
     * @param line the rest of the line, which is parsed; it contains a new password if the command sets one
     * @param shown the rest of the line without any password
     * @param secrets all texts that must not be stored
     */
    record Found(Optional<String> user, String password, String line, String shown, List<String> secrets) {
        @Override
        public String toString() {
            return "Found[" + shown + "]";
        }
    }

    PasswordPlace(Games games, Repositories repositories, ReplyTarget target, boolean strangers, Speaker speaker) {
        this(games, repositories, target, strangers, speaker, new HashMap<>());
    }

    private static Map<String, Verb> verbs(WordLists words) {
        Map<String, Verb> verbs = new HashMap<>();
        words.names()
                .forEach(name -> Verb.of(name)
                        .ifPresent(verb ->
                                words.spelled(name).forEach(said -> verbs.put(said.toLowerCase(Locale.ROOT), verb))));
        return verbs;
    }

    private static Pattern changed(WordLists words) {
        return Pattern.compile("(?iu)(?<![\\p{L}\\p{N}])" + words.pattern("change") + "\\s+"
                + words.pattern("change.password") + "(?=\\s)");
    }

    Optional<Found> in(String line) {
        List<MatchResult> words = WORD.matcher(line).results().toList();
        if (words.size() < 2) {
            return Optional.empty();
        }
        if (lower(words, 0).equals("sign") && lower(words, 1).equals("up")) {
            return behind(Verb.SIGNUP, line, words, 2);
        }
        int verbAt = games.named(words.get(0).group()).isPresent()
                        || words.get(0).group().equalsIgnoreCase("all")
                ? 1
                : 0;
        Matcher changed = CHANGED.matcher(line);
        if (changed.find()) {
            return changePassword(line, words, (int) words.stream()
                    .takeWhile(word -> word.start() < changed.end())
                    .count());
        }
        Optional<Verb> verb =
                Verb.of(words.get(verbAt).group()).or(() -> Optional.ofNullable(VERBS.get(lower(words, verbAt))));
        if (verb.isEmpty()) {
            return target instanceof ReplyTarget.OfBoard answered && verbAt == 0
                    ? credentials(line, words, 0, Verb.MOVE, OptionalInt.of(answered.number()))
                    : Optional.empty();
        }
        return OTHERS.contains(verb.get()) ? Optional.empty() : behind(verb.get(), line, words, verbAt + 1);
    }

    private Optional<Found> behind(Verb verb, String line, List<MatchResult> words, int from) {
        int at = from;
        if (verb == Verb.SIGNUP) {
            return words.size() < at + 2
                    ? Optional.empty()
                    : Optional.of(found(Optional.empty(), line, words, at + 1, at + 2));
        }
        if (verb == Verb.CHANGE && at < words.size() && CHANGEABLE.contains(lower(words, at))) {
            return lower(words, at).equals("password")
                    ? changePassword(line, words, at + 1)
                    : credentials(line, words, at + 1, verb, OptionalInt.empty());
        }
        if (at < words.size()
                && (lower(words, at).equals("board") || lower(words, at).equals("arbiter"))) {
            at++;
        }
        OptionalInt board = OptionalInt.empty();
        OptionalInt named = at < words.size() ? board(words.get(at).group()) : OptionalInt.empty();
        if (named.isPresent()) {
            board = named;
            at++;
        } else if (target instanceof ReplyTarget.OfBoard answered) {
            board = OptionalInt.of(answered.number());
        }
        return verb == Verb.SHOW && at == from ? Optional.empty() : credentials(line, words, at, verb, board);
    }

    private Optional<Found> credentials(String line, List<MatchResult> words, int at, Verb verb, OptionalInt board) {
        int least = WITH_MORE.contains(verb) ? 3 : 2;
        if (words.size() < at + least || !isUser(words.get(at).group(), verb)) {
            return Optional.empty();
        }
        if (WITH_WORDS.contains(verb)
                && words.size() > at + 2
                && !isUnproven(words.get(at).group())) {
            return Optional.empty();
        }
        if (board.isPresent() && (verb == Verb.MOVE || verb == Verb.SUBMIT)) {
            String whole = line.substring(words.get(at).start());
            String unnamed = line.substring(words.get(at + 1).start());
            if (isLegal(board.getAsInt(), whole) || isLegal(board.getAsInt(), unnamed)) {
                return Optional.empty();
            }
        }
        boolean namesTwo = verb == Verb.MESSAGE || verb == Verb.SHOW;
        if (namesTwo && repositories.players().called(words.get(at + 1).group()).isPresent()) {
            return Optional.empty();
        }
        if (ABOUT_OTHERS.contains(verb)
                && !isUnproven(words.get(at).group())
                && words.stream()
                        .skip(at + 2)
                        .anyMatch(word ->
                                repositories.players().called(word.group()).isEmpty())) {
            return Optional.empty();
        }
        return Optional.of(found(Optional.of(words.get(at).group()), line, words, at, at + 2));
    }

    /** The password in {@code change password NEW}, or as on older servers {@code change password USERID OLD NEW}. */
    private Optional<Found> changePassword(String line, List<MatchResult> words, int at) {
        if (words.size() <= at) {
            return Optional.empty();
        }
        boolean named = words.size() == at + 3;
        List<String> secrets = new ArrayList<>();
        for (int i = named ? at + 1 : at; i < words.size(); i++) {
            secrets.add(words.get(i).group());
        }
        String head = line.substring(0, words.get(at).start());
        String rest = named ? head + words.get(at + 2).group() : line;
        return Optional.of(new Found(
                named ? Optional.of(words.get(at).group()) : Optional.empty(),
                words.get(named ? at + 1 : at).group(),
                rest,
                head + "***",
                secrets));
    }

    /** Removes some words, the last of which is the password. */
    private static Found found(Optional<String> user, String line, List<MatchResult> words, int from, int to) {
        String rest = (line.substring(0, words.get(from).start())
                        + line.substring(words.get(to - 1).end()).stripLeading())
                .strip();
        String password = words.get(to - 1).group();
        return new Found(user, password, rest, rest, List.of(password));
    }

    private boolean isUser(String word, Verb verb) {
        return USERID.matcher(word).matches()
                && (repositories.players().called(word).isPresent()
                        || strangers
                                && !BOARD.matcher(word).matches()
                                && verb != Verb.SET
                                && verb != Verb.VACATION
                                && verb != Verb.MESSAGE);
    }

    /**
     * Whether a userid is the sender's own, or any player's if the sender has none, since nobody begins words to others
     * with it.
     */
    private boolean isUnproven(String user) {
        Optional<Player> named = repositories.players().called(user);
        return strangers
                && named.isPresent()
                && (speaker.player().isEmpty()
                        || speaker.player().map(Player::id).equals(named.map(Player::id)));
    }

    /** The number of a board in a word; empty if the word is something else. */
    static OptionalInt board(String word) {
        Matcher board = BOARD.matcher(word);
        return board.matches() ? OptionalInt.of(Integer.parseInt(board.group(1))) : OptionalInt.empty();
    }

    /** Whether a text is a move that is legal on a board now. */
    boolean isLegal(int board, String text) {
        if (boards.size() >= MOST_BOARDS && !boards.containsKey(board)) {
            return false;
        }
        return boards.computeIfAbsent(board, repositories.boards()::record)
                .filter(record -> record.position().read(text) instanceof Act.Done)
                .isPresent();
    }

    private static String lower(List<MatchResult> words, int at) {
        return words.get(at).group().toLowerCase(Locale.ROOT);
    }
}
