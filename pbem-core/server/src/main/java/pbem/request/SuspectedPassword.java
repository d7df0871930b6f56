package pbem.request;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import pbem.command.Instructions;
import pbem.command.NearMiss;
import pbem.command.Verb;
import pbem.game.Games;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrasebook;
import pbem.phrase.WordLists;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.repository.Repositories;

/**
 * Finds words that may be meant as passwords where {@link PasswordPlace} finds none: in misspelled lines, in commands
 * of other servers, or where userid and password are in the wrong place. Such a word is never checked as a password; it
 * is only not stored and not repeated. A doubtful word counts as a password if its line cannot be parsed anyway.
 */
final class SuspectedPassword {

    private static final Pattern WORD = Pattern.compile("[^\\s\\p{Zs}]+");
    private static final Pattern USERID = Pattern.compile("[A-Za-z0-9_-]{2,20}");
    private static final Pattern CELL = Pattern.compile("[A-Za-z]{1,2}[0-9]{1,2}");
    private static final Pattern MOVE = Pattern.compile("[A-Za-z]{1,2}[0-9]{1,2}(?:[^A-Za-z0-9].*)?");
    private static final Pattern SAYS_NOTHING = Pattern.compile("[^\\p{L}\\p{N}]+");
    private static final Pattern REPLIED = Pattern.compile("(?i)(?:\\s*[a-z]{2,4}\\s*(?:\\[\\d+])?\\s*[:\uff1a])*\\s*");
    private static final Pattern GREETED = Pattern.compile(
            "(?iu)" + WordLists.inEveryLanguage(Phrasebook.class).pattern("greeting", "thanks"));

    /** Commands of other servers of this kind. */
    private static final Set<String> OLDER =
            Set.of("broadcast", "alter", "passwd", "password", "login", "userid", "director", "register");

    /** The names of the settings, which are those of the components of {@link Preferences}. */
    private static final Set<String> SETTINGS = Arrays.stream(Preferences.class.getRecordComponents())
            .map(RecordComponent::getName)
            .collect(Collectors.toSet());

    private static final Set<String> SELECTIONS = Set.of("next", "active", "inactive", "all");

    /** Verbs with free words behind them. */
    private static final Set<Verb> WITH_WORDS =
            EnumSet.of(Verb.CHAT, Verb.FEEDBACK, Verb.CALL, Verb.REPORT, Verb.MODERATE, Verb.NOTE);

    /** Verbs followed by moves or cells, which may look like userids. */
    private static final Set<Verb> WITH_MOVES = EnumSet.of(
            Verb.MOVE,
            Verb.SUBMIT,
            Verb.QUEUE,
            Verb.PREVIEW,
            Verb.REPLAY,
            Verb.SHOW,
            Verb.LOOK,
            Verb.RECORD,
            Verb.PGN,
            Verb.FEN,
            Verb.DRAW);

    /** Verbs followed by options. */
    private static final Set<Verb> WITH_OPTIONS = EnumSet.of(Verb.CHALLENGE, Verb.SEEK, Verb.TUTORIAL, Verb.PREVIEW);

    /** Verbs followed by words that may also be userids. */
    private static final Set<Verb> WITH_SETTINGS = EnumSet.of(Verb.SET, Verb.VACATION, Verb.CHANGE, Verb.SEEK);

    /** The most words of a mail that are compared with all userids. */
    private static final int MOST_SOUGHT = 100;

    private final Games games;
    private final Repositories repositories;
    private final Speaker speaker;
    private final PasswordPlace place;
    private final boolean unproven;
    private final Map<String, Optional<Player>> called = new HashMap<>();
    private final Map<String, Boolean> near = new HashMap<>();

    /** @param place finds passwords in their proper place, and legal moves */
    SuspectedPassword(Games games, Repositories repositories, Speaker speaker, PasswordPlace place) {
        this.place = place;
        this.games = games;
        this.repositories = repositories;
        this.speaker = speaker;
        this.unproven = speaker.proof() == Proof.NONE;
    }

    /** The suspected password in a text that is or may be a command. */
    Optional<PasswordPlace.Found> in(String text) {
        String line = withoutPrefixes(text);
        return Instructions.isOwnSubject(line) ? Optional.empty() : found(text, new Line(line).secrets());
    }

    /** The suspected password in a line of words to another player. */
    Optional<PasswordPlace.Found> inWords(String text) {
        return found(text, new Line(withoutPrefixes(text)).secretsInWords());
    }

    private static String withoutPrefixes(String text) {
        Matcher prefixes = REPLIED.matcher(text);
        return prefixes.lookingAt() ? " ".repeat(prefixes.end()) + text.substring(prefixes.end()) : text;
    }

    private static Optional<PasswordPlace.Found> found(String text, List<MatchResult> secrets) {
        if (secrets.isEmpty()) {
            return Optional.empty();
        }
        StringBuilder shown = new StringBuilder();
        int done = 0;
        for (MatchResult secret : secrets) {
            shown.append(text, done, secret.start()).append("***");
            done = secret.end();
        }
        String rest = shown.append(text.substring(done)).toString();
        List<String> words = secrets.stream().map(MatchResult::group).distinct().toList();
        return Optional.of(new PasswordPlace.Found(Optional.empty(), words.get(0), rest, rest, words));
    }

    /** A line that is searched for passwords. */
    private final class Line {

        private final String text;
        private final List<MatchResult> words;
        private final int verbAt;
        private final Optional<Verb> verb;
        private final boolean boardGiven;

        /** The index at which older servers expect a userid. */
        private final int userAt;

        Line(String text) {
            this.text = text;
            this.words = WORD.matcher(text).results().toList();
            this.verbAt = !words.isEmpty() && (isGame(0) || is(0, "all")) ? 1 : 0;
            this.verb = word(verbAt).flatMap(Verb::of);
            int at = verbAt + 1;
            if (is(at, "board") || is(at, "arbiter")) {
                at++;
            }
            this.boardGiven = isBoard(at);
            this.userAt = boardGiven ? at + 1 : at;
        }

        List<MatchResult> secrets() {
            Set<Integer> found = new TreeSet<>();
            if (opensWithUser()) {
                found.add(1);
            }
            if (verb.isEmpty()) {
                if (isSecretBehind(userAt, this::isUserOfUnknown)) {
                    found.add(userAt + 1);
                }
            } else if (!WITH_WORDS.contains(verb.get())) {
                addBehindUsers(found);
            } else if (isSecretBehind(userAt, this::isOwn)) { // words to others do not begin so
                found.add(userAt + 1);
            }
            return found.stream().map(words::get).toList();
        }

        /**
         * The secrets in words to others. The conditions are stricter, since people mention each other, and the readers
         * miss a word that is removed.
         */
        List<MatchResult> secretsInWords() {
            Set<Integer> found = new TreeSet<>();
            if (words.size() > 2 && opensWithUser()) {
                found.add(1);
            }
            boolean begun = isLikeAVerb(verbAt);
            if (isSecretBehind(userAt, at -> boardGiven ? isNamedAtABoard(at, begun) : isSetting(at))) {
                found.add(userAt + 1);
            }
            for (int at = verbAt + 1; begun && at + 1 < words.size(); at++) {
                if (isSecretBehind(at, this::isOwn)) {
                    found.add(at + 1);
                }
            }
            return found.stream().map(words::get).toList();
        }

        private boolean isNamedAtABoard(int at, boolean begun) {
            return isUser(at) || isNear(at) || begun && unproven && isShaped(at) && isLongEnough(at + 1);
        }

        private boolean isSetting(int at) {
            return unproven && verb.filter(Verb.SET::equals).isPresent() && isNoSetting(at);
        }

        /** Whether a word of {@code set} is or resembles a userid, and is not a setting. */
        private boolean isNoSetting(int at) {
            return !SETTINGS.contains(lower(at)) && (isUser(at) || isNear(at));
        }

        /**
         * Whether the line begins with userid and password, as in {@code alice PASSWORD move 101 c5} or without the
         * command.
         */
        private boolean opensWithUser() {
            if (words.size() < 2 || isGame(0) || word(0).flatMap(Verb::of).isPresent()) {
                return false;
            }
            if (words.size() == 2) {
                return (isOwn(0) || unproven && isUser(0)) && !isBoard(1) && !isMove(0);
            }
            boolean commands = isVerbOrGame(2) || isVerbOrGame(3) || isBoard(2) || isBoard(3);
            boolean stranger = unproven && isShaped(0) && isVerbOrGame(2) && (isBoard(3) || isBoard(4));
            return stranger || commands && (isUser(0) || isNear(0));
        }

        /** Whether a word behind an unknown command is probably a userid. */
        private boolean isUserOfUnknown(int at) {
            boolean begun = boardGiven || isLikeAVerb(verbAt);
            if (isUser(at)) {
                return begun || isOwn(at) || unproven && !matches(verbAt, GREETED);
            }
            boolean shaped = (unproven && boardGiven || isLikeAVerb(verbAt)) && isShaped(at) && isLongEnough(at + 1);
            return begun && isNear(at) || shaped;
        }

        /** Adds the words behind userids in a known command. */
        private void addBehindUsers(Set<Integer> found) {
            Verb known = verb.orElseThrow();
            if (known == Verb.SET && isSecretBehind(userAt, this::isNoSetting)) {
                found.add(userAt + 1);
            }
            for (int at = verbAt + 1; at + 1 < words.size(); at++) {
                boolean sure = isOwn(at) || unproven && isUser(at);
                boolean meansAnother = WITH_MOVES.contains(known) && matches(at, CELL);
                boolean slipped = at == userAt && unproven && WITH_SETTINGS.contains(known) && isNear(at);
                if ((sure && !meansAnother || slipped) && isSecretBehind(at, user -> true) && !isNear(at + 1)) {
                    found.add(at + 1);
                }
            }
        }

        private boolean isSecretBehind(int at, IntPredicate user) {
            return at + 1 < words.size()
                    && !matches(at + 1, SAYS_NOTHING)
                    && !SELECTIONS.contains(lower(at + 1))
                    && !(word(at + 1).orElseThrow().startsWith("-")
                            && verb.filter(WITH_OPTIONS::contains).isPresent())
                    && user.test(at)
                    && !isUser(at + 1)
                    && !isMove(at);
        }

        /** Whether the text from a word on is a legal move, perhaps behind the player's userid. */
        private boolean isMove(int at) {
            OptionalInt board = board();
            if (board.isEmpty() || at != userAt && at > 0) {
                return false;
            }
            boolean looks = at + 2 == words.size() && matches(at + 1, MOVE);
            return looks
                    || place.isLegal(
                            board.getAsInt(), text.substring(words.get(at).start()))
                    || place.isLegal(
                            board.getAsInt(), text.substring(words.get(at + 1).start()));
        }

        /** The board that the line names, or otherwise that of the answered mail. */
        private OptionalInt board() {
            if (boardGiven) {
                return PasswordPlace.board(words.get(userAt - 1).group());
            }
            return place.target() instanceof ReplyTarget.OfBoard answered
                    ? OptionalInt.of(answered.number())
                    : OptionalInt.empty();
        }

        private Optional<String> word(int at) {
            return at < words.size() ? Optional.of(words.get(at).group()) : Optional.empty();
        }

        private String lower(int at) {
            return words.get(at).group().toLowerCase(Locale.ROOT);
        }

        private boolean is(int at, String word) {
            return word(at).filter(word::equalsIgnoreCase).isPresent();
        }

        private boolean matches(int at, Pattern pattern) {
            return word(at).filter(word -> pattern.matcher(word).matches()).isPresent();
        }

        private boolean isGame(int at) {
            return word(at).flatMap(games::named).isPresent();
        }

        private boolean isVerbOrGame(int at) {
            return isGame(at) || word(at).flatMap(Verb::of).isPresent();
        }

        private boolean isBoard(int at) {
            return word(at).filter(word -> PasswordPlace.board(word).isPresent())
                    .isPresent();
        }

        private boolean isLikeAVerb(int at) {
            return word(at).filter(word -> Verb.of(word).isPresent()
                            || OLDER.contains(word.toLowerCase(Locale.ROOT))
                            || NearMiss.of(word, Verb.words()).isPresent() && !matches(at, GREETED))
                    .isPresent();
        }

        private boolean isShaped(int at) {
            return matches(at, USERID) && !isBoard(at) && !matches(at, CELL) && !isVerbOrGame(at);
        }

        private boolean isLongEnough(int at) {
            return word(at).filter(word -> word.length() >= 6).isPresent();
        }

        private boolean isUser(int at) {
            return user(at).isPresent();
        }

        private boolean isOwn(int at) {
            return user(at).filter(player -> speaker.player()
                            .filter(own -> own.id() == player.id())
                            .isPresent())
                    .isPresent();
        }

        private Optional<Player> user(int at) {
            return word(at).filter(word -> word.length() <= 21)
                    .map(word -> word.replaceFirst("[:,;]$", ""))
                    .flatMap(word ->
                            called.computeIfAbsent(word.toLowerCase(Locale.ROOT), repositories.players()::called));
        }

        /** Whether a word may be a misspelled userid. */
        private boolean isNear(int at) {
            return matches(at, USERID)
                    && (near.size() < MOST_SOUGHT || near.containsKey(lower(at)))
                    && near.computeIfAbsent(
                            lower(at), word -> NearMiss.of(word, names()).isPresent());
        }
    }

    private List<String> names() {
        List<String> names = new ArrayList<>();
        repositories.players().all().forEach(player -> names.add(player.user()));
        return names;
    }
}
