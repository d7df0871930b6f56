package pbem.handler.invitation;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import pbem.command.Command;
import pbem.command.InvitationCommand;
import pbem.game.Refusal;
import pbem.game.Seed;
import pbem.game.Start;
import pbem.notice.Notice.ChallengeNews.What;
import pbem.phrase.Phrase;
import pbem.play.BoardEvents;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.Challenge;
import pbem.request.CommandContext;
import pbem.request.CommandResult;
import pbem.terms.Terms;

/** Hears challenges and the answers to them, and starts a board once everybody has accepted. */
public final class InvitationHandler {

    private final Supplier<Seed> seeds;
    private final InvitationRules rules;
    private final SecureRandom lots = new SecureRandom();
    private final InvitationAnswers answers = new InvitationAnswers(this::start);
    private final LimitHandler limits = new LimitHandler();

    public InvitationHandler(Supplier<Seed> seeds, InvitationRules rules) {
        this.seeds = seeds;
        this.rules = rules;
    }

    public void handle(CommandContext context, String line, InvitationCommand command) {
        Player speaker = context.speaker().player().orElseThrow();
        if (command instanceof InvitationCommand.Challenge || command instanceof InvitationCommand.Seek) {
            propose(context, line, command);
        } else if (command instanceof InvitationCommand.Accept accept) {
            answers.accept(context, line, speaker, accept.number());
        } else if (command instanceof InvitationCommand.Decline decline) {
            answers.decline(context, line, speaker, decline.number());
        } else if (command instanceof InvitationCommand.Withdraw withdraw) {
            answers.withdraw(context, line, speaker, withdraw.challenge());
        } else {
            limits.handle(context, line, speaker, (InvitationCommand.Limit) command);
        }
    }

    /** Why a challenge could not be made by the speaker; empty if it could, or if it is none. Changes nothing. */
    public Optional<Refusal> objection(CommandContext context, Command command) {
        return reading(context, command) instanceof ProposalReader.Reading.Refused refused
                ? Optional.of(refused.refusal())
                : Optional.empty();
    }

    private ProposalReader.Reading reading(CommandContext context, Command command) {
        ProposalReader proposing = new ProposalReader(
                context.repositories(),
                seeds,
                rules,
                context.speaker().player().orElseThrow(),
                context.comment(),
                context.now());
        return command instanceof InvitationCommand.Seek seek ? proposing.of(seek) : proposing.of((InvitationCommand.Challenge) command);
    }

    private void propose(CommandContext context, String line, InvitationCommand command) {
        ProposalReader.Reading reading = reading(context, command);
        if (reading instanceof ProposalReader.Reading.Refused refused) {
            context.refuse(line, refused.refusal());
            return;
        }
        Challenge challenge = context.repositories()
                .challenges()
                .make(((ProposalReader.Reading.Agreed) reading).proposal(), context.now());
        context.report(CommandResult.Status.DONE, Phrase.of("play.challenged", challenge.number()));
        if (challenge.acceptedByAll()) {
            start(context, challenge); // a solitaire waits for nobody
            return;
        }
        Invitations invitations = Invitations.in(context);
        String challenger = challenge.challenger().user();
        for (Player player : challenge.players()) {
            What own = challenge.openToAll() ? What.SOUGHT : What.MADE;
            invitations.tell(player, challenge, challenge.isBy(player) ? own : What.INVITED, challenger, "");
        }
    }

    private void start(CommandContext context, Challenge challenge) {
        List<Player> seats = new ArrayList<>(challenge.players());
        if (challenge.terms().seating() == Terms.Seating.RANDOM) {
            Collections.shuffle(seats, lots);
        }
        Start start = challenge.game().start(seats.size(), challenge.options(), seeds.get());
        if (!(start instanceof Start.Ready ready)) {
            throw new IllegalStateException("options that were agreed cannot be played: " + challenge.options());
        }
        GameRecord record = context.repositories()
                .boards()
                .open(challenge.game(), ready.position().setup(), challenge.terms(), seats, context.now());
        context.repositories().challenges().started(challenge, record.board().number());
        new BoardEvents(context.repositories()).opened(record, context.request().mail(), context.now());
    }
}
