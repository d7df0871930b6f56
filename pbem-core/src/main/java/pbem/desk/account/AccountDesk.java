package pbem.desk.account;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.command.Command;
import pbem.desk.information.StatusDesk;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.hearing.Confirmations;
import pbem.hearing.FirstSteps;
import pbem.hearing.Hearing;
import pbem.hearing.Ruling;
import pbem.ledger.Passwords;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.Player;
import pbem.player.Proof;

/** Hears what concerns accounts. */
public final class AccountDesk {

    public static final Notice.Answer HOW_TO_SIGN_UP = new Notice.Answer.Forms(List.of("signup USERID", "help"));

    private final Games games;
    private final Accounts accounts;
    private final AddressDesk addresses = new AddressDesk();
    private final NameDesk names;
    private final SettingsDesk settings = new SettingsDesk();
    private final BlockDesk blocks = new BlockDesk();
    private final StatusDesk status;
    private final DepartureDesk departures = new DepartureDesk();
    private final Confirmations confirmations = new Confirmations();

    public AccountDesk(Games games) {
        this.games = games;
        this.accounts = new Accounts(games);
        this.status = new StatusDesk(games);
        this.names = new NameDesk(games);
    }

    /** Whether no proof is needed: the answer goes to an address of the player's own, and nothing changes. */
    public static boolean onlyAsks(Command command) {
        return command instanceof Command.Status
                || (command instanceof Command.Set set && set.words().isEmpty())
                || (command instanceof Command.Block block && block.user().isEmpty())
                || (command instanceof Command.Vacation vacation
                        && vacation.days().isEmpty())
                || (command instanceof Command.Limit limit && limit.wanted().isEmpty());
    }

    /** @param command of a player; a signup goes to {@link #signup} */
    public void hear(Hearing hearing, String line, Command.Account command) {
        Player player = hearing.speaker().player().orElseThrow();
        if (command instanceof Command.AddAddresses add) {
            addresses.add(hearing, line, player, add.addresses());
        } else if (command instanceof Command.ChangeAddresses change) {
            addresses.replace(hearing, line, player, change.addresses());
        } else if (command instanceof Command.ChangeName change) {
            names.hear(hearing, line, player, change.user());
        } else if (command instanceof Command.ChangePassword change) {
            changePassword(hearing, line, player, change.wanted());
        } else if (command instanceof Command.Set set) {
            settings.hear(hearing, line, player, set.words());
        } else if (command instanceof Command.Status) {
            status.hear(hearing, player);
        } else if (command instanceof Command.Signoff) {
            departures.hear(hearing, line, player);
        } else {
            blocks.hear(hearing, line, player, (Command.Block) command);
        }
    }

    private static void changePassword(Hearing hearing, String line, Player player, String wanted) {
        Optional<Refusal> objection = hearing.rules().passwords()
                ? Passwords.objection(wanted)
                : Optional.of(new AccountRefusal.NoPasswords());
        if (objection.isPresent()) {
            hearing.refuse(line, objection.get());
            return;
        }
        hearing.ledger().passwords().set(player, wanted, hearing.now());
        hearing.rule(
                Ruling.Verdict.DONE,
                Phrase.of("account.password-changed"),
                new Notice.Answer.Said(Phrase.of("account.password-now")));
    }

    public void signup(Hearing hearing, String line, String user) {
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
        Game game = games.all().get(0);
        List<Notice.Step> steps = new ArrayList<>(FirstSteps.to(game));
        steps.add(new Notice.Step("help " + game.name(), Phrase.of("play.step-rules", game.title())));
        steps.add(new Notice.Step("list", Phrase.of("play.step-list")));
        steps.add(new Notice.Step("help", Phrase.of("play.step-help")));
        return new Notice.Reply(
                "signup " + player.user(),
                List.of(
                        new Notice.Answer.Said(Phrase.of("account.welcome", player.user())),
                        new Notice.Answer.Steps(steps)));
    }
}
