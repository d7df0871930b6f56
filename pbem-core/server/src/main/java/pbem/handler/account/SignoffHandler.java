package pbem.handler.account;

import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import pbem.clock.Vacation;
import pbem.command.Verb;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.Recipient;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.repository.PendingConfirmation;
import pbem.repository.Repositories;
import pbem.request.CommandContext;
import pbem.request.Confirmations;

/** Lets players close their accounts, always after a confirmation, and reopen them while they are closing. */
final class SignoffHandler {

    private final Confirmations confirmations = new Confirmations();

    void handle(CommandContext context) {
        if (context.speaker().proof() == Proof.CONFIRMED) {
            close(context, context.player());
        } else {
            confirmations.hold(context, context.comment(), () -> consequences(context));
        }
    }

    /** The games that would end and the players who would be told. */
    private static Answer consequences(CommandContext context) {
        Player player = context.player();
        Repositories repositories = context.repositories();
        List<Board> boards = Accounts.playing(repositories, player).stream()
                .map(GameRecord::board)
                .toList();
        List<String> told = Stream.concat(
                        boards.stream().flatMap(board -> board.players().stream()),
                        repositories.challenges().openWith(player).stream()
                                .flatMap(challenge -> challenge.players().stream()))
                .filter(other -> other.state() == Player.State.ACTIVE && other.id() != player.id())
                .map(Player::user)
                .distinct()
                .sorted()
                .toList();
        List<Integer> numbers = boards.stream().map(Board::number).toList();
        return new Answer.Listing(
                Phrase.of("account.closing-means"),
                List.of(
                        Phrase.of("account.closing", boards.size(), numbers),
                        Phrase.of("account.closing-tells", told.size(), told),
                        Phrase.of("account.closing-days", (int) Closing.DAYS.toDays())));
    }

    private static void close(CommandContext context, Player player) {
        Vacation closing = Closing.in(context).begin(player);
        Instant until = closing.span().to();
        PendingConfirmation back = context.repositories()
                .confirmations()
                .keep(player, context.speaker().address(), Verb.REOPEN.word(), "", ReplyTarget.NONE, context.now());
        boolean stands = closing.kind() == Vacation.Kind.CLOSING;
        List<Answer> answers = List.of(
                new Answer.Said(Phrase.of("account.closes", player.user(), until)),
                new Answer.Said(Phrase.of(stands ? "account.closes-pausing" : "account.closes-again")),
                new Answer.Steps(List.of(new Notice.Step(Verb.REOPEN.word(), Phrase.of("account.does-reopen")))));
        context.post(
                Recipient.player(player),
                new Notice.Reply(Verb.SIGNOFF.word(), answers, new ReplyTarget.OfConfirmation(back.id())));
        context.done(Phrase.of("account.signed-off", player.user(), until));
    }

    void reopen(CommandContext context) {
        if (context.player().state() != Player.State.CLOSING) {
            context.refuse(AccountRefusal.NOT_CLOSING.of());
            return;
        }
        Closing.in(context).takeBack(context.player());
        context.doneSaying(Phrase.of("account.reopened", context.player().user()));
    }
}
