package pbem.play.tournament;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.game.Seed;
import pbem.play.BoardAdministration;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.KeptPlaces;
import pbem.repository.Repositories;
import pbem.tournament.Fixture;
import pbem.tournament.Tournament;
import pbem.tournament.Tournament.State;
import pbem.tournament.TournamentEntry.Author;
import pbem.tournament.TournamentEvent;
import pbem.tournament.TournamentKind;
import pbem.tournament.TournamentRules;
import pbem.tournament.pairing.LadderFormat;

/**
 * The acts of players, directors and the admin in tournaments. The caller has checked the right. Every act is an event
 * with its author and reason, and the people concerned are told.
 */
public final class TournamentAdministration {

    /** The time in which a player who never moved cannot enter another tournament. */
    public static final Duration BAN = Duration.ofDays(30);

    /** The largest number of a director's tournaments that wait for players. */
    static final int MOST_OPEN = 10;

    /** The largest number of private tournaments of a player that wait for players. */
    static final int MOST_OPEN_FOR_GUESTS = 2;

    static final int MOST_GUESTS = 16;

    private final Games games;
    private final TournamentAdvance advance;
    private final BoardAdministration boards;

    public TournamentAdministration(Games games, Supplier<Seed> seeds) {
        this.games = games;
        this.advance = new TournamentAdvance(games, seeds);
        this.boards = new BoardAdministration(seeds);
    }

    /** The corrections of results. */
    public TournamentCorrections corrections() {
        return new TournamentCorrections(advance);
    }

    /** Announces a tournament that can be played. */
    public Tournament create(Repositories repositories, TournamentRules rules, List<Player> directors, Instant at) {
        return repositories.tournaments().announce(rules, directors, at);
    }

    /** Announces a tournament of a director, who directs it. */
    public Act<Tournament> announce(Repositories repositories, TournamentRules rules, Player director, Instant at) {
        if (!repositories.players().membership(director).director()) {
            return Act.refused(TournamentRefusal.NOT_A_DIRECTOR.of());
        }
        return repositories.tournaments().openBy(director) >= MOST_OPEN
                ? Act.refused(TournamentRefusal.TOO_MANY_OPEN.of(MOST_OPEN))
                : Act.done(create(repositories, rules, List.of(director), at));
    }

    /**
     * Announces a private tournament of a player, who directs it. Its boards are unrated. A director need not have
     * played before.
     */
    public Act<Tournament> announceForGuests(
            Repositories repositories, TournamentRules rules, Player host, Instant at) {
        boolean director = repositories.players().membership(host).director();
        if (!director && (!hasPlayed(repositories, host) || isBanned(repositories, host, at))) {
            return Act.refused(TournamentRefusal.NO_HOST.of((int) BAN.toDays()));
        }
        if (rules.size() > MOST_GUESTS) {
            return Act.refused(TournamentRefusal.TOO_MANY_GUESTS.of(MOST_GUESTS));
        }
        if (rules.reopens()) {
            return Act.refused(TournamentRefusal.GUESTS_ONCE.of());
        }
        return repositories.tournaments().openBy(host) >= MOST_OPEN_FOR_GUESTS
                ? Act.refused(TournamentRefusal.TOO_MANY_OPEN.of(MOST_OPEN_FOR_GUESTS))
                : Act.done(repositories.tournaments().announceForGuests(rules, host, at));
    }

    private static boolean hasPlayed(Repositories repositories, Player player) {
        return repositories.boards().count(BoardFilter.ALL.ofPlayer(player).onlyOpen(false)) > 0;
    }

    private static boolean isBanned(Repositories repositories, Player player, Instant at) {
        return repositories
                .tournaments()
                .lastSilence(player)
                .filter(silence -> at.isBefore(silence.plus(BAN)))
                .isPresent();
    }

    /** Enters a player at their own request; the last place may start the tournament. */
    public Act<Tournament> join(Repositories repositories, int number, Player player, Instant at) {
        return tried(
                by(player, repositories, number, at),
                Tournament::isOpenOrRunning,
                log -> join(log, player, Author.player(player.id())));
    }

    /** Enters a player by another's decision; the player is told. */
    public Act<Tournament> enter(TournamentDecision decision, Player player) {
        int number = decision.number();
        return tried(
                decision,
                Tournament::isOpenOrRunning,
                log -> log.tournament().entrant(player.id()).isPresent()
                        ? Optional.of(TournamentRefusal.IN_ALREADY.of(number, player.user()))
                        : join(log, player, decision.by())
                                .map(why -> why.is(TournamentRefusal.BANNED) || why.is(TournamentRefusal.OUTSIDE_RATING)
                                        ? TournamentRefusal.NOT_ADMITTED.of(number, player.user())
                                        : why));
    }

    private Optional<Refusal> join(TournamentLog log, Player player, Author by) {
        Tournament tournament = log.tournament();
        int number = tournament.number();
        Optional<Refusal> objection = TournamentRefusal.JOINED_ALREADY
                .when(tournament.isPlaying(player.id()), number)
                .or(() -> TournamentRefusal.BEGUN_ALREADY.when(!tournament.isOpenToEnter(), number))
                .or(() -> TournamentRefusal.WAS_IN.when(
                        tournament.entrant(player.id()).isPresent(), number))
                .or(() -> full(log.repositories(), tournament, player, 1, log.at()))
                .or(() -> objection(log.repositories(), tournament, player, log.at()));
        if (objection.isEmpty()) {
            keepNoLonger(log, player);
            log.enter(by, new TournamentEvent.Joined(player.id()));
        }
        return objection;
    }

    private static void keepNoLonger(TournamentLog log, Player player) {
        KeptPlaces kept = log.repositories().keptPlaces();
        kept.of(player, log.at().minus(KeptPlaces.STANDING)).stream()
                .filter(place -> place.tournament()
                        .equals(OptionalInt.of(log.tournament().number())))
                .forEach(kept::taken);
    }

    /** Whether a player is in a tournament. */
    public static boolean isPlaying(Repositories repositories, int number, Player player) {
        return repositories
                .tournaments()
                .numbered(number)
                .filter(tournament -> tournament.isPlaying(player.id()))
                .isPresent();
    }

    /** A player who is not in it declines an invitation; nothing is kept for them any more. */
    public Act<Tournament> decline(Repositories repositories, int number, Player player, Instant at) {
        return act(
                by(player, repositories, number, at),
                log -> TournamentRefusal.YOU_ARE_NOT_IN
                        .when(!repositories.tournaments().isInvited(number, player), number)
                        .or(() -> TournamentRefusal.BEGUN_ALREADY.when(
                                !log.tournament().isOpenToEnter(), number)),
                log -> {
                    repositories.tournaments().uninvite(number, player);
                    keepNoLonger(log, player);
                });
    }

    /** The refusal unless that many places are neither taken nor kept for others than that player. */
    private static Optional<Refusal> full(
            Repositories repositories, Tournament tournament, Player player, int places, Instant at) {
        int kept = repositories.keptPlaces().keptIn(tournament.number(), player, at.minus(KeptPlaces.STANDING));
        int size = tournament.rules().size();
        return TournamentRefusal.FULL.when(
                tournament.playing().size() + kept + places > size, tournament.number(), size);
    }

    /** Why a player cannot keep that many places for friends: they must be in it or direct it. */
    public Optional<Refusal> objectionToKeeping(
            Repositories repositories, int number, Player by, int places, Instant at) {
        Optional<Tournament> found = repositories.tournaments().numbered(number);
        if (found.isEmpty()) {
            return Optional.of(TournamentRefusal.NO_SUCH_TOURNAMENT.of(number));
        }
        Tournament tournament = found.get();
        boolean concerned = tournament.isPlaying(by.id())
                || tournament.announcement().directors().contains(by.id());
        return TournamentRefusal.YOU_ARE_NOT_IN
                .when(!concerned, number)
                .or(() -> TournamentRefusal.BEGUN_ALREADY.when(!tournament.isOpenToEnter(), number))
                .or(() -> full(repositories, tournament, by, places, at));
    }

    /** Why a player cannot enter, even if a place is free. */
    private Optional<Refusal> objection(Repositories repositories, Tournament tournament, Player player, Instant at) {
        Optional<Instant> banned = repositories
                .tournaments()
                .lastSilence(player)
                .map(silence -> silence.plus(BAN))
                .filter(at::isBefore);
        if (banned.isPresent()) {
            return Optional.of(TournamentRefusal.BANNED.of(banned.get()));
        }
        if (!mayEnter(repositories, tournament, player, at)) {
            return Optional.of(TournamentRefusal.FOR_GUESTS.of(tournament.number()));
        }
        String game = tournament.rules().game();
        int rating = repositories.ratings().of(player, game).skill().rating();
        return tournament
                .rules()
                .rating()
                .filter(limits -> !limits.admit(rating))
                .map(limits -> TournamentRefusal.OUTSIDE_RATING.of(
                        tournament.number(),
                        games.named(game).map(Game::title).orElse(game),
                        Integer.toString(limits.least()),
                        Integer.toString(limits.most()),
                        Integer.toString(rating)));
    }

    private static boolean mayEnter(Repositories repositories, Tournament tournament, Player player, Instant at) {
        int number = tournament.number();
        return !repositories.tournaments().isForGuests(number)
                || tournament.announcement().directors().contains(player.id())
                || repositories.tournaments().isInvited(number, player)
                || repositories.keptPlaces().of(player, at.minus(KeptPlaces.STANDING)).stream()
                        .anyMatch(place -> place.tournament().equals(OptionalInt.of(number)));
    }

    /** A player leaves: before the start without a trace, later they forfeit the rest. */
    public Act<Tournament> leave(Repositories repositories, int number, Player player, Instant at) {
        return act(
                by(player, repositories, number, at),
                log -> notIn(log, player),
                log -> log.enter(Author.player(player.id()), new TournamentEvent.Left(player.id())));
    }

    private static Optional<Refusal> notIn(TournamentLog log, Player player) {
        return TournamentRefusal.YOU_ARE_NOT_IN.when(
                !log.tournament().isPlaying(player.id()), log.tournament().number());
    }

    /**
     * A player asks for a bye in an unpaired round of a Swiss: only once, and at least half of all must play.
     */
    public Act<Tournament> requestBye(Repositories repositories, int number, Player player, int round, Instant at) {
        return act(
                by(player, repositories, number, at),
                log -> TournamentRefusal.BYE_OF_SWISS
                        .when(log.tournament().rules().kind() != TournamentKind.SWISS, number)
                        .or(() -> notIn(log, player))
                        .or(() -> log.tournament().requestedBye(player.id()).stream()
                                .mapToObj(asked -> TournamentRefusal.HAS_BYE.of(number, asked))
                                .findFirst())
                        .or(() -> objectionToBye(log.tournament(), round)),
                log -> log.enter(Author.player(player.id()), new TournamentEvent.ByeRequested(player.id(), round)));
    }

    private static Optional<Refusal> objectionToBye(Tournament tournament, int round) {
        int number = tournament.number();
        int next = tournament.stages().size() + 1;
        int last = tournament
                .rounds()
                .orElse(tournament.rules().rounds(tournament.rules().size()));
        int absent = tournament.requestedByes(round).size() + 1;
        int all = tournament.state() == State.OPEN
                ? tournament.rules().size()
                : tournament.playing().size();
        return TournamentRefusal.NO_BYE_ANY_MORE
                .when(next > last, number)
                .or(() ->
                        TournamentRefusal.NO_BYE_IN_ROUND.when(round < next || round > last, number, round, next, last))
                .or(() -> TournamentRefusal.TOO_MANY_BYES.when(2 * absent > all, number, round));
    }

    /** A player of a ladder challenges a player above. */
    public Act<Tournament> challenge(Repositories repositories, int number, Player by, Player above, Instant at) {
        return act(
                by(by, repositories, number, at),
                log -> TournamentRefusal.NO_LADDER
                        .when(log.tournament().rules().kind() != TournamentKind.LADDER, number)
                        .or(() -> notIn(log, by))
                        .or(() -> mustRun(log.tournament()))
                        .or(() -> TournamentRefusal.OUT_OF_REACH.when(
                                !LadderFormat.allows(log.tournament(), by.id(), above.id()), number, above.user())),
                log -> log.enter(Author.player(by.id()), new TournamentEvent.Challenged(by.id(), above.id())));
    }

    public Act<Tournament> start(TournamentDecision decision) {
        int number = decision.number();
        return act(
                decision,
                log -> {
                    int least = log.tournament().rules().leastPlayers();
                    int entered = log.tournament().entrants().size();
                    return TournamentRefusal.BEGUN_ALREADY
                            .when(log.tournament().state() != State.OPEN, number)
                            .or(() -> TournamentRefusal.TOO_FEW.when(entered < least, number, entered, least));
                },
                log -> TournamentAdvance.start(log, decision.by()));
    }

    public Act<Tournament> pause(TournamentDecision decision) {
        return act(
                decision,
                log -> mustRun(log.tournament()),
                log -> log.enter(decision.by(), new TournamentEvent.Paused(decision.why())));
    }

    public Act<Tournament> resume(TournamentDecision decision) {
        return act(
                decision,
                log -> TournamentRefusal.NOT_PAUSED.when(log.tournament().state() != State.PAUSED, decision.number()),
                log -> log.enter(decision.by(), new TournamentEvent.Resumed(decision.why())));
    }

    /** Delays the next round, and gives all players on turn that many more days. */
    public Act<Tournament> extend(TournamentDecision decision, int days) {
        return act(decision, TournamentAdministration::notBegun, log -> {
            log.enter(decision.by(), new TournamentEvent.Extended(days, decision.why()));
            underWay(log)
                    .forEach(board ->
                            boards.extend(log.repositories(), board, days, decision.name(), decision.why(), log.at()));
        });
    }

    private static Optional<Refusal> notBegun(TournamentLog log) {
        return TournamentRefusal.NOT_BEGUN.when(
                log.tournament().state() == State.OPEN, log.tournament().number());
    }

    /** Replaces a player who has not moved on any board. */
    public Act<Tournament> replace(TournamentDecision decision, Player from, Player to) {
        int number = decision.number();
        return act(
                decision,
                log -> notBegun(log)
                        .or(() -> TournamentRefusal.NOT_IN.when(
                                !log.tournament().isPlaying(from.id()), number, from.user()))
                        .or(() -> TournamentRefusal.IN_ALREADY.when(
                                log.tournament().entrant(to.id()).isPresent(), number, to.user()))
                        .or(() -> objection(log.repositories(), log.tournament(), to, log.at())
                                .map(why -> TournamentRefusal.NOT_ADMITTED.of(number, to.user())))
                        .or(() -> TournamentRefusal.HAS_MOVED.when(
                                played(log, from).anyMatch(record -> NoShows.hasMoved(record, from)),
                                number,
                                from.user())),
                log -> {
                    List<GameRecord> played = played(log, from).toList();
                    log.enter(decision.by(), new TournamentEvent.Replaced(from.id(), to.id(), decision.why()));
                    played.stream()
                            .filter(record -> record.state() == GameRecord.State.ACTIVE)
                            .forEach(record -> annul(decision, record.board().number()));
                });
    }

    private static Stream<GameRecord> played(TournamentLog log, Player player) {
        return log.tournament()
                .fixturesOf(player.id())
                .flatMap(fixture -> fixture.board().stream().boxed())
                .flatMap(board -> log.repositories().boards().record(board).stream());
    }

    /** Removes a player. Before the start they can enter again; later they lose their open boards. */
    public Act<Tournament> forfeit(TournamentDecision decision, Player player) {
        return act(
                decision,
                log -> TournamentRefusal.NOT_IN.when(
                        !log.tournament().isPlaying(player.id()), decision.number(), player.user()),
                log -> log.enter(decision.by(), new TournamentEvent.Forfeited(player.id(), false, decision.why())));
    }

    /**
     * Ends one of its boards with a result, also after the end of the tournament, when boards may still be open.
     *
     * @param later the treatment of later stages, if that board decided who advanced; without it the caller is asked
     */
    public Act<Tournament> adjudicate(
            TournamentDecision decision, int board, List<String> winners, Optional<Later> later) {
        Predicate<Tournament> going = tournament -> tournament.state() != State.VOID;
        return tried(decision, going, log -> {
            Optional<Fixture> its = log.tournament().onBoard(board).filter(Fixture::isUnderWay);
            if (its.isEmpty()) {
                return Optional.of(TournamentRefusal.NOT_ITS_BOARD.of(decision.number(), Integer.toString(board)));
            }
            Optional<TournamentCorrections.Followed> followed =
                    TournamentCorrections.followed(log.repositories(), board);
            if (followed.isPresent() && later.isEmpty()) {
                return Optional.of(followed.get().question());
            }
            Optional<Refusal> objection = boards.adjudicate(
                            log.repositories(), board, winners, decision.name(), decision.why(), log.at())
                    .objection();
            if (objection.isEmpty()) {
                log.enter(
                        decision.by(), new TournamentEvent.Adjudicated(its.get().number(), decision.why()));
                followed.ifPresent(what -> log.enter(decision.by(), what.said(later.orElseThrow(), decision.why())));
            }
            return objection;
        });
    }

    /** Sends an announcement to all players. */
    public Act<Tournament> announce(TournamentDecision decision, String words) {
        return act(
                decision,
                log -> Optional.empty(),
                log -> log.enter(decision.by(), new TournamentEvent.Announced(words)));
    }

    /** Ends it in its present state; open boards continue, and still count in its table. */
    public Act<Tournament> end(TournamentDecision decision) {
        return act(
                decision,
                TournamentAdministration::notBegun,
                log -> log.enter(decision.by(), new TournamentEvent.Ended(decision.why())));
    }

    /** Voids it; open boards end without a result. */
    public Act<Tournament> annul(TournamentDecision decision) {
        return act(decision, log -> Optional.empty(), log -> {
            log.enter(decision.by(), new TournamentEvent.Voided(decision.why()));
            underWay(log).forEach(board -> annul(decision, board));
        });
    }

    private static Optional<Refusal> mustRun(Tournament tournament) {
        return switch (tournament.state()) {
            case OPEN -> Optional.of(TournamentRefusal.NOT_BEGUN.of(tournament.number()));
            case PAUSED -> Optional.of(TournamentRefusal.IS_PAUSED.of(tournament.number()));
            case RUNNING, ENDED, VOID -> Optional.empty();
        };
    }

    private static IntStream underWay(TournamentLog log) {
        return log.tournament().fixtures().stream()
                .filter(Fixture::isUnderWay)
                .mapToInt(fixture -> fixture.board().getAsInt());
    }

    private void annul(TournamentDecision decision, int board) {
        boards.annul(decision.repositories(), board, decision.name(), decision.why(), decision.at());
    }

    private static TournamentDecision by(Player player, Repositories repositories, int number, Instant at) {
        return new TournamentDecision(repositories, number, Author.player(player.id()), "", at);
    }

    /** Does a deed in a tournament that is not over, and what follows from it, unless there is an objection. */
    private Act<Tournament> act(
            TournamentDecision decision,
            Function<TournamentLog, Optional<Refusal>> objection,
            Consumer<TournamentLog> deed) {
        return tried(decision, Tournament::isOpenOrRunning, log -> {
            Optional<Refusal> found = objection.apply(log);
            if (found.isEmpty()) {
                deed.accept(log);
            }
            return found;
        });
    }

    private Act<Tournament> tried(
            TournamentDecision decision, Predicate<Tournament> when, Function<TournamentLog, Optional<Refusal>> what) {
        Repositories repositories = decision.repositories();
        Optional<Tournament> tournament = repositories.tournaments().numbered(decision.number());
        if (tournament.isEmpty()) {
            return Act.refused(TournamentRefusal.NO_SUCH_TOURNAMENT.of(decision.number()));
        }
        if (!when.test(tournament.get())) {
            return Act.refused(TournamentRefusal.OVER.of(decision.number()));
        }
        TournamentLog log = new TournamentLog(repositories, tournament.get(), decision.at());
        return Act.unless(what.apply(log), () -> {
            advance.advance(log);
            return log.tournament();
        });
    }
}
