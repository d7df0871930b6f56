package pbem.handler.account;

import java.util.List;
import java.util.Optional;
import pbem.command.AccountCommand;
import pbem.game.Refusal;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.request.CommandContext;

/** Blocks and unblocks players. A blocked player is never told. */
final class BlockHandler {

    void handle(CommandContext context, AccountCommand.Block command) {
        Player player = context.player();
        if (command.user().isEmpty()) {
            context.answered(Phrase.of("block.told"), list(context.repositories(), player));
            return;
        }
        if (context.refuses(objection(context, command))) {
            return;
        }
        Player other = other(context, command).orElseThrow();
        if (command.blocked()) {
            context.repositories().blocks().block(player, other, context.now());
            context.doneSaying(Phrase.of("block.blocked", other.user()));
        } else {
            context.repositories().blocks().unblock(player, other);
            context.doneSaying(Phrase.of("block.unblocked", other.user()));
        }
    }

    private static Optional<Player> other(CommandContext context, AccountCommand.Block command) {
        return command.user().flatMap(context.repositories().players()::called);
    }

    /** Why a player cannot be blocked or unblocked; empty if they can, or if none is named. */
    Optional<Refusal> objection(CommandContext context, AccountCommand.Block command) {
        Optional<Player> other = other(context, command);
        if (other.isEmpty()) {
            return command.user().map(PlayRefusal.NO_SUCH_PLAYER::of);
        }
        if (other.get().id() == context.player().id()) {
            return Optional.of(BlockRefusal.YOURSELF.of());
        }
        boolean blocked = context.repositories().blocks().isBlocked(context.player(), other.get());
        if (blocked == command.blocked()) {
            String user = other.get().user();
            return Optional.of(blocked ? BlockRefusal.BLOCKED_ALREADY.of(user) : BlockRefusal.NOT_BLOCKED.of(user));
        }
        return Optional.empty();
    }

    private static Answer list(Repositories repositories, Player player) {
        List<Object> blocked = repositories.blocks().of(player).stream()
                .map(other -> (Object) other.user())
                .toList();
        return new Answer.Said(blocked.isEmpty() ? Phrase.of("block.nobody") : Phrase.of("block.list", blocked));
    }
}
