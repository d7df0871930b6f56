package pbem.handler.club;

import java.util.Optional;
import pbem.command.Command;
import pbem.game.Refusal;
import pbem.player.Sanction;
import pbem.request.CommandContext;

/**
 * What is not done for somebody who is suspended or muted. Whoever is suspended may still read, ask for their data, write to
 * the admin, and leave; whoever is muted may do all but speak to others and take another name.
 */
public final class Conduct {

    private Conduct() {}

    /** Why this is not done for who asks for it; empty if it may be. */
    public static Optional<Refusal> objection(CommandContext context, Command command) {
        Optional<Refusal> suspended = command.isOpenToSuspended() ? Optional.empty() : objectionToPlaying(context);
        return suspended.or(() -> command.speaks()
                ? sanction(context, Sanction.Kind.MUTED)
                        .map(sanction -> new ClubRefusal.Muted(sanction.until(), sanction.why()))
                : Optional.empty());
    }

    /** The same for what is no command of its own, such as the answer to a lesson. */
    public static Optional<Refusal> objectionToPlaying(CommandContext context) {
        return sanction(context, Sanction.Kind.SUSPENDED)
                .map(sanction -> new ClubRefusal.Suspended(sanction.until(), sanction.why()));
    }

    private static Optional<Sanction> sanction(CommandContext context, Sanction.Kind kind) {
        return context.speaker()
                .player()
                .flatMap(known -> context.membership(known).sanction(kind, context.now()));
    }
}
