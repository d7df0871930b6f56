package pbem.handler.account;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import pbem.clock.ClockRules;
import pbem.command.AccountCommand;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.handler.information.StatusHandler;
import pbem.handler.invitation.FriendPost;
import pbem.handler.play.Continuation;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.Recipient;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.Player;
import pbem.player.Preference;
import pbem.player.Preferences;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.record.KeptGame;
import pbem.repository.KeptPlaces;
import pbem.repository.PendingConfirmation;
import pbem.repository.Players;
import pbem.request.AddressRules;
import pbem.request.CommandAction;
import pbem.request.CommandContext;
import pbem.request.Confirmations;
import pbem.request.FirstSteps;
import pbem.request.ProposedUserId;
import pbem.request.SignupRules;

/** Handles the commands about accounts. */
public final class AccountHandler implements AccountCommand.Cases<CommandAction> {

    private final Games games;
    private final Accounts accounts;
    private final SignupRules signups;
    private final Consumer<CommandContext> arrival;
    private final Continuation continuation;
    private final AddressHandler addresses;
    private final RenameHandler names;
    private final SettingsHandler settings = new SettingsHandler();
    private final BlockHandler blocks = new BlockHandler();
    private final StatusHandler status;
    private final VacationHandler vacations;
    private final SignoffHandler departures = new SignoffHandler();
    private final Confirmations confirmations = new Confirmations();

    /**
     * @param arrival the first act of a person who became a player by a reply to an invitation
     * @param continuation opens a board for the game that came with a signup
     */
    public AccountHandler(
            Games games,
            ClockRules clock,
            AddressRules rules,
            SignupRules signups,
            Consumer<CommandContext> arrival,
            Continuation continuation) {
        this.games = games;
        this.arrival = arrival;
        this.continuation = continuation;
        this.accounts = new Accounts(games, rules);
        this.signups = signups;
        this.addresses = new AddressHandler(rules);
        this.status = new StatusHandler(games);
        this.names = new RenameHandler(games);
        this.vacations = new VacationHandler(clock);
    }

    @Override
    public CommandAction signup(AccountCommand.Signup signup) {
        return context -> signup(context, signup.user());
    }

    @Override
    public CommandAction setAddresses(AccountCommand.SetAddresses wish) {
        return context -> addresses.handle(context, wish.addresses(), wish.replacing());
    }

    @Override
    public CommandAction changePassword(AccountCommand.ChangePassword change) {
        return new PasswordChange(change.wanted());
    }

    @Override
    public CommandAction changeName(AccountCommand.ChangeName change) {
        return context -> names.handle(context, change.user());
    }

    @Override
    public CommandAction status(AccountCommand.Status wanted) {
        return status::handle;
    }

    @Override
    public CommandAction set(AccountCommand.Set set) {
        return context -> settings.handle(context, set.words());
    }

    @Override
    public CommandAction vacation(AccountCommand.Vacation vacation) {
        return CommandAction.of(
                context -> vacations.vacation(context, vacation), context -> vacations.objection(context, vacation));
    }

    @Override
    public CommandAction back(AccountCommand.Back back) {
        return vacations::back;
    }

    @Override
    public CommandAction block(AccountCommand.Block block) {
        return CommandAction.of(context -> blocks.handle(context, block), context -> blocks.objection(context, block));
    }

    @Override
    public CommandAction myData(AccountCommand.MyData myData) {
        return new DataRequest();
    }

    @Override
    public CommandAction signoff(AccountCommand.Signoff signoff) {
        return departures::handle;
    }

    @Override
    public CommandAction reopen(AccountCommand.Reopen reopen) {
        return departures::reopen;
    }

    private void signup(CommandContext context, String user) {
        Optional<String> invited = invited(context);
        String address = invited.orElse(context.speaker().address());
        Admission admission = new Admission(context.repositories(), signups);
        Optional<Refusal> objection =
                accounts.objection(context.repositories(), user, address).or(() -> admission.objection(user, address));
        if (objection.isPresent()) {
            context.refuse(objection.get(), proposal(context, user, address, objection.get()));
        } else if (context.speaker().proof() != Proof.CONFIRMED && invited.isEmpty()) {
            confirmations.hold(context, Optional.empty()); // so that nobody can sign up another person
        } else if (admission.isToBeAccepted(address)) {
            admission.apply(context, user, address);
        } else {
            Player player = Accounts.opened(context.repositories(), user, address, context.now());
            speak(context, player);
            context.done(Phrase.of("account.signed-up", player.user()));
            if (invited.isPresent()) {
                context.post(Recipient.player(player), welcome(games, player, List.of()));
                arrival.accept(context.answering(new Speaker(address, Optional.of(player), Proof.CONFIRMED)));
            } else {
                context.post(
                        Recipient.player(player),
                        welcome(games, player, FriendPost.placesOf(context.repositories(), player, context.now())));
                kept(context).ifPresent(game -> continuation.open(context, player, game));
            }
        }
    }

    private static Optional<KeptGame> kept(CommandContext context) {
        return context.request().target() instanceof ReplyTarget.OfConfirmation question
                ? context.repositories().confirmations().gameWith(question.id())
                : Optional.empty();
    }

    /** Sets the language of a new player to that of the signup, or of the reply. */
    private static void speak(CommandContext context, Player player) {
        Optional<Locale> asked = context.request().target() instanceof ReplyTarget.OfConfirmation question
                ? context.repositories()
                        .confirmations()
                        .numbered(question.id())
                        .map(PendingConfirmation::language)
                        .filter(language -> !language.equals(Locale.ENGLISH))
                : Optional.empty();
        asked.or(() -> context.request().language())
                .filter(language -> !language.equals(Locale.ENGLISH))
                .ifPresent(language -> context.repositories()
                        .preferences()
                        .set(player, Preferences.STANDARD.with(Preference.LANGUAGE, language)));
    }

    /**
     * The line to sign up with another userid if the userid was wrong: one similar to it, or one made from the address.
     */
    private Answer[] proposal(CommandContext context, String user, String address, Refusal why) {
        boolean isNearby = why.is(AccountRefusal.BAD_USER_ID)
                || why.is(AccountRefusal.USER_ID_TAKEN)
                || why.is(AccountRefusal.USER_ID_LOOKS_TAKEN);
        if (!isNearby && !why.is(AccountRefusal.RESERVED_USER_ID)) {
            return new Answer[0];
        }
        Players players = context.repositories().players();
        Stream<String> wishes =
                isNearby ? Stream.of(user, address.split("@", 2)[0]) : Stream.of(address.split("@", 2)[0]);
        return wishes.flatMap(wish -> ProposedUserId.of(wish, games, players).stream())
                .limit(1)
                .map(free -> new Answer.Forms(List.of("signup " + free)))
                .toArray(Answer[]::new);
    }

    /**
     * The address of the invitation to which this mail replies by its token. Only a reader of that address's mail has
     * the token.
     */
    private static Optional<String> invited(CommandContext context) {
        return context.request().target() instanceof ReplyTarget.OfInvitation invitation
                ? context.repositories().signups().invited(invitation.number())
                : Optional.empty();
    }

    /**
     * The first mail of a new player.
     *
     * @param kept places that the player can take
     */
    public static Notice welcome(Games games, Player player, List<KeptPlaces.KeptPlace> kept) {
        Game game = games.forBeginners();
        List<Notice.Step> steps = new ArrayList<>();
        for (KeptPlaces.KeptPlace place : kept) {
            String take = place.challenge().isPresent()
                    ? "accept " + place.challenge().getAsInt()
                    : "join " + place.tournament().orElseThrow();
            steps.add(new Notice.Step(take, Phrase.of("play.step-kept-place")));
        }
        steps.addAll(FirstSteps.to(game));
        steps.add(new Notice.Step("help " + game.name(), Phrase.of("play.step-rules", game.called())));
        steps.add(new Notice.Step("list", Phrase.of("play.step-list")));
        steps.add(new Notice.Step("help", Phrase.of("play.step-help")));
        return new Notice.Reply(
                "signup " + player.user(),
                List.of(
                        new Answer.Said(Phrase.of("account.welcome", player.user(), Phrase.of("account.received"))),
                        new Answer.Steps(steps)));
    }
}
