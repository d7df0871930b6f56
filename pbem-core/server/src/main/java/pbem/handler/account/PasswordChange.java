package pbem.handler.account;

import java.util.Optional;
import pbem.game.Refusal;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.repository.Passwords;
import pbem.request.CommandAction;
import pbem.request.CommandContext;

/**
 * Changes a player's password. The command is never stored for confirmation, since a confirmation would show the
 * password.
 */
final class PasswordChange implements CommandAction {

    private final String wanted;

    PasswordChange(String wanted) {
        this.wanted = wanted;
    }

    @Override
    public void run(CommandContext context) {
        Optional<Refusal> objection = context.limits().passwords()
                ? Passwords.objection(wanted)
                : Optional.of(AccountRefusal.NO_PASSWORDS.of());
        if (context.refuses(objection)) {
            return;
        }
        context.repositories().passwords().set(context.player(), wanted, context.now());
        context.done(Phrase.of("account.password-changed"), new Answer.Said(Phrase.of("account.password-now")));
    }

    @Override
    public Optional<Refusal> objection(CommandContext context) {
        return Optional.of(
                context.limits().passwords()
                        ? AccountRefusal.PASSWORD_UNPROVEN.of()
                        : AccountRefusal.NO_PASSWORDS.of());
    }
}
