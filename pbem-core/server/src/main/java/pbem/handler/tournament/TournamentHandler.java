package pbem.handler.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import pbem.command.TournamentCommand;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Seed;
import pbem.handler.invitation.FriendPost;
import pbem.notice.Notice.Answer;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.play.tournament.TournamentAdministration;
import pbem.play.tournament.TournamentAnswers;
import pbem.play.tournament.TournamentRefusal;
import pbem.player.Player;
import pbem.request.CommandAction;
import pbem.request.CommandContext;
import pbem.summary.TournamentSummary;
import pbem.tournament.Tournament;
import pbem.tournament.table.TableWords;

/** Handles the commands about tournaments. */
public final class TournamentHandler implements TournamentCommand.Cases<CommandAction> {

    /** The most tournaments listed in a mail. */
    private static final int LISTED = 30;

    private final Games games;
    private final TournamentAdministration tournaments;
    private final DirectorHandler directors;
    private final GuestInvitation invitations;

    /** @param post writes to people who may have no account yet */
    public TournamentHandler(Games games, Supplier<Seed> seeds, FriendPost post) {
        this.games = games;
        this.tournaments = new TournamentAdministration(games, seeds);
        this.invitations = new GuestInvitation(games, tournaments, post);
        this.directors = new DirectorHandler(games, tournaments);
    }

    @Override
    public CommandAction tournaments(TournamentCommand.Tournaments wanted) {
        return context -> list(context, wanted.game());
    }

    @Override
    public CommandAction tournament(TournamentCommand.OneTournament wanted) {
        return context -> show(context, wanted.number());
    }

    @Override
    public CommandAction join(TournamentCommand.Join join) {
        return context -> tournaments
                .join(context.repositories(), join.number(), context.player(), context.now())
                .follow(joined -> joined(context, joined), context::refuse);
    }

    private void joined(CommandContext context, Tournament tournament) {
        Phrase said = Phrase.of(
                "tournament.joined", tournament.number(), tournament.rules().name());
        List<Answer> answers = new ArrayList<>(List.of(new Answer.Said(said)));
        answers.addAll(new TournamentAnswers(context.repositories(), games).joined(tournament, context.player()));
        context.done(said, answers.toArray(Answer[]::new));
        if (context.target() instanceof ReplyTarget.OfTournament invitation
                && invitation.number() == tournament.number()) {
            invitations.accepted(context, tournament, invitation);
        }
    }

    @Override
    public CommandAction leave(TournamentCommand.Leave leave) {
        return context -> {
            if (context.target() instanceof ReplyTarget.OfTournament invitation
                    && invitation.number() == leave.number()
                    && !TournamentAdministration.isPlaying(context.repositories(), leave.number(), context.player())) {
                invitations.decline(context, invitation);
            } else {
                report(
                        context,
                        tournaments.leave(context.repositories(), leave.number(), context.player(), context.now()),
                        tournament -> TournamentAnswers.left(tournament, context.player()));
            }
        };
    }

    @Override
    public CommandAction bye(TournamentCommand.Bye bye) {
        return context -> report(
                context,
                tournaments.requestBye(
                        context.repositories(), bye.number(), context.player(), bye.round(), context.now()),
                tournament -> Phrase.of(
                        "tournament.bye-requested",
                        bye.number(),
                        bye.round(),
                        tournament.rules().boardsOfAMeeting()));
    }

    @Override
    public CommandAction climb(TournamentCommand.Climb climb) {
        return context -> player(context, climb.user())
                .ifPresent(above -> report(
                        context,
                        tournaments.challenge(
                                context.repositories(), climb.number(), context.player(), above, context.now()),
                        tournament -> Phrase.of("tournament.challenged", climb.number(), above.user())));
    }

    @Override
    public CommandAction inviteFriends(TournamentCommand.InviteFriends wish) {
        return invitations.to(wish);
    }

    /** Enters a new player in the tournaments in which a place is kept for them. */
    public void takeKeptPlaces(CommandContext context) {
        FriendPost.placesOf(context.repositories(), context.player(), context.now())
                .forEach(place -> place.tournament()
                        .ifPresent(number ->
                                join(new TournamentCommand.Join(number)).run(context)));
    }

    @Override
    public CommandAction create(TournamentCommand.Create create) {
        return CommandAction.of(
                context -> directors.create(context, create),
                context -> DirectorHandler.rules(context, create).match(rules -> Optional.empty(), Optional::of));
    }

    @Override
    public CommandAction direct(TournamentCommand.Direct direct) {
        return context -> directors.direct(context, direct);
    }

    static Optional<Player> player(CommandContext context, String user) {
        Optional<Player> found =
                context.repositories().players().called(user).filter(player -> player.state() == Player.State.ACTIVE);
        return found.isPresent() ? found : context.refused(PlayRefusal.NO_SUCH_PLAYER.of(user));
    }

    static void report(CommandContext context, Act<Tournament> act, Function<Tournament, Phrase> words) {
        act.follow(done -> context.doneSaying(words.apply(done)), context::refuse);
    }

    private void list(CommandContext context, Optional<Game> game) {
        Optional<String> name = game.map(Game::name);
        List<TournamentSummary> found = Stream.of(true, false)
                .flatMap(goingOn -> context.repositories().tournaments().list(goingOn, name, 0, LISTED).stream())
                .limit(LISTED)
                .toList();
        Answer answer = found.isEmpty()
                ? new Answer.Said(Phrase.of("tournament.none"))
                : new Answer.Listing(
                        Phrase.of("tournament.list"),
                        found.stream().map(this::line).toList());
        context.answered(Phrase.of("play.listed"), answer);
    }

    private Phrase line(TournamentSummary summary) {
        return Phrase.of(
                "tournament.line",
                summary.number(),
                summary.rules().name(),
                title(summary.rules().game()),
                TableWords.kind(summary.rules().kind()),
                TableWords.state(summary.state()),
                summary.players(),
                summary.rules().size());
    }

    private String title(String game) {
        return games.named(game).map(Game::title).orElse(game);
    }

    private void show(CommandContext context, int number) {
        Optional<Tournament> found = context.repositories().tournaments().numbered(number);
        if (found.isEmpty()) {
            context.refuse(TournamentRefusal.NO_SUCH_TOURNAMENT.of(number));
            return;
        }
        TournamentAnswers answers = new TournamentAnswers(context.repositories(), games);
        List<Answer> all = new ArrayList<>(answers.facts(found.get()));
        all.addAll(answers.table(found.get()));
        context.answered(Phrase.of("tournament.shown", number), all.toArray(Answer[]::new));
    }
}
