package pbem.handler.account;

import java.util.List;
import java.util.OptionalLong;
import pbem.game.Seat;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.play.BoardEvents;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.Repositories;
import pbem.request.CommandContext;
import pbem.request.CommandResult;
import pbem.request.Confirmations;

/** Lets somebody leave the server for good. Always asks once more. */
final class SignoffHandler {

    private final Confirmations confirmations = new Confirmations();

    void handle(CommandContext context) {
        if (context.speaker().proof() == Proof.CONFIRMED) {
            leave(context, context.player());
        } else {
            confirmations.hold(context);
        }
    }

    /** The goodbye comes last, and goes where their mail went: whatever else was on its way to them is forgotten. */
    private static void leave(CommandContext context, Player player) {
        Repositories repositories = context.repositories();
        List<String> addresses = repositories.players().addresses(player);
        Accounts.playing(repositories, player).forEach(record -> resign(context, player, record));
        new AccountErasure(repositories, context.request().mail(), context.now()).forget(player);
        for (String address : addresses) {
            repositories
                    .notices()
                    .postLast(
                            address,
                            new Notice.Reply(
                                    "signoff",
                                    List.of(
                                            new Notice.Answer.Said(Phrase.of("account.goodbye", player.user())),
                                            new Notice.Answer.Said(Phrase.of("account.out-of-reach")),
                                            new Notice.Answer.Said(Phrase.of("account.last-mail")))),
                            context.request().mail(),
                            context.now());
        }
        context.report(CommandResult.Status.DONE, Phrase.of("account.signed-off", player.user()));
    }

    private static void resign(CommandContext context, Player player, GameRecord record) {
        OptionalLong mail = context.request().mail();
        Seat seat = record.board().seat(player).orElseThrow();
        Entry entry = new Entry(
                record.revision() + 1,
                context.now(),
                Actor.player(player),
                context.speaker().proof(),
                mail,
                new Event.Resigned(seat, ""));
        new BoardEvents(context.repositories()).enter(record, entry, mail);
    }
}
