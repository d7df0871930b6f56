package pbem.handler.invitation;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import pbem.command.InvitationCommand;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Seed;
import pbem.handler.course.CourseHandler;
import pbem.handler.play.PlayHandler;
import pbem.notice.Notice.ChallengeNews.What;
import pbem.phrase.Phrase;
import pbem.play.BoardEvents;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.Challenge;
import pbem.repository.Challenges;
import pbem.repository.Repositories;
import pbem.request.CommandAction;
import pbem.request.CommandContext;
import pbem.request.CommandResult;
import pbem.request.NamedBoard;
import pbem.robot.RobotRoster;
import pbem.terms.Terms;

/** Takes challenges and the answers to them, and starts a board once everybody has accepted. */
public final class InvitationHandler implements InvitationCommand.Cases<CommandAction> {

    private final Supplier<Seed> seeds;
    private final InvitationRules rules;
    private final SecureRandom lots = new SecureRandom();
    private final InvitationAnswers challenges = new InvitationAnswers(this::start);
    private final AnswerHandler answers;
    private final BareAnswerHandler bare;
    private final LimitHandler limits = new LimitHandler();
    private final CourseHandler courses;

    /**
     * @param seeds a new secret for every board
     * @param courses takes the lessons
     * @param play takes the answers that turn out to be about a board
     */
    public InvitationHandler(Supplier<Seed> seeds, InvitationRules rules, CourseHandler courses, PlayHandler play) {
        this.seeds = seeds;
        this.rules = rules;
        this.answers = new AnswerHandler(challenges, play);
        this.courses = courses;
        this.bare = new BareAnswerHandler(answers);
    }

    @Override
    public CommandAction challenge(InvitationCommand.Challenge wish) {
        return new Proposing(reader -> reader.of(wish));
    }

    @Override
    public CommandAction seek(InvitationCommand.Seek wish) {
        return new Proposing(reader -> reader.of(wish));
    }

    @Override
    public CommandAction accept(InvitationCommand.Accept accept) {
        return answering(new AnswerHandler.Answer(true, accept.number(), accept.challenge()));
    }

    @Override
    public CommandAction decline(InvitationCommand.Decline decline) {
        return answering(new AnswerHandler.Answer(false, decline.number(), decline.challenge()));
    }

    private CommandAction answering(AnswerHandler.Answer answer) {
        return new CommandAction() {
            @Override
            public void run(CommandContext context) {
                answers.handle(context, answer);
            }

            @Override
            public Optional<Refusal> objection(CommandContext context) {
                return AnswerHandler.objection(context, answer);
            }
        };
    }

    @Override
    public CommandAction answer(InvitationCommand.Answer answer) {
        return context -> bare.handle(context, answer);
    }

    @Override
    public CommandAction rematch(InvitationCommand.Rematch wish) {
        return context -> {
            Optional<GameRecord> played = NamedBoard.find(context, Optional.empty(), wish.board());
            if (played.filter(record -> NamedBoard.seat(context, record).isPresent())
                            .isEmpty()
                    || !OpenBoardLimit.allows(context)) {
                return;
            }
            new Proposing(reader -> reader.again(played.get())).run(context);
        };
    }

    @Override
    public CommandAction withdraw(InvitationCommand.Withdraw withdraw) {
        return context -> challenges.withdraw(context, withdraw.challenge());
    }

    @Override
    public CommandAction limit(InvitationCommand.Limit limit) {
        return context -> limits.handle(context, limit);
    }

    @Override
    public CommandAction tutorial(InvitationCommand.Tutorial tutorial) {
        return context -> courses.take(context, tutorial);
    }

    @Override
    public CommandAction lessons(InvitationCommand.Lessons lessons) {
        return context -> courses.list(context, lessons.game());
    }

    /** Makes a challenge. One that cannot be made need not be confirmed first. */
    private final class Proposing implements CommandAction {

        private final Function<ProposalReader, ProposalReader.Reading> wish;

        Proposing(Function<ProposalReader, ProposalReader.Reading> wish) {
            this.wish = wish;
        }

        @Override
        public void run(CommandContext context) {
            if (OpenBoardLimit.allows(context)) {
                Optional<Challenges.Proposal> proposal = reading(context)
                        .match(agreed -> Optional.of(agreed.proposal()), refused -> context.refused(refused.refusal()));
                proposal.filter(agreed -> !refusedAsTooOften(context, agreed))
                        .ifPresent(agreed -> propose(context, agreed));
            }
        }

        @Override
        public Optional<Refusal> objection(CommandContext context) {
            return reading(context)
                    .match(
                            agreed -> context.talkThrottle()
                                    .objectionToChallenging(agreed.proposal().players()),
                            refused -> Optional.of(refused.refusal()));
        }

        private ProposalReader.Reading reading(CommandContext context) {
            return wish.apply(new ProposalReader(
                    context.repositories(), seeds, rules, context.player(), context.comment(), context.now()));
        }
    }

    /** A game that one plays alone is no challenge to anybody. */
    private static boolean refusedAsTooOften(CommandContext context, Challenges.Proposal proposal) {
        return proposal.seats() > 1 && Invitations.refusedAsTooOften(context, proposal.players());
    }

    private void propose(CommandContext context, Challenges.Proposal proposal) {
        Challenge challenge = withRobots(
                context.repositories(), context.repositories().challenges().make(proposal, context.now()));
        context.report(CommandResult.Status.DONE, Phrase.of("play.challenged", challenge.number()));
        if (challenge.acceptedByAll()) {
            start(context, challenge); // a solitaire, or a game with robots, waits for nobody
            return;
        }
        Invitations invitations = Invitations.in(context);
        String challenger = challenge.challenger().user();
        for (Player player : challenge.players()) {
            What own = challenge.openToAll() ? What.SOUGHT : What.MADE;
            invitations.tell(player, challenge, challenge.isBy(player) ? own : What.INVITED, challenger, "");
        }
    }

    /** The server's own opponents say yes at once. */
    private static Challenge withRobots(Repositories repositories, Challenge made) {
        Challenge challenge = made;
        for (Player robot : RobotRoster.among(made.players())) {
            challenge = repositories.challenges().accepted(challenge, robot, "");
        }
        return challenge;
    }

    private void start(CommandContext context, Challenge challenge) {
        List<Player> seats = new ArrayList<>(challenge.players());
        if (challenge.terms().seating() == Terms.Seating.RANDOM) {
            Collections.shuffle(seats, lots);
        }
        Position position = challenge
                .game()
                .start(seats.size(), challenge.options(), seeds.get())
                .position();
        GameRecord record = context.repositories()
                .boards()
                .open(challenge.game(), position.setup(), challenge.terms(), seats, context.now());
        context.repositories().challenges().started(challenge, record.board().number());
        new BoardEvents(context.repositories()).opened(record, context.request().mail(), context.now());
    }
}
