package pbem.desk.account;

import java.util.Optional;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.hearing.Hearing;
import pbem.hearing.Ruling;
import pbem.hearing.UserId;
import pbem.ledger.Ledger;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.Player;

/** Hears what somebody wants to be called. */
final class NameDesk {

    /** Every one is kept for ever. */
    static final int MOST_FORMER = 5;

    private final Games games;

    NameDesk(Games games) {
        this.games = games;
    }

    void hear(Hearing hearing, String line, Player player, String wanted) {
        Optional<Refusal> objection = objection(hearing.ledger(), player, wanted);
        if (objection.isPresent()) {
            hearing.refuse(line, objection.get());
            return;
        }
        Player renamed = hearing.ledger().players().rename(player, wanted, hearing.now());
        hearing.ledger().boards().renamed(renamed);
        hearing.rule(
                Ruling.Verdict.DONE,
                Phrase.of("account.renamed", player.user(), renamed.user()),
                new Notice.Answer.Said(Phrase.of("account.now-called", renamed.user(), player.user())));
    }

    private Optional<Refusal> objection(Ledger ledger, Player player, String wanted) {
        if (wanted.equals(player.user())) {
            return Optional.of(new AccountRefusal.SameUserId(wanted));
        }
        Optional<Refusal> form = UserId.objection(wanted, games);
        if (form.isPresent()) {
            return form;
        }
        Optional<Player> owner = ledger.players().called(wanted);
        if (owner.isPresent() && owner.get().id() != player.id()) {
            return Optional.of(new AccountRefusal.UserIdTaken(wanted));
        }
        return owner.isEmpty() && ledger.players().formerNames(player).size() >= MOST_FORMER
                ? Optional.of(new AccountRefusal.TooManyUserIds(MOST_FORMER))
                : Optional.empty();
    }
}
