package pbem.schedule;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import pbem.clock.ClockRules;
import pbem.clock.Span;
import pbem.clock.Vacation;
import pbem.play.tournament.TournamentAdvance;
import pbem.player.Player;
import pbem.repository.Clocks;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;

/**
 * Does the work that is due as time passes: reminders, vacations, lapses, digests, tournaments, announcements. Each act
 * is a transaction that checks again what is due, so rounds may be interrupted, repeated, and run by several processes
 * at once. Safe for any thread.
 */
public final class Scheduler {

    /** A server that was silent for longer counts as down. */
    public static final Duration LONGEST_SILENCE = Duration.ofMinutes(10);

    /**
     * If the clock is set back by more than this, what waits for a future time becomes due. Clocks of several workers
     * differ by less, and retries that a mail server delays keep their distance.
     */
    private static final Duration LARGE_STEP = Duration.ofHours(1);

    /**
     * The longest wait for a mail's next attempt. A mail with a longer wait was queued under a wrong clock.
     */
    public static final Duration LONGEST_DELAY = Duration.ofHours(7);

    /** The number of boards whose clocks one transaction updates. */
    private static final int TOGETHER = 100;

    private final Transactions transactions;
    private final Lapses lapses;
    private final TournamentAdvance tournaments;

    private final Departures departures;

    /** Whether this process has noted its games, which never change. */
    private volatile boolean gamesAreNoted;

    /** Whether boards of an earlier version are updated; none come later. */
    private volatile boolean isComplete;

    public Scheduler(
            Transactions transactions, ClockRules rules, TournamentAdvance tournaments, Departures departures) {
        this.transactions = transactions;
        this.lapses = new Lapses(rules);
        this.tournaments = tournaments;
        this.departures = departures;
    }

    /** Ends closed accounts once their owners can no longer return. */
    public interface Departures {
        void end(Repositories repositories, Player player, Instant now);
    }

    /**
     * The result of a round.
     *
     * @param tournaments how many proceeded
     * @param failures one line for each board, tournament or player that failed; the next round tries them again
     */
    public record Round(int lapses, int vacations, int reminders, int digests, int tournaments, List<String> failures) {
        public Round {
            failures = List.copyOf(failures);
        }
    }

    /**
     * Records that the server is up. If it was silent for long, or its clock jumped ahead, that time does not count for
     * anybody. If its clock was set back, records of future time are withdrawn, and what waits for that time is due. So
     * is every mail that waits longer than {@link #LONGEST_DELAY}. The deadlines follow with {@link #catchUp}.
     *
     * @return the time that does not count, if there was any
     */
    public Optional<Span> beat(Instant now) {
        Optional<Span> silence = transactions.change(repositories -> {
            Optional<Instant> last = repositories.outages().lastBeat();
            repositories.outages().beat(now);
            Optional<Span> uncounted = last.filter(
                            beat -> beat.plus(LONGEST_SILENCE).isBefore(now))
                    .map(beat -> new Span(beat, now));
            uncounted.ifPresent(repositories.outages()::note);
            boolean cut = last.filter(now::isBefore).isPresent()
                    && repositories.outages().cutAt(now);
            if (last.filter(beat -> beat.isAfter(now.plus(LARGE_STEP))).isPresent()) {
                repositories.outages().bringForward(now);
            }
            repositories.outages().bringMailsForward(now, now.plus(LONGEST_DELAY));
            boolean isBack = !gamesAreNoted && repositories.outages().noteGames(now);
            if (uncounted.isPresent() || cut || isBack) {
                repositories.clocks().outdate();
            }
            return uncounted;
        });
        gamesAreNoted = true;
        return silence;
    }

    /**
     * Updates some of the deadlines that {@link #beat} has outdated. One transaction for all boards of a large server
     * would conflict with every move and never end. It continues where the run before stopped. That may take longer
     * than a silence: the caller says in between, with {@link #stir}, that the server is at work.
     *
     * @param failures is told a line for each board that cannot be read; no other waits for it
     * @return whether there may be others; before there are none, no round is to be made
     */
    public boolean catchUp(Consumer<String> failures) {
        if (!transactions.read(repositories -> repositories.clocks().areOutdated())) {
            return false;
        }
        Clocks.Refreshed some =
                transactions.change(repositories -> repositories.clocks().refreshSome(TOGETHER));
        some.failures().forEach(failures);
        return some.more();
    }

    /** Records that the server is at work, without checking for a silence before. The heartbeat only moves forward. */
    public void stir(Instant now) {
        transactions.change(repositories -> {
            boolean later =
                    repositories.outages().lastBeat().filter(now::isBefore).isEmpty();
            if (later) {
                repositories.outages().beat(now);
            }
            return later;
        });
    }

    /**
     * Does everything that is due at that instant.
     *
     * @throws Unavailable if the database cannot be written now
     */
    public Round round(Instant now) {
        List<String> failures = new ArrayList<>();
        if (!isComplete) {
            failures.addAll(
                    transactions.change(repositories -> repositories.clocks().complete()));
            isComplete = true;
        }
        int lapsed = 0;
        int vacations = 0;
        for (int board : transactions.read(repositories -> repositories.clocks().overdue(now))) {
            Lapses.Occasion occasion = new Lapses.Occasion(now, OptionalLong.empty(), false);
            Optional<Lapses.Done> done = attempt(
                    "board " + board,
                    () -> transactions.change(repositories -> lapses.settle(repositories, board, occasion)),
                    failures);
            lapsed += done.map(Lapses.Done::lapses).orElse(0);
            vacations += done.map(Lapses.Done::vacations).orElse(0);
        }
        int advanced = 0;
        for (int number :
                transactions.read(repositories -> repositories.tournaments().due(now))) {
            Optional<Boolean> done = attempt(
                    "tournament " + number,
                    () -> transactions.change(repositories -> tournaments.advance(repositories, number, now)),
                    failures);
            advanced += done.filter(went -> went).isPresent() ? 1 : 0;
        }
        int digests = 0;
        int reminders = 0;
        for (long id : transactions.read(repositories -> candidates(repositories, now))) {
            digests += count(id, (tx, player) -> player.isActive() && Digests.send(tx, player, now), failures);
            reminders += count(id, (tx, player) -> player.isActive() && Reminders.remind(tx, player, now), failures);
        }
        for (long id : transactions.read(repositories -> SeekMails.candidates(repositories, now))) {
            count(id, (repositories, player) -> SeekMails.send(repositories, player, now), failures);
        }
        for (Player gone : transactions.read(repositories -> closed(repositories, now))) {
            count(gone.id(), (repositories, player) -> end(repositories, player, now), failures);
        }
        if (transactions.read(AnnouncementMails::isDue)) {
            attempt(
                    "announcements",
                    () -> transactions.change(repositories -> AnnouncementMails.send(repositories, now)),
                    failures);
        }
        return new Round(lapsed, vacations, reminders, digests, advanced, failures);
    }

    private static List<Player> closed(Repositories repositories, Instant now) {
        return repositories.players().closing().stream()
                .filter(player -> Vacation.closing(repositories.vacations().of(player))
                        .filter(closing -> !closing.covers(now))
                        .isPresent())
                .toList();
    }

    private boolean end(Repositories repositories, Player player, Instant now) {
        boolean due = closed(repositories, now).contains(player);
        if (due) {
            departures.end(repositories, player, now);
        }
        return due;
    }

    /** The players who may be due a reminder or a digest; a transaction for each decides. */
    private static List<Long> candidates(Repositories repositories, Instant now) {
        List<Long> players = new ArrayList<>(repositories.digests().players());
        repositories.clocks().remindable(now.plus(Duration.ofHours(25))).stream() // a day on which the clocks change
                .filter(id -> !players.contains(id))
                .forEach(players::add);
        SeekMails.waitingForDigest(repositories).stream()
                .filter(id -> !players.contains(id))
                .forEach(players::add);
        return players;
    }

    private interface Duty {
        boolean done(Repositories repositories, Player player);
    }

    private int count(long id, Duty duty, List<String> failures) {
        Supplier<Boolean> work = () -> transactions.change(repositories -> repositories
                .players()
                .withId(id)
                .filter(player -> duty.done(repositories, player))
                .isPresent());
        return attempt("player " + id, work, failures).filter(done -> done).isPresent() ? 1 : 0;
    }

    /** A failure does not stop the other acts, unless the database is away. */
    private static <T> Optional<T> attempt(String what, Supplier<T> work, List<String> failures) {
        try {
            return Optional.of(work.get());
        } catch (Unavailable e) {
            throw e;
        } catch (RuntimeException | Error e) { // possibly from a game in a jar
            failures.add(what + ": " + e);
            return Optional.empty();
        }
    }
}
