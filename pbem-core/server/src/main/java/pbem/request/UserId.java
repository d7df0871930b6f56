package pbem.request;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.command.Verb;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.play.TutorialOpponents;
import pbem.player.AccountRefusal;
import pbem.player.Player;
import pbem.repository.Players;
import pbem.robot.RobotRoster;

/** The rules for userids, which must not be mistaken for a word of a command. */
public final class UserId {

    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{2,20}");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    /** Names that would be taken for the server's own. Names that look like them are refused, too. */
    private static final Set<String> OWN = Set.of(
            "abuse",
            "admin",
            "arbiter",
            "director",
            "hostmaster",
            "mailer-daemon",
            "moderator",
            "noreply",
            "no-reply",
            "pbem",
            "pbm",
            "postmaster",
            "root",
            "security",
            "server",
            "support",
            "webmaster");

    /**
     * Words of commands on other servers of this kind, possible future command words, and the placeholders in this
     * server's examples. A player of that name would prevent their use. Names that only look like them are allowed.
     */
    private static final Set<String> KEPT = Set.of(
            "add",
            "address",
            "all",
            "alter",
            "back",
            "block",
            "broadcast",
            "call",
            "change",
            "chat",
            "claim",
            "commands",
            "confirm",
            "days",
            "delete",
            "digest",
            "display",
            "draw",
            "end",
            "example",
            "extend",
            "feedback",
            "game",
            "games",
            "hint",
            "history",
            "limit",
            "me",
            "message",
            "move",
            "moveq",
            "mult",
            "multiple",
            "name",
            "new",
            "next",
            "no",
            "nobody",
            "note",
            "notify",
            "number",
            "offer",
            "opponent",
            "overview",
            "pass",
            "password",
            "preview",
            "propose",
            "qboard",
            "qmove",
            "queue",
            "ratings",
            "record",
            "replay",
            "seek",
            "set",
            "showas",
            "signoff",
            "standings",
            "status",
            "stop",
            "submit",
            "subscribe",
            "swap",
            "test",
            "tournament",
            "tutorial",
            "undo",
            "unqueue",
            "unsubscribe",
            "userid",
            "vacation",
            "withdraw",
            "yes",
            "you");

    private UserId() {}

    /** A text without quotation marks, which the refusal adds itself. */
    private static String unquoted(String text) {
        return text.length() > 2 && text.startsWith("\"") && text.endsWith("\"")
                ? text.substring(1, text.length() - 1)
                : text;
    }

    /** Why a text is not allowed as a userid; empty if it is. */
    public static Optional<Refusal> objection(String text, Games games) {
        if (!FORM.matcher(text).matches() || text.startsWith("-")) {
            return Optional.of(AccountRefusal.BAD_USER_ID.of(unquoted(text)));
        }
        String word = text.toLowerCase(Locale.ROOT);
        if (NUMBER.matcher(word).matches()
                || Verb.of(word).isPresent()
                || Verb.words().contains(word)
                || KEPT.contains(word)
                || OWN.contains(word)
                || TutorialOpponents.NAMES.contains(word)
                || RobotRoster.isName(word)
                || games.called(word).isPresent()
                || looksReserved(text, games)) {
            return Optional.of(AccountRefusal.RESERVED_USER_ID.of(text));
        }
        return Optional.empty();
    }

    /**
     * Whether a text could be taken for a name of the server, a game or a robot: {@code adm1n}, {@code pbern},
     * {@code PBeM_}.
     */
    private static boolean looksReserved(String text, Games catalogue) {
        String bare = bare(text);
        Stream<String> words = Stream.of(OWN, TutorialOpponents.NAMES).flatMap(Collection::stream);
        Stream<String> games = catalogue.all().stream()
                .flatMap(game -> Stream.concat(Stream.of(game.name()), game.aliases().stream()));
        return RobotRoster.isName(text.toLowerCase(Locale.ROOT).replaceFirst("^r[o0]b[o0]t", "robot"))
                || Stream.concat(words, games).anyMatch(word -> areAlike(bare, bare(word)));
    }

    /** The shape without hyphens, and with digits replaced by the letters that they resemble. */
    private static String bare(String user) {
        return shape(user)
                .replace("-", "")
                .replace('3', 'e')
                .replace('4', 'a')
                .replace('5', 's')
                .replace('7', 't')
                .replace('8', 'b');
    }

    /**
     * The player whose userid looks like a text in many typefaces, if there is one: {@code aIice} for {@code alice}.
     */
    public static Optional<Player> lookAlike(String text, Players players) {
        String shape = shape(text);
        return players.all().stream()
                .filter(player -> !player.user().equalsIgnoreCase(text))
                .filter(player -> areAlike(shape(player.user()), shape))
                .findFirst();
    }

    /**
     * A text that is equal for userids that look alike, except that a 1 or a capital I is kept as 1, since it may look
     * like an i or an l.
     */
    private static String shape(String user) {
        return user.replace('I', '1')
                .toLowerCase(Locale.ROOT)
                .replace('0', 'o')
                .replace("rn", "m")
                .replace("vv", "w")
                .replace('_', '-');
    }

    private static boolean areAlike(String shape, String other) {
        return shape.length() == other.length()
                && IntStream.range(0, shape.length()).allMatch(i -> areAlike(shape.charAt(i), other.charAt(i)));
    }

    private static boolean areAlike(char one, char other) {
        return one == other
                || one == '1' && (other == 'i' || other == 'l')
                || other == '1' && (one == 'i' || one == 'l');
    }
}
