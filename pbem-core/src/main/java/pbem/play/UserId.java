package pbem.play;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.command.Verb;
import pbem.game.Games;
import pbem.game.Refusal;

/** What a player may be called: never something that a command could mistake for a word of its own. */
final class UserId {

    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{2,20}");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    private UserId() {}

    /** Why nobody may be called so; empty if somebody may. */
    static Optional<Refusal> objection(String text, Games games) {
        if (!FORM.matcher(text).matches() || text.startsWith("-")) {
            return Optional.of(new AccountRefusal.BadUserId(text));
        }
        String word = text.toLowerCase(Locale.ROOT);
        if (NUMBER.matcher(word).matches()
                || Verb.of(word).isPresent()
                || Verb.words().contains(word)
                || games.named(word).isPresent()) {
            return Optional.of(new AccountRefusal.ReservedUserId(text));
        }
        return Optional.empty();
    }
}
