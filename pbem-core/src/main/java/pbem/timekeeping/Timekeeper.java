package pbem.timekeeping;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import pbem.clock.ClockRules;
import pbem.clock.Span;
import pbem.ledger.Books;
import pbem.ledger.Ledger;
import pbem.player.Player;

/**
 * Does what is due because time has passed: reminders, vacations, lapses, digests. Every board and every player is a
 * transaction of its own that looks again at what is due, so that rounds may be broken off, repeated, and made by several
 * processes at once. Safe for any thread.
 */
public final class Timekeeper {

    /** A server that showed no sign of life for longer was down. */
    public static final Duration LONGEST_SILENCE = Duration.ofMinutes(10);

    private final Books books;
    private final Lapsing lapsing;

    public Timekeeper(Books books, ClockRules rules) {
        this.books = books;
        this.lapsing = new Lapsing(rules);
    }

    /**
     * What one round did.
     *
     * @param failures one line for each board or player that failed; the next round tries them again
     */
    public record Round(int lapses, int vacations, int reminders, int digests, List<String> failures) {
        public Round {
            failures = List.copyOf(failures);
        }
    }

    /**
     * Shows that the server is up. If it was silent for long, or its clock jumped ahead, that time does not count for
     * anybody; if its clock was set back, what was noted of the time not yet come is taken back.
     *
     * @return the time that does not count, if there was any
     */
    public Optional<Span> beat(Instant now) {
        return books.change(ledger -> {
            Optional<Instant> last = ledger.outages().lastBeat();
            ledger.outages().beat(now);
            Optional<Span> silence = last.filter(
                            beat -> beat.plus(LONGEST_SILENCE).isBefore(now))
                    .map(beat -> new Span(beat, now));
            silence.ifPresent(ledger.outages()::note);
            boolean cut =
                    last.filter(now::isBefore).isPresent() && ledger.outages().cutAt(now);
            if (silence.isPresent() || cut) {
                ledger.clocks().refresh();
            }
            return silence;
        });
    }

    /** Notes that the server is at work without judging whether it was before, as a round by hand does. */
    public void stir(Instant now) {
        books.change(ledger -> {
            boolean later = ledger.outages().lastBeat().filter(now::isBefore).isEmpty();
            if (later) {
                ledger.outages().beat(now);
            }
            return later;
        });
    }

    /** Does everything that is due now. */
    public Round round(Instant now) {
        books.change(ledger -> {
            ledger.clocks().complete();
            return true;
        });
        List<String> failures = new ArrayList<>();
        int lapses = 0;
        int vacations = 0;
        for (int board : books.read(ledger -> ledger.clocks().overdue(now))) {
            Lapsing.Occasion occasion = new Lapsing.Occasion(now, OptionalLong.empty(), false);
            Optional<Lapsing.Done> done = attempt(
                    "board " + board, () -> books.change(ledger -> lapsing.settle(ledger, board, occasion)), failures);
            lapses += done.map(Lapsing.Done::lapses).orElse(0);
            vacations += done.map(Lapsing.Done::vacations).orElse(0);
        }
        int digests = 0;
        int reminders = 0;
        for (long id : books.read(ledger -> touched(ledger, now))) {
            digests += count(id, (ledger, player) -> Gathering.send(ledger, player, now), failures);
            reminders += count(id, (ledger, player) -> Reminding.remind(ledger, player, now), failures);
        }
        return new Round(lapses, vacations, reminders, digests, failures);
    }

    /** Who may be due a reminder or a digest; whether he is, his own transaction decides. */
    private static List<Long> touched(Ledger ledger, Instant now) {
        List<Long> players = new ArrayList<>(ledger.digests().players());
        ledger.clocks().remindable(now.plus(Duration.ofHours(25))).stream() // a day with a change of clocks
                .filter(id -> !players.contains(id))
                .forEach(players::add);
        return players;
    }

    private interface Duty {
        boolean done(Ledger ledger, Player player);
    }

    private int count(long id, Duty duty, List<String> failures) {
        Supplier<Boolean> work = () -> books.change(
                ledger -> duty.done(ledger, ledger.players().withId(id).orElseThrow()));
        return attempt("player " + id, work, failures).filter(done -> done).isPresent() ? 1 : 0;
    }

    /** One thing that fails keeps no other from being done. */
    private static <T> Optional<T> attempt(String what, Supplier<T> work, List<String> failures) {
        try {
            return Optional.of(work.get());
        } catch (RuntimeException e) {
            failures.add(what + ": " + e);
            return Optional.empty();
        }
    }
}
