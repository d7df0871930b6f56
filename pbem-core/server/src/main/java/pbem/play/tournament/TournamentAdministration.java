package pbem.play.tournament;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.play.BoardAdministration;
import pbem.player.Player;
import pbem.record.Actor;
import pbem.record.GameRecord;
import pbem.repository.Repositories;
import pbem.tournament.Fixture;
import pbem.tournament.Tournament;
import pbem.tournament.Tournament.State;
import pbem.tournament.TournamentEntry;
import pbem.tournament.TournamentEntry.Author;
import pbem.tournament.TournamentEvent;
import pbem.tournament.TournamentKind;
import pbem.tournament.TournamentRules;
import pbem.tournament.pairing.LadderFormat;

/**
 * What players, directors and the admin may do in tournaments. Who asks is known to have the right; every act is an event with
 * its author and reason, and whoever it concerns is told.
 */
public final class TournamentAdministration {

    /** How long somebody who never moved cannot enter another one. */
    public static final Duration BAN = Duration.ofDays(30);

    /** So many tournaments of one director may wait for players. */
    static final int MOST_OPEN = 10;

    private final Games games;
    private final TournamentAdvance advance;
    private final BoardAdministration boards;

    public TournamentAdministration(Games games, Supplier<Seed> seeds) {
        this.games = games;
        this.advance = new TournamentAdvance(games, seeds);
        this.boards = new BoardAdministration(seeds);
    }

    /** Announces a tournament that can be played. */
    public Tournament create(Repositories repositories, TournamentRules rules, List<Player> directors, Instant at) {
        return repositories.tournaments().announce(rules, directors, at);
    }

    /** The same by a director, who directs it then. */
    public TournamentAct announce(Repositories repositories, TournamentRules rules, Player director, Instant at) {
        if (!repositories.players().isDirector(director)) {
            return new TournamentAct.Refused(new TournamentRefusal.NotADirector());
        }
        return repositories.tournaments().openBy(director) >= MOST_OPEN
                ? new TournamentAct.Refused(new TournamentRefusal.TooManyOpen(MOST_OPEN))
                : new TournamentAct.Done(create(repositories, rules, List.of(director), at));
    }

    /** Enters a player; the last place may start it. */
    public TournamentAct join(Repositories repositories, int number, Player player, Instant at) {
        return act(repositories, number, at, log -> {
            Tournament tournament = log.tournament();
            if (tournament.isPlaying(player.id())) {
                return refused(new TournamentRefusal.JoinedAlready(number));
            }
            if (tournament.state() != State.OPEN && !tournament.rules().kind().isPerpetual()) {
                return refused(new TournamentRefusal.BegunAlready(number));
            }
            if (tournament.entrant(player.id()).isPresent()) {
                return refused(new TournamentRefusal.WasIn(number));
            }
            if (tournament.playing().size() >= tournament.rules().size()) {
                return refused(
                        new TournamentRefusal.Full(number, tournament.rules().size()));
            }
            Optional<Refusal> objection = objection(repositories, tournament, player, at);
            if (objection.isEmpty()) {
                log.enter(Author.player(player.id()), new TournamentEvent.Joined(player.id()));
            }
            return objection;
        });
    }

    /** Why somebody cannot be in it, whatever place is free. */
    private Optional<Refusal> objection(Repositories repositories, Tournament tournament, Player player, Instant at) {
        Optional<Instant> banned = repositories
                .tournaments()
                .lastSilence(player)
                .map(silence -> silence.plus(BAN))
                .filter(at::isBefore);
        if (banned.isPresent()) {
            return refused(new TournamentRefusal.Banned(banned.get()));
        }
        String game = tournament.rules().game();
        int rating = repositories.ratings().of(player, game).skill().rating();
        return tournament
                .rules()
                .rating()
                .filter(limits -> !limits.admit(rating))
                .map(limits -> new TournamentRefusal.OutsideRating(
                        tournament.number(),
                        games.named(game).map(Game::title).orElse(game),
                        limits.least(),
                        limits.most(),
                        rating));
    }

    /** Before the start they are gone; later they forfeit the rest. */
    public TournamentAct leave(Repositories repositories, int number, Player player, Instant at) {
        return act(repositories, number, at, log -> {
            if (!log.tournament().isPlaying(player.id())) {
                return refused(new TournamentRefusal.YouAreNotIn(number));
            }
            log.enter(Author.player(player.id()), new TournamentEvent.Left(player.id()));
            return Optional.empty();
        });
    }

    /** On a ladder: somebody above. */
    public TournamentAct challenge(Repositories repositories, int number, Player by, Player above, Instant at) {
        return act(repositories, number, at, log -> {
            if (log.tournament().rules().kind() != TournamentKind.LADDER) {
                return refused(new TournamentRefusal.NoLadder(number));
            }
            if (!log.tournament().isPlaying(by.id())) {
                return refused(new TournamentRefusal.YouAreNotIn(number));
            }
            Optional<Refusal> waiting = mustRun(log.tournament());
            if (waiting.isPresent()) {
                return waiting;
            }
            if (!LadderFormat.allows(log.tournament(), by.id(), above.id())) {
                return refused(new TournamentRefusal.OutOfReach(number, above.user()));
            }
            log.enter(Author.player(by.id()), new TournamentEvent.Challenged(by.id(), above.id()));
            return Optional.empty();
        });
    }

    public TournamentAct start(Repositories repositories, int number, Author by, Instant at) {
        return act(repositories, number, at, log -> {
            Tournament tournament = log.tournament();
            int least = tournament.rules().leastPlayers();
            if (tournament.state() != State.OPEN) {
                return refused(new TournamentRefusal.BegunAlready(number));
            }
            if (tournament.entrants().size() < least) {
                return refused(new TournamentRefusal.TooFew(
                        number, tournament.entrants().size(), least));
            }
            TournamentAdvance.start(log, by);
            return Optional.empty();
        });
    }

    public TournamentAct pause(Repositories repositories, int number, Author by, String why, Instant at) {
        return act(repositories, number, at, log -> {
            Optional<Refusal> objection = mustRun(log.tournament());
            if (objection.isEmpty()) {
                log.enter(by, new TournamentEvent.Paused(why));
            }
            return objection;
        });
    }

    public TournamentAct resume(Repositories repositories, int number, Author by, String why, Instant at) {
        return act(repositories, number, at, log -> {
            if (log.tournament().state() != State.PAUSED) {
                return refused(new TournamentRefusal.NotPaused(number));
            }
            log.enter(by, new TournamentEvent.Resumed(why));
            return Optional.empty();
        });
    }

    /** The next round comes later, and everybody on turn has so much more time; not on boards of the director's own. */
    public TournamentAct extend(Repositories repositories, int number, int days, Author by, String why, Instant at) {
        return act(repositories, number, at, log -> {
            if (log.tournament().state() == State.OPEN) {
                return refused(new TournamentRefusal.NotBegun(number));
            }
            log.enter(by, new TournamentEvent.Extended(days, why));
            for (Fixture fixture : log.tournament().fixtures()) {
                if (fixture.isUnderWay() && !isOwn(fixture, by)) {
                    boards.extend(repositories, fixture.board().getAsInt(), days, name(by), why, at);
                }
            }
            return Optional.empty();
        });
    }

    /** Somebody who has not moved on any board gives their place to another. */
    public TournamentAct replace(
            Repositories repositories, int number, Player from, Player to, Author by, String why, Instant at) {
        return act(repositories, number, at, log -> {
            Tournament tournament = log.tournament();
            if (tournament.state() == State.OPEN) {
                return refused(new TournamentRefusal.NotBegun(number));
            }
            if (!tournament.isPlaying(from.id())) {
                return refused(new TournamentRefusal.NotIn(number, from.user()));
            }
            if (tournament.entrant(to.id()).isPresent()) {
                return refused(new TournamentRefusal.JoinedAlready(number));
            }
            Optional<Refusal> objection = objection(repositories, tournament, to, at);
            if (objection.isPresent()) {
                return objection;
            }
            List<GameRecord> played = tournament
                    .fixturesOf(from.id())
                    .flatMap(fixture -> fixture.board().stream().boxed())
                    .flatMap(board -> repositories.boards().record(board).stream())
                    .toList();
            if (played.stream().anyMatch(record -> hasMoved(record, from))) {
                return refused(new TournamentRefusal.HasMoved(number, from.user()));
            }
            log.enter(by, new TournamentEvent.Replaced(from.id(), to.id(), why));
            played.stream()
                    .filter(record -> record.state() == GameRecord.State.ACTIVE)
                    .forEach(record -> boards.annul(repositories, record.board().number(), name(by), why, at));
            return Optional.empty();
        });
    }

    private static boolean hasMoved(GameRecord record, Player player) {
        Optional<Seat> seat = record.board().seat(player);
        return seat.filter(new BoardScore(record)::hasMoved).isPresent();
    }

    /** Takes a player out. */
    public TournamentAct forfeit(
            Repositories repositories, int number, Player player, Author by, String why, Instant at) {
        return act(repositories, number, at, log -> {
            if (log.tournament().state() == State.OPEN) {
                return refused(new TournamentRefusal.NotBegun(number));
            }
            if (!log.tournament().isPlaying(player.id())) {
                return refused(new TournamentRefusal.NotIn(number, player.user()));
            }
            log.enter(by, new TournamentEvent.Forfeited(player.id(), false, why));
            return Optional.empty();
        });
    }

    /** Ends one of its boards with a result. */
    public TournamentAct adjudicate(
            Repositories repositories, int number, int board, List<String> winners, Author by, String why, Instant at) {
        return act(repositories, number, at, log -> {
            Optional<Fixture> its = log.tournament().onBoard(board).filter(Fixture::isUnderWay);
            if (its.isEmpty()) {
                return refused(new TournamentRefusal.NotItsBoard(number, Integer.toString(board)));
            }
            Optional<Refusal> objection = boards.adjudicate(repositories, board, winners, name(by), why, at)
                    .match(done -> Optional.empty(), refused -> Optional.of(refused.refusal()));
            if (objection.isEmpty()) {
                log.enter(by, new TournamentEvent.Adjudicated(its.get().number(), why));
            }
            return objection;
        });
    }

    /** Says something to all players. */
    public TournamentAct announce(Repositories repositories, int number, String words, Author by, Instant at) {
        return act(repositories, number, at, log -> {
            log.enter(by, new TournamentEvent.Announced(words));
            return Optional.empty();
        });
    }

    /** Ends it as it stands; boards under way go on, and still count in its table. */
    public TournamentAct end(Repositories repositories, int number, Author by, String why, Instant at) {
        return act(repositories, number, at, log -> {
            if (log.tournament().state() == State.OPEN) {
                return refused(new TournamentRefusal.NotBegun(number));
            }
            log.enter(by, new TournamentEvent.Ended(why));
            return Optional.empty();
        });
    }

    /** Calls it off; boards under way end without a result. */
    public TournamentAct annul(Repositories repositories, int number, Author by, String why, Instant at) {
        return act(repositories, number, at, log -> {
            log.enter(by, new TournamentEvent.Voided(why));
            for (Fixture fixture : log.tournament().fixtures()) {
                if (fixture.isUnderWay()) {
                    boards.annul(repositories, fixture.board().getAsInt(), name(by), why, at);
                }
            }
            return Optional.empty();
        });
    }

    private static Optional<Refusal> mustRun(Tournament tournament) {
        return switch (tournament.state()) {
            case OPEN -> refused(new TournamentRefusal.NotBegun(tournament.number()));
            case PAUSED -> refused(new TournamentRefusal.IsPaused(tournament.number()));
            case RUNNING, ENDED, VOID -> Optional.empty();
        };
    }

    private static Optional<Refusal> refused(Refusal refusal) {
        return Optional.of(refusal);
    }

    /** As it stands in the log of a board. */
    private static String name(Author by) {
        return switch (by.role()) {
            case PLAYER, DIRECTOR -> Actor.DIRECTOR;
            case ADMIN, SERVER -> by.name();
        };
    }

    /** Whether a director plays there. */
    private static boolean isOwn(Fixture fixture, Author by) {
        return by.role() == TournamentEntry.Role.DIRECTOR && fixture.has(Long.parseLong(by.name()));
    }

    private TournamentAct act(
            Repositories repositories, int number, Instant at, Function<TournamentLog, Optional<Refusal>> what) {
        Optional<Tournament> tournament = repositories.tournaments().numbered(number);
        if (tournament.isEmpty()) {
            return new TournamentAct.Refused(new TournamentRefusal.NoSuchTournament(number));
        }
        if (!tournament.get().isOpenOrRunning()) {
            return new TournamentAct.Refused(new TournamentRefusal.Over(number));
        }
        TournamentLog log = new TournamentLog(repositories, tournament.get(), at);
        Optional<Refusal> objection = what.apply(log);
        if (objection.isPresent()) {
            return new TournamentAct.Refused(objection.get());
        }
        advance.advance(log);
        return new TournamentAct.Done(log.tournament());
    }
}
