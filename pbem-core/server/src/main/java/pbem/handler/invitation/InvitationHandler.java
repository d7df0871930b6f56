package pbem.handler.invitation;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import pbem.command.InvitationCommand;
import pbem.command.TournamentCommand;
import pbem.game.Act;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Seed;
import pbem.handler.course.CourseHandler;
import pbem.handler.play.PlayHandler;
import pbem.notice.Notice.Answer;
import pbem.notice.Notice.ChallengeNews.What;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.play.BoardEvents;
import pbem.player.Player;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.repository.Challenge;
import pbem.repository.Challenges;
import pbem.repository.Repositories;
import pbem.request.CommandAction;
import pbem.request.CommandContext;
import pbem.request.Confirmations;
import pbem.request.NamedBoard;
import pbem.robot.RobotRoster;
import pbem.terms.Terms;

/** Handles challenges and the answers to them, and starts a board once everybody has accepted. */
public final class InvitationHandler implements InvitationCommand.Cases<CommandAction> {

    /** Matches words of people who want other terms than before. */
    private static final Pattern SPEAKS_OF_TERMS = Pattern.compile(
            "(?iu)(?<!\\S)--?\\p{L}|\\b(?:\\d+|one|two|three|five|seven|ten|fourteen) (?:days?|hours?|weeks?)\\b"
                    + "|\\bper move\\b|\\b(?:un)?rated\\b|\\btime (?:limit|control)\\b|\\b(?:other|different|new) terms\\b"
                    + "|\\b(?:you|i|me) (?:may |can |should |to )?(?:start|begin|go first|move first|open)\\b"
                    + "|\\b(?:with|as|play|take|be) (?:the )?(?:white|black)\\b");

    private static final Confirmations CONFIRMATIONS = new Confirmations();

    private final Supplier<Seed> seeds;
    private final InvitationRules rules;
    private final FriendPost post;
    private final InvitationAnswers challenges = new InvitationAnswers(this::start);
    private final AnswerHandler answers;
    private final BareAnswerHandler bare;
    private final LimitHandler limits = new LimitHandler();
    private final CourseHandler courses;

    /**
     * @param seeds makes a new secret seed for every board
     * @param post writes to people who may not be players yet
     * @param courses handles the lessons
     * @param play handles answers that turn out to be about a board
     * @param tournaments handles answers that turn out to be about a tournament
     */
    public InvitationHandler(
            Supplier<Seed> seeds,
            InvitationRules rules,
            FriendPost post,
            CourseHandler courses,
            PlayHandler play,
            Function<TournamentCommand, CommandAction> tournaments) {
        this.seeds = seeds;
        this.rules = rules;
        this.post = post;
        this.answers = new AnswerHandler(challenges, play, tournaments);
        this.courses = courses;
        this.bare = new BareAnswerHandler(answers);
    }

    @Override
    public CommandAction challenge(InvitationCommand.Challenge wish) {
        return new Proposing(reader -> reader.of(wish), ProposalReader.friends(wish), Optional.empty());
    }

    /** Accepts the seats that are kept for a new player. */
    public void takeKeptPlaces(CommandContext context) {
        FriendPost.placesOf(context.repositories(), context.player(), context.now())
                .forEach(place ->
                        place.challenge().ifPresent(number -> challenges.accept(context, OptionalInt.of(number))));
    }

    @Override
    public CommandAction seek(InvitationCommand.Seek wish) {
        return new Proposing(reader -> reader.of(wish));
    }

    @Override
    public CommandAction counter(InvitationCommand.Counter wish) {
        return CommandAction.of(
                context -> InvitationAnswers.objectionToCounter(context, wish.challenge())
                        .ifPresentOrElse(
                                refusal -> context.refuse(refusal),
                                () -> countering(context, wish).run(context)),
                context -> InvitationAnswers.objectionToCounter(context, wish.challenge())
                        .or(() -> countering(context, wish).objection(context)));
    }

    private Proposing countering(CommandContext context, InvitationCommand.Counter wish) {
        int number =
                InvitationAnswers.numberToCounter(context, wish.challenge()).orElseThrow();
        Challenge asked = context.repositories().challenges().numbered(number).orElseThrow();
        return new Proposing(reader -> reader.counter(asked, wish), List.of(), Optional.of(asked));
    }

    @Override
    public CommandAction replace(InvitationCommand.Replace wish) {
        return context -> challenges.replace(
                context, wish, new Availability(context.repositories(), rules.robots(), context.now()));
    }

    @Override
    public CommandAction respond(InvitationCommand.Respond answer) {
        return CommandAction.of(
                context -> answers.handle(context, answer), context -> AnswerHandler.objection(context, answer));
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
            Proposing again = new Proposing(reader -> reader.again(played.get()));
            boolean otherTerms = !wish.terms().isEmpty()
                    || SPEAKS_OF_TERMS.matcher(context.words()).find();
            Optional<Refusal> objection = otherTerms ? again.objection(context) : Optional.empty();
            if (!otherTerms) {
                again.run(context);
            } else if (objection.isPresent()) {
                context.refuse(objection.get());
            } else {
                askOnTerms(context, played.get().board(), wish.terms());
            }
        };
    }

    /** Asks whether a challenge on these terms was meant. If no terms can be read, shows the line to change. */
    private static void askOnTerms(CommandContext context, Board board, String said) {
        Optional<WishedTerms> wished = WishedTerms.in(said + "\n" + context.words());
        if (wished.isEmpty()) {
            context.askBack(
                    InvitationRefusal.OTHER_TERMS.of(board.number()),
                    new Answer.Forms(List.of(WishedTerms.NONE.again(board, context.player()))));
        } else {
            String challenge = wished.get().again(board, context.player());
            CONFIRMATIONS.askIfMeant(
                    context,
                    challenge,
                    ReplyTarget.NONE,
                    context.comment(),
                    new Answer.Said(Phrase.of("play.read-as", challenge)));
        }
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

    /** Makes a challenge. It is checked first, so that an impossible challenge is not confirmed in vain. */
    private final class Proposing implements CommandAction {

        private final Function<ProposalReader, Act<Challenges.Proposal>> wish;

        private final List<String> friends;
        private final Optional<Challenge> answered;

        Proposing(Function<ProposalReader, Act<Challenges.Proposal>> wish) {
            this(wish, List.of(), Optional.empty());
        }

        /**
         * @param friends the addresses of people who are asked
         * @param answered the challenge that the new one replaces
         */
        Proposing(
                Function<ProposalReader, Act<Challenges.Proposal>> wish,
                List<String> friends,
                Optional<Challenge> answered) {
            this.wish = wish;
            this.friends = friends;
            this.answered = answered;
        }

        @Override
        public void run(CommandContext context) {
            if (OpenBoardLimit.allows(context)) {
                Optional<Challenges.Proposal> proposal = reading(context).match(Optional::of, context::refused);
                proposal.filter(agreed -> !refusedAsTooOften(context, agreed))
                        .ifPresent(agreed -> propose(context, agreed));
            }
        }

        @Override
        public Optional<Refusal> objection(CommandContext context) {
            return reading(context)
                    .match(agreed -> context.talk().objectionToChallenging(context, agreed.players()), Optional::of);
        }

        private Act<Challenges.Proposal> reading(CommandContext context) {
            return wish.apply(new ProposalReader(
                    context.repositories(), seeds, rules, post, context.player(), context.comment(), context.now()));
        }

        private void propose(CommandContext context, Challenges.Proposal proposal) {
            Challenges all = context.repositories().challenges();
            answered.ifPresent(old -> all.closed(old, Challenge.State.DECLINED));
            Challenge challenge = withRobots(context.repositories(), all.make(proposal, context.now()));
            context.done(Phrase.of("play.challenged", challenge.number()));
            post.write(context, friends, challenge.game(), OptionalInt.of(challenge.number()), OptionalInt.empty());
            if (challenge.acceptedByAll()) {
                start(context, challenge); // a solitaire, or a game with robots alone, waits for nobody
                return;
            }
            Invitations invitations = Invitations.in(context);
            String challenger = challenge.challenger().user();
            What own = challenge.openToAll() ? What.SOUGHT : What.MADE;
            What others = answered.isPresent() ? What.COUNTERED : What.INVITED;
            for (Player player : challenge.players()) {
                invitations.tell(player, challenge, challenge.isBy(player) ? own : others, challenger, "");
            }
        }
    }

    /** Counts a challenge towards its limit and refuses it beyond that. A solitaire does not count. */
    private static boolean refusedAsTooOften(CommandContext context, Challenges.Proposal proposal) {
        return proposal.seats() > 1 && Invitations.refusedAsTooOften(context, proposal.players());
    }

    /** The challenge after the server's own opponents have accepted. */
    private static Challenge withRobots(Repositories repositories, Challenge made) {
        Challenge challenge = made;
        for (Player robot : RobotRoster.among(made.players())) {
            challenge = repositories.challenges().accepted(challenge, robot, "");
        }
        return challenge;
    }

    private void start(CommandContext context, Challenge challenge) {
        Seed seed = seeds.get();
        List<Player> seats = challenge.terms().seating() == Terms.Seating.RANDOM
                ? SeatDraw.of(challenge.players(), seed)
                : challenge.players();
        Position position =
                challenge.game().start(seats.size(), challenge.options(), seed).now();
        GameRecord opened = context.repositories()
                .boards()
                .open(challenge.game(), position.setup(), challenge.terms(), seats, context.now());
        GameRecord record = challenge
                .terms()
                .origin()
                .map(origin -> EarlierMoves.of(
                                context.repositories(), origin, challenge.game(), seats.size(), challenge.options())
                        .now()
                        .copiedTo(
                                opened,
                                context.repositories(),
                                context.request().mail(),
                                context.now()))
                .orElse(opened);
        context.repositories().challenges().started(challenge, record.board().number());
        context.alsoDone(Phrase.of("play.receipt", record.board().called(), Phrase.of("play.receipt-begun")));
        new BoardEvents(context.repositories()).opened(record, context.request().mail(), context.now());
    }
}
