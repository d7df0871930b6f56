package pbem.handler.club;

import java.util.Optional;
import pbem.command.Command;
import pbem.game.Refusal;
import pbem.player.Sanction;
import pbem.request.CommandContext;

/**
 * What is not done for somebody who is suspended or muted. A suspended player may still read, ask for their data,
 * write to the admin, and leave; a muted player may do all but speak to others and take another name.
 */
public final class Conduct {

    private Conduct() {}

    /** Why this is not done for who asks for it; empty if it may be. */
    public static Optional<Refusal> objection(CommandContext context, Command command) {
        Optional<Refusal> suspended = command.isOpenToSuspended() ? Optional.empty() : objectionToPlaying(context);
        return suspended.or(() -> command.speaks()
                ? sanction(context, Sanction.Kind.MUTED)
                        .map(sanction -> ClubRefusal.muted(sanction.until(), sanction.why()))
                : Optional.empty());
    }

    /** Why a speaker may not play now, where that is no command of its own, such as the answer to a lesson. */
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
