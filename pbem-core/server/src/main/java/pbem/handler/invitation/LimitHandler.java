package pbem.handler.invitation;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import pbem.command.InvitationCommand;
import pbem.game.Game;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.repository.Limits;
import pbem.request.CommandContext;

/** Sets the number of boards up to which a player accepts challenges of others. */
final class LimitHandler {

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,4}");
    private static final Set<String> WITHOUT = Set.of("none", "no", "all", "accept", "inf", "infinite", "infinity");
    private static final Set<String> NOTHING = Set.of("reject", "refuse");

    void handle(CommandContext context, InvitationCommand.Limit command) {
        Player speaker = context.player();
        Limits limits = context.repositories().limits();
        if (command.wanted().isEmpty()) {
            context.answered(Phrase.of("invitation.limits-told"), told(limits.of(speaker)));
            return;
        }
        String wanted = command.wanted().get().toLowerCase(Locale.ROOT);
        if (!WITHOUT.contains(wanted)
                && !NOTHING.contains(wanted)
                && !NUMBER.matcher(wanted).matches()) {
            context.refuse(InvitationRefusal.BAD_LIMIT.of(command.wanted().get()));
            return;
        }
        OptionalInt most = WITHOUT.contains(wanted)
                ? OptionalInt.empty()
                : OptionalInt.of(NOTHING.contains(wanted) ? 0 : Integer.parseInt(wanted));
        limits.set(speaker, command.game().map(Game::name), most);
        context.done(Phrase.of("invitation.limit-set", context.written()), told(limits.of(speaker)));
    }

    private static Answer told(Map<String, Integer> limits) {
        return limits.isEmpty()
                ? new Answer.Said(Phrase.of("invitation.no-limits"))
                : new Answer.Listing(
                        Phrase.of("invitation.limits"),
                        limits.entrySet().stream()
                                .map(limit -> line(limit.getKey(), limit.getValue()))
                                .toList());
    }

    /** @param game its name; empty for all games together */
    static Phrase line(String game, int most) {
        return Optional.of(game)
                .filter(name -> !name.isEmpty())
                .map(name -> Phrase.of("invitation.limit-of-game", name, most))
                .orElseGet(() -> Phrase.of("invitation.limit-of-all", most));
    }
}
