package pbem.handler.club;

import java.util.Optional;
import pbem.command.Command;
import pbem.game.Refusal;
import pbem.player.Player;
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
        boolean barred = !command.isOpenToSuspended();
        Optional<Player> player = context.speaker().player().filter(known -> barred || command.speaks());
        return player.flatMap(known -> sanction(context, known, Sanction.Kind.SUSPENDED)
                .filter(sanction -> barred)
                .<Refusal>map(sanction -> new ClubRefusal.Suspended(sanction.until(), sanction.why()))
                .or(() -> sanction(context, known, Sanction.Kind.MUTED)
                        .filter(sanction -> command.speaks())
                        .map(sanction -> new ClubRefusal.Muted(sanction.until(), sanction.why()))));
    }

    private static Optional<Sanction> sanction(CommandContext context, Player player, Sanction.Kind kind) {
        return context.membership(player).sanction(kind, context.now());
    }
}
