package pbem.play;

import java.util.List;
import java.util.Optional;
import pbem.command.Command;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Hears what concerns accounts. */
final class AccountDesk {

    static final Notice.Answer HOW_TO_SIGN_UP = new Notice.Answer.Forms(List.of("signup USERID", "help"));

    private final Games games;
    private final Accounts accounts;
    private final Confirmations confirmations = new Confirmations();

    AccountDesk(Games games) {
        this.games = games;
        this.accounts = new Accounts(games);
    }

    void hear(Hearing hearing, String line, Command.Account command) {
        if (command instanceof Command.Signup signup) {
            signup(hearing, line, signup.user());
        } else {
            hearing.refuse(line, new PlayRefusal.NotYet(line));
        }
    }

    private void signup(Hearing hearing, String line, String user) {
        String address = hearing.speaker().address();
        Optional<Refusal> objection = accounts.objection(hearing.ledger(), user, address);
        if (objection.isPresent()) {
            hearing.refuse(line, objection.get());
        } else if (hearing.speaker().proof() != Proof.CONFIRMED) {
            confirmations.hold(hearing, line, Optional.empty()); // nobody is signed up by another
        } else {
            Player player = hearing.ledger().players().enrol(user, address, hearing.now());
            hearing.rule(Ruling.Verdict.DONE, Phrase.of("account.signed-up", player.user()));
            hearing.post(Recipient.player(player), welcome(player));
        }
    }

    private Notice welcome(Player player) {
        String game = games.all().get(0).name();
        return new Notice.Reply(
                "signup " + player.user(),
                List.of(
                        new Notice.Answer.Said(Phrase.of("account.welcome", player.user())),
                        new Notice.Answer.Forms(List.of("list", "help " + game, game + " challenge USERID", "help"))));
    }
}
