package pbem.handler.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import pbem.command.TournamentCommand;
import pbem.game.Act;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.handler.club.ClubRefusal;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.play.ConflictOfInterest;
import pbem.play.tournament.Later;
import pbem.play.tournament.TournamentAdministration;
import pbem.play.tournament.TournamentAnswers;
import pbem.play.tournament.TournamentDecision;
import pbem.play.tournament.TournamentOrder;
import pbem.play.tournament.TournamentRefusal;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.request.CommandContext;
import pbem.request.Confirmations;
import pbem.tournament.Fixture;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEntry.Author;
import pbem.tournament.TournamentRules;

/** Handles the decisions of directors, who may not decide about themselves, their opponents and their competitors. */
record DirectorHandler(Games games, TournamentAdministration tournaments) {

    private static final int MOST_DAYS = 365;

    /** The setting for a tournament that only invited players may join. */
    private static final String FOR_GUESTS = "private";

    private static final Confirmations CONFIRMATIONS = new Confirmations();

    /**
     * Creates a tournament. Only directors may create one that is not private, and only they are told what is wrong
     * with the command.
     */
    void create(CommandContext context, TournamentCommand.Create wish) {
        Repositories repositories = context.repositories();
        boolean guests = isForGuests(wish);
        rules(context, wish)
                .then(rules -> guests
                        ? tournaments.announceForGuests(repositories, rules, context.player(), context.now())
                        : tournaments.announce(repositories, rules, context.player(), context.now()))
                .follow(announced -> announced(context, announced, guests), context::refuse);
    }

    /** The rules of a wished tournament; otherwise why its writer cannot create it. */
    static Act<TournamentRules> rules(CommandContext context, TournamentCommand.Create wish) {
        if (!isForGuests(wish)
                && !context.repositories()
                        .players()
                        .membership(context.player())
                        .director()) {
            return Act.refused(TournamentRefusal.NOT_A_DIRECTOR.of());
        }
        Map<String, String> settings = new HashMap<>(wish.settings());
        settings.remove(FOR_GUESTS);
        return new TournamentOrder(wish.game(), wish.kind(), wish.name(), wish.options(), settings).rules();
    }

    private static boolean isForGuests(TournamentCommand.Create wish) {
        return wish.settings().containsKey(FOR_GUESTS);
    }

    private void announced(CommandContext context, Tournament tournament, boolean guests) {
        Phrase said = Phrase.of(
                guests ? "tournament.announced-for-guests" : "tournament.announced",
                tournament.number(),
                tournament.rules().name());
        List<Answer> answers = new ArrayList<>(List.of(new Answer.Said(said)));
        answers.addAll(new TournamentAnswers(context.repositories(), games).facts(tournament));
        context.done(said, answers.toArray(Answer[]::new));
    }

    void direct(CommandContext context, TournamentCommand.Direct said) {
        Optional<Tournament> tournament = context.repositories().tournaments().numbered(said.number());
        if (tournament.isEmpty()) {
            context.refuse(TournamentRefusal.NO_SUCH_TOURNAMENT.of(said.number()));
        } else if (!tournament
                .get()
                .announcement()
                .directors()
                .contains(context.player().id())) {
            context.refuse(TournamentRefusal.NOT_DIRECTOR.of(said.number()));
        } else if (decides(said.deed())
                && tournament.get().entrant(context.player().id()).isPresent()) {
            context.refuse(TournamentRefusal.OWN_TOURNAMENT.of(said.number()));
        } else if (said.deed() == TournamentCommand.Deed.REPLACE
                && context.repositories().tournaments().isForGuests(said.number())) {
            context.refuse(TournamentRefusal.GUESTS_SAY_YES.of(said.number()));
        } else if (needsReason(said.deed()) && why(context, said).isBlank()) {
            context.refuse(reasonMissing(said));
        } else if (!CONFIRMATIONS.holdForMany(context, readers(context, said, tournament.get()))) {
            act(context, said, tournament.get())
                    .ifPresent(act -> TournamentHandler.report(
                            context, act, done -> Phrase.of("tournament.directed", said.number())));
        }
    }

    /**
     * Whether a deed needs a reason. For {@code adjudicate} the winners follow the board, and the reason is the
     * comment.
     */
    private static boolean needsReason(TournamentCommand.Deed deed) {
        return switch (deed) {
            case START, RESUME -> false;
            case PAUSE, EXTEND, ADJUDICATE, REPLACE, FORFEIT, SAY, END, VOID -> true;
        };
    }

    /** The number of players who read the director's reason. */
    private static int readers(CommandContext context, TournamentCommand.Direct said, Tournament tournament) {
        return switch (said.deed()) {
            case START, ADJUDICATE, REPLACE, FORFEIT -> 0;
            case PAUSE, RESUME, EXTEND, SAY, END, VOID ->
                (int) tournament.playing().stream()
                        .flatMap(id -> context.repositories().players().withId(id).stream())
                        .filter(player -> player.state() == Player.State.ACTIVE)
                        .count();
        };
    }

    /** Whether a deed affects players' results, so that a director who plays in the tournament may not decide it. */
    private static boolean decides(TournamentCommand.Deed deed) {
        return switch (deed) {
            case START, PAUSE, RESUME, SAY -> false;
            case EXTEND, ADJUDICATE, REPLACE, FORFEIT, END, VOID -> true;
        };
    }

    private static Refusal reasonMissing(TournamentCommand.Direct said) {
        String typed = (said.deed().name().toLowerCase(Locale.ROOT) + " " + String.join(" ", said.words())).strip();
        return said.deed() == TournamentCommand.Deed.ADJUDICATE
                ? ClubRefusal.REASON_MISSING.of()
                : TournamentRefusal.NO_REASON.of(said.number(), typed);
    }

    private static String why(CommandContext context, TournamentCommand.Direct said) {
        return said.reason().isEmpty() || said.deed() == TournamentCommand.Deed.ADJUDICATE
                ? context.comment()
                : said.reason();
    }

    /** The result of a deed; empty if it was already refused. */
    private Optional<Act<Tournament>> act(
            CommandContext context, TournamentCommand.Direct said, Tournament tournament) {
        Author by = Author.director(context.player().id());
        TournamentDecision decision =
                new TournamentDecision(context.repositories(), said.number(), by, why(context, said), context.now());
        return switch (said.deed()) {
            case START -> Optional.of(tournaments.start(decision));
            case PAUSE -> Optional.of(tournaments.pause(decision));
            case RESUME -> Optional.of(tournaments.resume(decision));
            case END -> Optional.of(tournaments.end(decision));
            case VOID ->
                tournament.state() == Tournament.State.OPEN || !tournament.isOpenOrRunning()
                        ? Optional.of(tournaments.annul(decision))
                        : context.refused(TournamentRefusal.BEGUN_ALREADY.of(said.number()));
            case SAY -> Optional.of(tournaments.announce(decision, (said.reason() + "\n" + context.comment()).strip()));
            case EXTEND ->
                days(said.words().get(0))
                        .map(Optional::of)
                        .orElseGet(() -> context.refused(TournamentRefusal.BAD_NUMBER.of(
                                "days", said.words().get(0), 1, MOST_DAYS)))
                        .map(days -> tournaments.extend(decision, days));
            case FORFEIT ->
                TournamentHandler.player(context, said.words().get(0))
                        .flatMap(player -> unbiased(context, said, player))
                        .map(player -> tournaments.forfeit(decision, player));
            case REPLACE ->
                TournamentHandler.player(context, said.words().get(0))
                        .flatMap(player -> unbiased(context, said, player))
                        .flatMap(from -> TournamentHandler.player(
                                        context, said.words().get(1))
                                .flatMap(to -> unbiased(context, said, to))
                                .map(to -> tournaments.replace(decision, from, to)));
            case ADJUDICATE ->
                board(context, said, tournament)
                        .map(board -> tournaments.adjudicate(decision, board, winners(said), Later.in(words(said))));
        };
    }

    private static Optional<Integer> days(String word) {
        return word.matches("[1-9][0-9]{0,2}")
                ? Optional.of(Integer.parseInt(word)).filter(days -> days <= MOST_DAYS)
                : Optional.empty();
    }

    private static Optional<Player> unbiased(CommandContext context, TournamentCommand.Direct said, Player player) {
        return isOpponentAmong(context, List.of(player))
                ? context.refused(TournamentRefusal.OWN_TOURNAMENT.of(said.number()))
                : Optional.of(player);
    }

    /** Whether the director has a conflict of interest with one of the players, through other boards or tournaments. */
    private static boolean isOpponentAmong(CommandContext context, List<Player> players) {
        return new ConflictOfInterest(context.repositories(), context.player())
                .among(players)
                .isPresent();
    }

    /** The userids of the winners, behind the board's number; empty for a draw. */
    private static List<String> winners(TournamentCommand.Direct said) {
        return words(said).stream().filter(word -> Later.of(word).isEmpty()).toList();
    }

    private static List<String> words(TournamentCommand.Direct said) {
        return said.reason().isEmpty() ? List.of() : List.of(said.reason().split(" "));
    }

    private static Optional<Integer> board(
            CommandContext context, TournamentCommand.Direct said, Tournament tournament) {
        String word = said.words().get(0);
        int board = word.matches("[1-9][0-9]{0,8}") ? Integer.parseInt(word) : 0;
        Optional<Fixture> fixture = tournament.onBoard(board).filter(Fixture::isUnderWay);
        if (fixture.isEmpty()) {
            return context.refused(TournamentRefusal.NOT_ITS_BOARD.of(said.number(), word));
        }
        List<Player> players = context.repositories().boards().record(board).stream()
                .flatMap(record -> record.board().players().stream())
                .toList();
        return isOpponentAmong(context, players)
                ? context.refused(TournamentRefusal.OWN_TOURNAMENT.of(said.number()))
                : Optional.of(board);
    }
}
