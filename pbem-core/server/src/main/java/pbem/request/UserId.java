package pbem.request;

import java.util.Collections;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.command.Verb;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.play.TutorialOpponents;
import pbem.player.AccountRefusal;
import pbem.player.Player;
import pbem.repository.Players;
import pbem.robot.RobotRoster;

/** What a player may be called: never something that a command could mistake for a word of its own. */
public final class UserId {

    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{2,20}");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    /**
     * Words that the language has on other servers of this kind or will have here: whoever is called so today would
     * stand in their way tomorrow. And names that would be taken for the server's own.
     */
    private static final Set<String> KEPT = Set.of(
            "abuse",
            "add",
            "admin",
            "all",
            "alter",
            "arbiter",
            "back",
            "block",
            "broadcast",
            "call",
            "change",
            "chat",
            "claim",
            "commands",
            "confirm",
            "delete",
            "digest",
            "director",
            "display",
            "draw",
            "end",
            "example",
            "feedback",
            "games",
            "hint",
            "history",
            "hostmaster",
            "limit",
            "mailer-daemon",
            "me",
            "message",
            "moveq",
            "moderator",
            "mult",
            "multiple",
            "noreply",
            "no-reply",
            "new",
            "next",
            "no",
            "nobody",
            "notify",
            "offer",
            "overview",
            "pass",
            "password",
            "pbem",
            "pbm",
            "postmaster",
            "preview",
            "propose",
            "qboard",
            "qmove",
            "queue",
            "ratings",
            "record",
            "replay",
            "root",
            "security",
            "seek",
            "server",
            "set",
            "showas",
            "signoff",
            "standings",
            "status",
            "stop",
            "submit",
            "subscribe",
            "support",
            "swap",
            "test",
            "tournament",
            "tutorial",
            "undo",
            "unqueue",
            "unsubscribe",
            "vacation",
            "webmaster",
            "withdraw",
            "yes",
            "you");

    private UserId() {}

    /** Why nobody may be called so; empty if somebody may. */
    public static Optional<Refusal> objection(String text, Games games) {
        if (!FORM.matcher(text).matches() || text.startsWith("-")) {
            return Optional.of(new AccountRefusal.BadUserId(text));
        }
        String word = text.toLowerCase(Locale.ROOT);
        if (NUMBER.matcher(word).matches()
                || Verb.of(word).isPresent()
                || Verb.words().contains(word)
                || KEPT.contains(word)
                || TutorialOpponents.NAMES.contains(word)
                || RobotRoster.isName(word)
                || games.named(word).isPresent()) {
            return Optional.of(new AccountRefusal.ReservedUserId(text));
        }
        return Optional.empty();
    }

    /** The player whose userid looks the same in many typefaces, if there is one: {@code aIice} for {@code alice}. */
    public static Optional<Player> lookAlike(String text, Players players) {
        Set<String> shapes = shapes(text);
        return players.all().stream()
                .filter(player -> !player.user().equalsIgnoreCase(text))
                .filter(player -> !Collections.disjoint(shapes(player.user()), shapes))
                .findFirst();
    }

    /** The same for userids that are hard to tell apart: a capital I, too, may be meant as an i or as an l. */
    private static Set<String> shapes(String user) {
        return Stream.of("i", "l")
                .map(meant -> user.replace("I", meant)
                        .replace('1', 'l')
                        .replace('0', 'o')
                        .toLowerCase(Locale.ROOT)
                        .replace("rn", "m")
                        .replace("vv", "w")
                        .replace('_', '-'))
                .collect(Collectors.toSet());
    }
}
