package pbem.handler.club;

import java.util.Optional;
import pbem.command.Command;
import pbem.game.Refusal;
import pbem.player.Sanction;
import pbem.request.CommandContext;

/**
 * Refuses what suspended and muted players may not do. A suspended player may still read, ask for their data, write to
 * the admin, and leave. A muted player may do everything but write to others and change their name.
 */
public final class Conduct {

    private Conduct() {}

    /** Why the speaker may not use a command; empty if they may. */
    public static Optional<Refusal> objection(CommandContext context, Command command) {
        Optional<Refusal> suspended = command.isOpenToSuspended() ? Optional.empty() : objectionToPlaying(context);
        return suspended.or(() -> command.speaks()
                ? sanction(context, Sanction.Kind.MUTED)
                        .map(sanction -> ClubRefusal.muted(sanction.until(), sanction.why()))
                : Optional.empty());
    }

    /**
     * Why the speaker may not play now, for moves that are not commands, such as the answer to a lesson; empty if they
     * may.
     */
    public static Optional<Refusal> objectionToPlaying(CommandContext context) {
        return sanction(context, Sanction.Kind.SUSPENDED)
                .map(sanction -> ClubRefusal.suspended(sanction.until(), sanction.why()));
    }

    private static Optional<Sanction> sanction(CommandContext context, Sanction.Kind kind) {
        return context.speaker()
                .player()
                .flatMap(known -> context.membership(known).sanction(kind, context.now()));
    }
}
