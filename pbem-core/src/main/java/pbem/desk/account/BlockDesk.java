package pbem.desk.account;

import java.util.List;
import java.util.Optional;
import pbem.command.Command;
import pbem.game.Refusal;
import pbem.hearing.Hearing;
import pbem.hearing.Ruling;
import pbem.ledger.Ledger;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.player.Player;

/** Hears from whom somebody wants to hear nothing. The other is never told. */
final class BlockDesk {

    void hear(Hearing hearing, String line, Player player, Command.Block command) {
        if (command.user().isEmpty()) {
            hearing.rule(Ruling.Verdict.ANSWERED, Phrase.of("block.told"), list(hearing.ledger(), player));
            return;
        }
        String user = command.user().get();
        Optional<Player> other = hearing.ledger().players().called(user);
        Optional<Refusal> objection = objection(hearing.ledger(), player, other, command);
        if (objection.isPresent()) {
            hearing.refuse(line, objection.get());
        } else if (command.blocked()) {
            hearing.ledger().blocks().block(player, other.orElseThrow(), hearing.now());
            done(hearing, Phrase.of("block.blocked", other.orElseThrow().user()));
        } else {
            hearing.ledger().blocks().unblock(player, other.orElseThrow());
            done(hearing, Phrase.of("block.unblocked", other.orElseThrow().user()));
        }
    }

    private static void done(Hearing hearing, Phrase what) {
        hearing.rule(Ruling.Verdict.DONE, what, new Notice.Answer.Said(what));
    }

    private static Optional<Refusal> objection(
            Ledger ledger, Player player, Optional<Player> other, Command.Block command) {
        if (other.isEmpty()) {
            return Optional.of(new PlayRefusal.NoSuchPlayer(command.user().orElseThrow()));
        }
        if (other.get().id() == player.id()) {
            return Optional.of(new BlockRefusal.Yourself());
        }
        boolean blocked = ledger.blocks().isBlocked(player, other.get());
        if (blocked == command.blocked()) {
            String user = other.get().user();
            return Optional.of(blocked ? new BlockRefusal.BlockedAlready(user) : new BlockRefusal.NotBlocked(user));
        }
        return Optional.empty();
    }

    private static Notice.Answer list(Ledger ledger, Player player) {
        List<Object> blocked = ledger.blocks().of(player).stream()
                .map(other -> (Object) other.user())
                .toList();
        return new Notice.Answer.Said(blocked.isEmpty() ? Phrase.of("block.nobody") : Phrase.of("block.list", blocked));
    }
}
