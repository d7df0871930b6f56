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
        String user = command.user().get();
        Optional<Player> other = context.repositories().players().called(user);
        Optional<Refusal> objection = objection(context.repositories(), player, other, command);
        if (objection.isPresent()) {
            context.refuse(objection.get());
        } else if (command.blocked()) {
            context.repositories().blocks().block(player, other.orElseThrow(), context.now());
            context.doneSaying(Phrase.of("block.blocked", other.orElseThrow().user()));
        } else {
            context.repositories().blocks().unblock(player, other.orElseThrow());
            context.doneSaying(Phrase.of("block.unblocked", other.orElseThrow().user()));
        }
    }

    private static Optional<Refusal> objection(
            Repositories repositories, Player player, Optional<Player> other, AccountCommand.Block command) {
        if (other.isEmpty()) {
            return Optional.of(PlayRefusal.NO_SUCH_PLAYER.of(command.user().orElseThrow()));
        }
        if (other.get().id() == player.id()) {
            return Optional.of(BlockRefusal.YOURSELF.of());
        }
        boolean blocked = repositories.blocks().isBlocked(player, other.get());
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
