package pbem.handler.account;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import pbem.game.Act;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.request.CommandContext;
import pbem.request.UserId;

/** Gives players another userid. */
record RenameHandler(Games games) {

    /** The most former userids of a player, since each is kept for ever. */
    static final int MOST_FORMER = 5;

    /** The least time between two changes, since other players must get used to a new userid. */
    private static final Duration BETWEEN = Duration.ofDays(7);

    void handle(CommandContext context, String wanted) {
        Player player = context.player();
        Optional<Instant> again = context.repositories()
                .players()
                .renamedAt(player)
                .map(last -> last.plus(BETWEEN))
                .filter(context.now()::isBefore);
        if (again.isPresent() && !wanted.equals(player.user())) {
            context.refuse(AccountRefusal.RENAMED_LATELY.of(again.get()));
            return;
        }
        rename(context.repositories(), player, wanted, context.now())
                .follow(renamed -> report(context, player, renamed), context::refuse);
    }

    private static void report(CommandContext context, Player before, Player renamed) {
        context.done(
                Phrase.of("account.renamed", before.user(), renamed.user()),
                new Answer.Said(Phrase.of("account.now-called", renamed.user(), before.user())));
    }

    /** Renames a player without regard to the last change. */
    Act<Player> rename(Repositories repositories, Player player, String wanted, Instant at) {
        return Act.unless(objection(repositories, player, wanted), () -> {
            Player renamed = repositories.players().rename(player, wanted, at);
            repositories.boards().renamed(renamed);
            return renamed;
        });
    }

    private Optional<Refusal> objection(Repositories repositories, Player player, String wanted) {
        if (wanted.equals(player.user())) {
            return Optional.of(AccountRefusal.SAME_USER_ID.of(wanted));
        }
        Optional<Refusal> form = UserId.objection(wanted, games);
        if (form.isPresent()) {
            return form;
        }
        Optional<Player> owner = repositories.players().called(wanted);
        if (owner.isPresent() && owner.get().id() != player.id()) {
            return Optional.of(AccountRefusal.USER_ID_TAKEN.of(wanted));
        }
        Optional<Player> alike =
                UserId.lookAlike(wanted, repositories.players()).filter(other -> other.id() != player.id());
        if (alike.isPresent()) {
            return Optional.of(
                    AccountRefusal.USER_ID_LOOKS_TAKEN.of(wanted, alike.get().user()));
        }
        return AccountRefusal.TOO_MANY_USER_IDS.when(
                owner.isEmpty() && repositories.players().formerNames(player).size() >= MOST_FORMER, MOST_FORMER);
    }
}
