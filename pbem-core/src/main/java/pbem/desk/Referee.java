package pbem.desk;

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
import pbem.desk.account.AccountDesk;
import pbem.desk.account.VacationDesk;
import pbem.desk.information.InformationDesk;
import pbem.desk.information.PrivateDesk;
import pbem.desk.information.RecordDesk;
import pbem.desk.invitation.InvitationDesk;
import pbem.desk.invitation.InvitationRules;
import pbem.desk.invitation.TutorialDesk;
import pbem.desk.play.PlayDesk;
import pbem.desk.play.PreviewDesk;
import pbem.desk.talk.Subscription;
import pbem.desk.talk.SubscriptionDesk;
import pbem.desk.talk.TalkDesk;
import pbem.desk.talk.WatchDesk;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.game.Seed;
import pbem.hearing.Confirmations;
import pbem.hearing.Credentials;
import pbem.hearing.Guidance;
import pbem.hearing.Hearing;
import pbem.hearing.HouseRules;
import pbem.hearing.LimitRefusal;
import pbem.hearing.Petition;
import pbem.hearing.Ruling;
import pbem.help.HelpPages;
import pbem.ledger.Hold;
import pbem.ledger.Ledger;
import pbem.notice.Context;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.Proof;

/**
 * Hears what people ask for and is the only one to change boards: the mail, the site and the admin's program all act
 * through it. Stateless apart from what the ledger holds; safe for any thread.
 */
public final class Referee {

    /** Of the lines that were not read; whoever pastes a book need not have it back. */
    private static final int MOST_NAMED = 20;

    private final CommandParser parser;
    private final InformationDesk information;
    private final AccountDesk accounts;
    private final InvitationDesk invitations;
    private final TutorialDesk tutorials;
    private final PlayDesk play;
    private final AnswerDesk answers;
    private final PreviewDesk previews = new PreviewDesk();
    private final RecordDesk records = new RecordDesk();
    private final VacationDesk vacations;
    private final TalkDesk talk = new TalkDesk();
    private final SubscriptionDesk subscriptions = new SubscriptionDesk();
    private final WatchDesk watch = new WatchDesk();
    private final PrivateDesk privately = new PrivateDesk();
    private final Confirmations confirmations = new Confirmations();
    private final HouseRules rules;
    private final Guidance guidance;
    private final Credentials credentials;

    /** @param seeds a new secret for every board */
    public Referee(Games games, Supplier<Seed> seeds) {
        this(games, seeds, HouseRules.STANDARD, ClockRules.STANDARD, InvitationRules.STANDARD);
    }

    /** @param seeds a new secret for every board */
    public Referee(
            Games games, Supplier<Seed> seeds, HouseRules rules, ClockRules clock, InvitationRules invitationRules) {
        this.rules = rules;
        this.credentials = new Credentials(games, rules);
        this.parser = new CommandParser(games);
        this.guidance = new Guidance(games, parser);
        this.information = new InformationDesk(games, new HelpPages(games));
        this.accounts = new AccountDesk(games);
        this.invitations = new InvitationDesk(seeds, invitationRules);
        this.tutorials = new TutorialDesk(games, seeds);
        this.play = new PlayDesk(parser, clock);
        this.answers = new AnswerDesk(invitations, play);
        this.vacations = new VacationDesk(clock);
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
    public List<Ruling> hear(Ledger ledger, Petition petition) {
        Hearing hearing = new Hearing(ledger, rules, petition, guidance);
        List<String> lines = petition.instructions().lines();
        if (!hearing.courtesy().hears()) {
            hearing.refuse("", new LimitRefusal.TooManyMails(rules.mailsPerDay()));
            hearing.close("");
            return List.copyOf(hearing.rulings());
        }
        if (petition.context() instanceof Context.OfHold waiting) {
            Optional<Hold> confirmed = confirmations.settle(hearing, waiting.id());
            confirmed.ifPresent(hold -> {
                Hearing again = hearing.confirmed(hold);
                boolean known = ledger.players().at(hold.address()).isPresent();
                judge(again, hold.line(), hold.line());
                ledger.players()
                        .at(hold.address())
                        .filter(player -> !known) // nobody's password is replaced by one that came with a signup
                        .ifPresent(player -> ledger.passwords().adopt(hold, player, petition.at()));
                again.close(hold.line());
            });
            if (confirmed.isEmpty()) {
                hearing.close(String.join("\n", lines));
            }
            return List.copyOf(hearing.rulings());
        }
        Optional<Subscription> left = Subscription.leftBy(petition.context());
        if (left.isPresent()) {
            subscriptions.leave(hearing, left.get());
            return List.copyOf(hearing.rulings());
        }
        if (lines.isEmpty()) {
            hearing.refuse("", new CommandRefusal.NothingSaid(), answeredBoard(hearing));
        }
        Optional<String> shown = Optional.empty();
        Hearing closing = hearing; // answers go where the last one who proved himself gets his mail
        List<Instructions.Line> said = petition.instructions().said();
        for (int i = 0; i < said.size(); i++) {
            if (hearing.rulings().size() >= rules.linesPerMail()) {
                hearing.refuse(said.get(i).text(), new LimitRefusal.TooManyLines(rules.linesPerMail()));
                break;
            }
            Hearing heard = hearing.about(said.get(i));
            Credentials.Checked checked = credentials.check(heard, said.get(i).text());
            shown = shown.or(() -> Optional.of(checked.shown()));
            closing = checked.speaker().proof() == Proof.PASSWORD
                    ? hearing.by(checked.speaker(), Optional.empty())
                    : closing;
            if (checked.objection().isPresent()) {
                hearing.refuse(checked.shown(), checked.objection().get());
            } else if (!judge(heard.by(checked.speaker(), checked.wanted()), checked.line(), checked.shown())) {
                if (closing.speaker().player().isPresent()) { // a stranger may have written nothing of this
                    notRead(hearing, checked.shown(), lines.subList(i + 1, lines.size()));
                }
                break;
            }
        }
        guidance.about(below(petition)).ifPresent(hearing::tell);
        closing.close(shown.orElse(""));
        return List.copyOf(hearing.rulings());
    }

    /**
     * Words of a mail that are passwords, or may be meant to be, and must not be kept.
     *
     * @param more texts beside the lines of the petition that may be commands
     */
    public List<String> secrets(Ledger ledger, Petition petition, String... more) {
        Stream<String> lines = Stream.concat(petition.instructions().lines().stream(), Stream.of(more));
        Stream<String> below = below(petition).lines().filter(guidance::looksLikeACommand);
        return credentials.secrets(ledger, petition, Stream.concat(lines, below));
    }

    /** All that stands beside the commands. */
    private static String below(Petition petition) {
        return petition.instructions().said().stream()
                .map(Instructions.Line::comment)
                .distinct()
                .collect(Collectors.joining("\n"));
    }

    /**
     * Refuses a mail that could not be heard at all, and tells whoever seems to have sent it.
     *
     * @param petition what is known of it
     */
    public List<Ruling> turnAway(Ledger ledger, Petition petition, Phrase reason) {
        Hearing hearing = new Hearing(ledger, rules, petition, guidance);
        hearing.refuse("", () -> reason);
        hearing.close("");
        return List.copyOf(hearing.rulings());
    }

    /** What stood below the first line that was no command. */
    private void notRead(Hearing hearing, String unknown, List<String> lines) {
        if (!lines.isEmpty()) {
            hearing.tell(new Notice.Answer.Listing(
                    Phrase.of("play.not-read", lines.size(), unknown),
                    lines.stream()
                            .limit(MOST_NAMED)
                            .map(line -> Phrase.of("play.not-read-line", credentials.shown(hearing, line)))
                            .toList()));
        }
    }

    /** The board that an empty reply is about, so that the next reply can be the move. */
    private static Notice.Answer[] answeredBoard(Hearing hearing) {
        return hearing.context() instanceof Context.OfBoard answered
                ? hearing.ledger().boards().record(answered.number()).stream()
                        .map(hearing::shown)
                        .toArray(Notice.Answer[]::new)
                : new Notice.Answer[0];
    }

    /**
     * @param read the line, which may hold a new password
     * @param line the same as it may be shown
     * @return whether the line was a command, granted or not
     */
    private boolean judge(Hearing hearing, String read, String line) {
        boolean reply = hearing.context() != Context.NONE;
        Parsing parsing = reply ? parser.parseReply(read) : parser.parse(read);
        if (parsing instanceof Parsing.Understood understood) {
            hear(hearing, line, understood.command());
            return true;
        }
        if (parsing instanceof Parsing.Malformed malformed) {
            hearing.refuse(line, malformed.refusal());
            return true;
        }
        refuseUnknown(hearing, line, ((Parsing.Unknown) parsing).refusal());
        return false;
    }

    private void hear(Hearing hearing, String line, Command command) {
        if (command instanceof Command.Preview preview) {
            previews.preview(hearing, line, preview);
        } else if (command instanceof Command.PreviewNew preview) {
            previews.previewNew(hearing, line, preview);
        } else if (command instanceof Command.GameText wanted) {
            records.record(hearing, line, wanted);
        } else if (command instanceof Command.Question question) {
            information.answer(hearing, line, question);
        } else if (command instanceof Command.Signup signup) {
            accounts.signup(hearing, line, signup.user());
        } else if (hearing.speaker().player().isEmpty()) {
            hearing.refuse(line, new AccountRefusal.NotSignedUp(), AccountDesk.HOW_TO_SIGN_UP);
        } else if (hearing.speaker().proof() == Proof.NONE && !AccountDesk.onlyAsks(command)) {
            hold(hearing, line, command);
        } else if (command instanceof Command.Account account) {
            if (VacationDesk.hears(account)) {
                vacations.hear(hearing, line, account);
            } else {
                accounts.hear(hearing, line, account);
            }
        } else if (command instanceof Command.Hint hint) {
            privately.hint(hearing, line, hint);
        } else if (command instanceof Command.ShowAs wish) {
            privately.showAs(hearing, line, wish);
        } else if (command instanceof Command.Tutorial wish) {
            tutorials.hear(hearing, wish);
        } else if (command instanceof Command.Invitation invitation) {
            answers.hear(hearing, line, invitation);
        } else if (command instanceof Command.Play played) {
            play.hear(hearing, line, played);
        } else if (command instanceof Command.Talk said) {
            talk.hear(hearing, line, said);
        } else {
            watch.hear(hearing, line, (Command.Watch) command);
        }
    }

    /** Nobody is asked to confirm what could not be done anyway. */
    private void hold(Hearing hearing, String line, Command command) {
        Optional<Refusal> objection = Optional.empty();
        if (command instanceof Command.Challenge || command instanceof Command.Seek) {
            objection = invitations.objection(hearing, command);
        } else if (command instanceof Command.ChangePassword) {
            objection = Optional.of( // a password is never kept to be shown again
                    rules.passwords() ? new AccountRefusal.PasswordUnproven() : new AccountRefusal.NoPasswords());
        }
        if (objection.isPresent()) {
            hearing.refuse(line, objection.get());
        } else {
            confirmations.hold(hearing, line);
        }
    }

    /** A stranger's mail that is no command at all gets the way in, a player's the reason. */
    private static void refuseUnknown(Hearing hearing, String line, Refusal refusal) {
        if (hearing.speaker().player().isEmpty()) {
            hearing.refuse(line, refusal, AccountDesk.HOW_TO_SIGN_UP);
        } else if (refusal instanceof CommandRefusal.UnknownCommand unknown
                && unknown.meant().isPresent()) {
            hearing.refuse(line, refusal);
        } else {
            hearing.refuse(line, refusal, new Notice.Answer.Said(Phrase.of("play.see-help")));
        }
    }
}
