package pbem.tournament;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import pbem.phrase.Phrasebook;
import pbem.terms.TimeControl;
import pbem.tournament.TournamentEntry.Author;
import pbem.tournament.pairing.TournamentProgress;

/** A tournament whose boards are decided by dice, with players who leave. */
public final class PlayedTournament {

    public static final Instant START = Instant.parse("2025-05-05T12:00:00Z");

    /** Where the texts about tournaments are. */
    public static final Map<String, Class<?>> TEXTS = Map.of("tournament", Tournament.class);

    public static final Phrasebook WORDS = Phrasebook.in(Locale.ENGLISH, TEXTS);

    private static final Duration STEP = Duration.ofDays(1);

    private final Random dice;
    private Tournament tournament;
    private Instant now = START;
    private int nextBoard = 101;

    public PlayedTournament(TournamentRules rules, long seed) {
        this.dice = new Random(seed);
        this.tournament = Tournament.announced(new Tournament.Announcement(1, rules, List.of(), START));
    }

    public static TournamentRules rules(TournamentKind kind) {
        return rules(kind, 2, 0, false, 0);
    }

    public static TournamentRules rules(
            TournamentKind kind, int seats, int rounds, boolean bothSeats, int boardsAtOnce) {
        return new TournamentRules(
                "Spring cup",
                "pebbles",
                Map.of(),
                kind,
                TournamentRules.MOST_PLAYERS,
                rounds,
                seats,
                bothSeats,
                false,
                Optional.empty(),
                TimeControl.STANDARD,
                boardsAtOnce,
                30,
                Optional.empty(),
                false);
    }

    public PlayedTournament started(int players) {
        List<Long> seeding = LongStream.rangeClosed(1, players).boxed().toList();
        seeding.forEach(player -> enter(new TournamentEvent.Joined(player)));
        enter(new TournamentEvent.Started(seeding));
        return this;
    }

    public Tournament tournament() {
        return tournament;
    }

    public void enter(TournamentEvent event) {
        tournament = tournament.with(now, Author.SERVER, event);
    }

    public void wait(Duration time) {
        now = now.plus(time);
    }

    /** Does all that is due, and gives every board that can begin its number. */
    public void settle() {
        for (List<TournamentEvent> next = TournamentProgress.next(tournament, now);
                !next.isEmpty();
                next = TournamentProgress.next(tournament, now)) {
            next.forEach(this::enter);
        }
        TournamentProgress.startable(tournament)
                .forEach(fixture -> enter(new TournamentEvent.Assigned(fixture.number(), nextBoard++)));
    }

    /** Ends one board. */
    public void result(Fixture fixture, List<Integer> places, int plies) {
        enter(new TournamentEvent.Resulted(fixture.number(), FixtureScore.placed(places, plies)));
    }

    private void roll(Fixture fixture) {
        int seats = fixture.seats().size();
        List<Integer> places = new ArrayList<>();
        boolean draw = dice.nextInt(4) == 0;
        int winner = dice.nextInt(seats);
        IntStream.range(0, seats).forEach(seat -> places.add(draw || seat == winner ? 1 : 2));
        result(fixture, places, 1 + dice.nextInt(3));
    }

    /** A player who leaves loses the boards under way. */
    public void leave(long player, boolean silent) {
        enter(silent ? new TournamentEvent.Forfeited(player, true, "") : new TournamentEvent.Left(player));
        for (Fixture fixture : tournament.fixtures()) {
            if (fixture.isUnderWay() && fixture.has(player)) {
                result(
                        fixture,
                        fixture.seats().stream().map(p -> p == player ? 2 : 1).toList(),
                        0);
            }
        }
    }

    /** @param leaving how many of a hundred players leave each day */
    public PlayedTournament playedOut(int leaving, int mostDays) {
        for (int day = 0; day < mostDays && tournament.isOpenOrRunning(); day++) {
            settle();
            for (Fixture fixture : tournament.fixtures()) {
                if (fixture.isUnderWay() && dice.nextInt(20) == 0) {
                    roll(tournament.fixture(fixture.number()).orElseThrow());
                }
            }
            for (long player : tournament.playing()) {
                if (tournament.isOpenOrRunning() && dice.nextInt(10_000) < 100 * leaving) {
                    leave(player, dice.nextBoolean());
                }
            }
            wait(STEP);
        }
        return this;
    }
}
