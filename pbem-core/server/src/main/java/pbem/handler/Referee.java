package pbem.handler;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.clock.ClockRules;
import pbem.command.Command;
import pbem.command.CommandParser;
import pbem.command.CommandRefusal;
import pbem.command.Instructions;
import pbem.command.Parsing;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.game.Seed;
import pbem.handler.account.AccountHandler;
import pbem.handler.account.VacationHandler;
import pbem.handler.information.InformationHandler;
import pbem.handler.information.PrivateViewHandler;
import pbem.handler.information.RecordHandler;
import pbem.handler.invitation.InvitationHandler;
import pbem.handler.invitation.InvitationRules;
import pbem.handler.invitation.TutorialHandler;
import pbem.handler.play.PlayHandler;
import pbem.handler.play.PreviewHandler;
import pbem.handler.talk.Subscription;
import pbem.handler.talk.SubscriptionHandler;
import pbem.handler.talk.TalkHandler;
import pbem.handler.talk.WatchHandler;
import pbem.help.HelpPages;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.Proof;
import pbem.repository.PendingConfirmation;
import pbem.repository.Repositories;
import pbem.request.CommandContext;
import pbem.request.CommandResult;
import pbem.request.Confirmations;
import pbem.request.Credentials;
import pbem.request.Guidance;
import pbem.request.LimitRefusal;
import pbem.request.Request;
import pbem.request.RequestLimits;

/**
 * Hears what people ask for and is the only one to change boards: the mail, the site and the admin's program all act
 * through it. Stateless apart from what the ledger holds; safe for any thread.
 */
public final class Referee {

    /** Of the lines that were not read; whoever pastes a book need not have it back. */
    private static final int MOST_NAMED = 20;

    private final CommandParser parser;
    private final InformationHandler information;
    private final AccountHandler accounts;
    private final InvitationHandler invitations;
    private final TutorialHandler tutorials;
    private final PlayHandler play;
    private final AnswerHandler answers;
    private final PreviewHandler previews = new PreviewHandler();
    private final RecordHandler records = new RecordHandler();
    private final VacationHandler vacations;
    private final TalkHandler talk = new TalkHandler();
    private final SubscriptionHandler subscriptions = new SubscriptionHandler();
    private final WatchHandler watch = new WatchHandler();
    private final PrivateViewHandler privately = new PrivateViewHandler();
    private final Confirmations confirmations = new Confirmations();
    private final RequestLimits limits;
    private final Guidance guidance;
    private final Credentials credentials;

    /** @param seeds a new secret for every board */
    public Referee(Games games, Supplier<Seed> seeds) {
        this(games, seeds, RequestLimits.STANDARD, ClockRules.STANDARD, InvitationRules.STANDARD);
    }

    /** @param seeds a new secret for every board */
    public Referee(
            Games games,
            Supplier<Seed> seeds,
            RequestLimits limits,
            ClockRules clock,
            InvitationRules invitationRules) {
        this.limits = limits;
        this.credentials = new Credentials(games, limits);
        this.parser = new CommandParser(games);
        this.guidance = new Guidance(games, parser);
        this.information = new InformationHandler(games, new HelpPages(games));
        this.accounts = new AccountHandler(games);
        this.invitations = new InvitationHandler(seeds, invitationRules);
        this.tutorials = new TutorialHandler(games, seeds);
        this.play = new PlayHandler(parser, clock);
        this.answers = new AnswerHandler(invitations, play);
        this.vacations = new VacationHandler(clock);
    }

    public CommandParser parser() {
        return parser;
    }

    /**
     * Hears one mail. Writes the effects of its commands and the notices to everybody concerned into the ledger; a
     * request that cannot be granted changes nothing and is answered.
     *
     * @return one ruling for each line heard, in order; the first line that is no command ends the hearing
     */
    public List<CommandResult> handle(Repositories repositories, Request request) {
        CommandContext context = new CommandContext(repositories, limits, request, guidance);
        List<String> lines = request.instructions().lines();
        if (!context.throttle().hears()) {
            context.refuse("", new LimitRefusal.TooManyMails(limits.mailsPerDay()));
            context.close("");
            return List.copyOf(context.results());
        }
        if (request.target() instanceof ReplyTarget.OfConfirmation waiting) {
            Optional<PendingConfirmation> confirmed = confirmations.settle(context, waiting.id());
            confirmed.ifPresent(hold -> {
                CommandContext again = context.confirmed(hold);
                boolean known = repositories.players().at(hold.address()).isPresent();
                judge(again, hold.line(), hold.line());
                repositories
                        .players()
                        .at(hold.address())
                        .filter(player -> !known) // nobody's password is replaced by one that came with a signup
                        .ifPresent(player -> repositories.passwords().adopt(hold, player, request.at()));
                again.close(hold.line());
            });
            if (confirmed.isEmpty()) {
                context.close(String.join("\n", lines));
            }
            return List.copyOf(context.results());
        }
        Optional<Subscription> left = Subscription.leftBy(request.target());
        if (left.isPresent()) {
            subscriptions.leave(context, left.get());
            return List.copyOf(context.results());
        }
        if (lines.isEmpty()) {
            context.refuse("", new CommandRefusal.NothingSaid(), answeredBoard(context));
        }
        Optional<String> shown = Optional.empty();
        CommandContext closing = context; // answers go where the last one who proved himself gets his mail
        List<Instructions.Line> said = request.instructions().said();
        for (int i = 0; i < said.size(); i++) {
            if (context.results().size() >= limits.linesPerMail()) {
                context.refuse(said.get(i).text(), new LimitRefusal.TooManyLines(limits.linesPerMail()));
                break;
            }
            CommandContext heard = context.about(said.get(i));
            Credentials.Checked checked = credentials.check(heard, said.get(i).text());
            shown = shown.or(() -> Optional.of(checked.shown()));
            closing = checked.speaker().proof() == Proof.PASSWORD
                    ? context.by(checked.speaker(), Optional.empty())
                    : closing;
            if (checked.objection().isPresent()) {
                context.refuse(checked.shown(), checked.objection().get());
            } else if (!judge(heard.by(checked.speaker(), checked.wanted()), checked.line(), checked.shown())) {
                if (closing.speaker().player().isPresent()) { // a stranger may have written nothing of this
                    notRead(context, checked.shown(), lines.subList(i + 1, lines.size()));
                }
                break;
            }
        }
        guidance.about(below(request)).ifPresent(context::tell);
        closing.close(shown.orElse(""));
        return List.copyOf(context.results());
    }

    /**
     * Words of a mail that are passwords, or may be meant to be, and must not be kept.
     *
     * @param more texts beside the lines of the petition that may be commands
     */
    public List<String> secrets(Repositories repositories, Request request, String... more) {
        Stream<String> lines = Stream.concat(request.instructions().lines().stream(), Stream.of(more));
        Stream<String> below = below(request).lines().filter(guidance::looksLikeACommand);
        return credentials.secrets(repositories, request, Stream.concat(lines, below));
    }

    /** All that stands beside the commands. */
    private static String below(Request request) {
        return request.instructions().said().stream()
                .map(Instructions.Line::comment)
                .distinct()
                .collect(Collectors.joining("\n"));
    }

    /**
     * Refuses a mail that could not be heard at all, and tells whoever seems to have sent it. If it is proved who that is,
     * they get the board that the mail is about, too.
     *
     * @param petition what is known of it
     */
    public List<CommandResult> reject(Repositories repositories, Request request, Phrase reason) {
        CommandContext context = new CommandContext(repositories, limits, request, guidance);
        boolean proven = request.speaker().proof() != Proof.NONE;
        context.refuse("", () -> reason, proven ? answeredBoard(context) : new Notice.Answer[0]);
        context.close("");
        return List.copyOf(context.results());
    }

    /** What stood below the first line that was no command. */
    private void notRead(CommandContext context, String unknown, List<String> lines) {
        if (!lines.isEmpty()) {
            context.tell(new Notice.Answer.Listing(
                    Phrase.of("play.not-read", lines.size(), unknown),
                    lines.stream()
                            .limit(MOST_NAMED)
                            .map(line -> Phrase.of("play.not-read-line", credentials.shown(context, line)))
                            .toList()));
        }
    }

    /** The board that an empty reply is about, so that the next reply can be the move. */
    private static Notice.Answer[] answeredBoard(CommandContext context) {
        return context.target() instanceof ReplyTarget.OfBoard answered
                ? context.repositories().boards().record(answered.number()).stream()
                        .map(context::shown)
                        .toArray(Notice.Answer[]::new)
                : new Notice.Answer[0];
    }

    /**
     * @param read the line, which may hold a new password
     * @param line the same as it may be shown
     * @return whether the line was a command, granted or not
     */
    private boolean judge(CommandContext context, String read, String line) {
        boolean reply = context.target() != ReplyTarget.NONE;
        Parsing parsing = reply ? parser.parseReply(read) : parser.parse(read);
        if (parsing instanceof Parsing.Understood understood) {
            handle(context, line, understood.command());
            return true;
        }
        if (parsing instanceof Parsing.Malformed malformed) {
            context.refuse(line, malformed.refusal());
            return true;
        }
        refuseUnknown(context, line, ((Parsing.Unknown) parsing).refusal());
        return false;
    }

    private void handle(CommandContext context, String line, Command command) {
        if (command instanceof Command.Preview preview) {
            previews.preview(context, line, preview);
        } else if (command instanceof Command.PreviewNew preview) {
            previews.previewNew(context, line, preview);
        } else if (command instanceof Command.GameText wanted) {
            records.record(context, line, wanted);
        } else if (command instanceof Command.Question question) {
            information.answer(context, line, question);
        } else if (command instanceof Command.Signup signup) {
            accounts.signup(context, line, signup.user());
        } else if (context.speaker().player().isEmpty()) {
            context.refuse(line, new AccountRefusal.NotSignedUp(), AccountHandler.HOW_TO_SIGN_UP);
        } else if (context.speaker().proof() == Proof.NONE && !AccountHandler.onlyAsks(command)) {
            hold(context, line, command);
        } else if (command instanceof Command.Account account) {
            if (VacationHandler.handles(account)) {
                vacations.handle(context, line, account);
            } else {
                accounts.handle(context, line, account);
            }
        } else if (command instanceof Command.Hint hint) {
            privately.hint(context, line, hint);
        } else if (command instanceof Command.ShowAs wish) {
            privately.showAs(context, line, wish);
        } else if (command instanceof Command.Tutorial wish) {
            tutorials.handle(context, wish);
        } else if (command instanceof Command.Invitation invitation) {
            answers.handle(context, line, invitation);
        } else if (command instanceof Command.Play played) {
            play.handle(context, line, played);
        } else if (command instanceof Command.Talk said) {
            talk.handle(context, line, said);
        } else {
            watch.handle(context, line, (Command.Watch) command);
        }
    }

    /** Nobody is asked to confirm what could not be done anyway. */
    private void hold(CommandContext context, String line, Command command) {
        Optional<Refusal> objection = Optional.empty();
        if (command instanceof Command.Challenge || command instanceof Command.Seek) {
            objection = invitations.objection(context, command);
        } else if (command instanceof Command.ChangePassword) {
            objection = Optional.of( // a password is never kept to be shown again
                    limits.passwords() ? new AccountRefusal.PasswordUnproven() : new AccountRefusal.NoPasswords());
        }
        if (objection.isPresent()) {
            context.refuse(line, objection.get());
        } else {
            confirmations.hold(context, line);
        }
    }

    /** A stranger's mail that is no command at all gets the way in, a player's the reason. */
    private static void refuseUnknown(CommandContext context, String line, Refusal refusal) {
        if (context.speaker().player().isEmpty()) {
            context.refuse(line, refusal, AccountHandler.HOW_TO_SIGN_UP);
        } else if (refusal instanceof CommandRefusal.UnknownCommand unknown
                && unknown.meant().isPresent()) {
            context.refuse(line, refusal);
        } else {
            context.refuse(line, refusal, new Notice.Answer.Said(Phrase.of("play.see-help")));
        }
    }
}
