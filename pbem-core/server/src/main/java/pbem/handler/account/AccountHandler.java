package pbem.handler.account;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.command.Command;
import pbem.command.AccountCommand;
import pbem.command.InvitationCommand;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.handler.information.StatusHandler;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.repository.Passwords;
import pbem.request.CommandContext;
import pbem.request.CommandResult;
import pbem.request.Confirmations;
import pbem.request.FirstSteps;

/** Hears what concerns accounts. */
public final class AccountHandler {

    public static final Notice.Answer HOW_TO_SIGN_UP = new Notice.Answer.Forms(List.of("signup USERID", "help"));

    private final Games games;
    private final Accounts accounts;
    private final AddressHandler addresses = new AddressHandler();
    private final RenameHandler names;
    private final SettingsHandler settings = new SettingsHandler();
    private final BlockHandler blocks = new BlockHandler();
    private final StatusHandler status;
    private final SignoffHandler departures = new SignoffHandler();
    private final Confirmations confirmations = new Confirmations();

    public AccountHandler(Games games) {
        this.games = games;
        this.accounts = new Accounts(games);
        this.status = new StatusHandler(games);
        this.names = new RenameHandler(games);
    }

    /** Whether no proof is needed: the answer goes to an address of the player's own, and nothing changes. */
    public static boolean onlyAsks(Command command) {
        return command instanceof AccountCommand.Status
                || (command instanceof AccountCommand.Set set && set.words().isEmpty())
                || (command instanceof AccountCommand.Block block && block.user().isEmpty())
                || (command instanceof AccountCommand.Vacation vacation
                        && vacation.days().isEmpty())
                || (command instanceof InvitationCommand.Limit limit && limit.wanted().isEmpty());
    }

    /** @param command of a player; a signup goes to {@link #signup} */
    public void handle(CommandContext context, String line, AccountCommand command) {
        Player player = context.speaker().player().orElseThrow();
        if (command instanceof AccountCommand.AddAddresses add) {
            addresses.add(context, line, player, add.addresses());
        } else if (command instanceof AccountCommand.ChangeAddresses change) {
            addresses.replace(context, line, player, change.addresses());
        } else if (command instanceof AccountCommand.ChangeName change) {
            names.handle(context, line, player, change.user());
        } else if (command instanceof AccountCommand.ChangePassword change) {
            changePassword(context, line, player, change.wanted());
        } else if (command instanceof AccountCommand.Set set) {
            settings.handle(context, line, player, set.words());
        } else if (command instanceof AccountCommand.Status) {
            status.handle(context, player);
        } else if (command instanceof AccountCommand.Signoff) {
            departures.handle(context, line, player);
        } else {
            blocks.handle(context, line, player, (AccountCommand.Block) command);
        }
    }

    private static void changePassword(CommandContext context, String line, Player player, String wanted) {
        Optional<Refusal> objection = context.limits().passwords()
                ? Passwords.objection(wanted)
                : Optional.of(new AccountRefusal.NoPasswords());
        if (objection.isPresent()) {
            context.refuse(line, objection.get());
            return;
        }
        context.repositories().passwords().set(player, wanted, context.now());
        context.report(
                CommandResult.Status.DONE,
                Phrase.of("account.password-changed"),
                new Notice.Answer.Said(Phrase.of("account.password-now")));
    }

    public void signup(CommandContext context, String line, String user) {
        String address = context.speaker().address();
        Optional<Refusal> objection = accounts.objection(context.repositories(), user, address);
        if (objection.isPresent()) {
            context.refuse(line, objection.get());
        } else if (context.speaker().proof() != Proof.CONFIRMED) {
            confirmations.hold(context, line, Optional.empty()); // nobody is signed up by another
        } else {
            Player player = context.repositories().players().enrol(user, address, context.now());
            context.report(CommandResult.Status.DONE, Phrase.of("account.signed-up", player.user()));
            context.post(Recipient.player(player), welcome(player));
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
