package pbem.request;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import pbem.command.Verb;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.play.TutorialOpponents;
import pbem.player.AccountRefusal;

/** What a player may be called: never something that a command could mistake for a word of its own. */
public final class UserId {

    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{2,20}");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    /**
     * Words that the language has on other servers of this kind or will have here: whoever is called so today would
     * stand in their way tomorrow. And names that would be taken for the server's own.
     */
    private static final Set<String> KEPT = Set.of(
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
            "limit",
            "me",
            "message",
            "moveq",
            "mult",
            "multiple",
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
            "swap",
            "test",
            "tournament",
            "tutorial",
            "undo",
            "unqueue",
            "unsubscribe",
            "vacation",
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
                || games.named(word).isPresent()) {
            return Optional.of(new AccountRefusal.ReservedUserId(text));
        }
        return Optional.empty();
    }
}
