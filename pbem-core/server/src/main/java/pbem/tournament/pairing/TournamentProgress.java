package pbem.tournament.pairing;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import pbem.tournament.Fixture;
import pbem.tournament.FixtureScore;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEvent;
import pbem.tournament.TournamentKind;

/** The automatic course of a tournament. */
public final class TournamentProgress {

    private TournamentProgress() {}

    /**
     * The events to enter now, in order, before it is called again; empty while there is nothing to do. Boards are
     * separate: see {@link #startable}.
     */
    public static List<TournamentEvent> next(Tournament tournament, Instant now) {
        return switch (tournament.state()) {
            case OPEN -> beforeTheStart(tournament, now);
            case RUNNING -> {
                List<TournamentEvent> walkovers = walkovers(tournament);
                yield walkovers.isEmpty()
                        ? Correction.of(tournament)
                                .orElseGet(() -> TournamentFormat.of(
                                                tournament.rules().kind())
                                        .next(tournament, now))
                        : walkovers;
            }
            case PAUSED -> walkovers(tournament);
            case ENDED, VOID -> List.of();
        };
    }

    /** Whether it starts by itself now; the caller seeds the players. */
    public static boolean isToStart(Tournament tournament, Instant now) {
        int entered = tournament.entrants().size();
        boolean full = tournament.rules().startWhenFull()
                && entered >= tournament.rules().size();
        return tournament.state() == Tournament.State.OPEN
                && entered >= tournament.rules().leastPlayers()
                && (full || isOver(tournament, now));
    }

    private static boolean isOver(Tournament tournament, Instant now) {
        return tournament
                .rules()
                .entryUntil()
                .filter(until -> !now.isBefore(until))
                .isPresent();
    }

    private static List<TournamentEvent> beforeTheStart(Tournament tournament, Instant now) {
        boolean tooFew = tournament.entrants().size() < tournament.rules().leastPlayers();
        return tooFew && isOver(tournament, now)
                ? List.of(new TournamentEvent.Voided("too few players entered"))
                : List.of();
    }

    /** The walkovers of boards that cannot begin because a player has left. */
    private static List<TournamentEvent> walkovers(Tournament tournament) {
        List<TournamentEvent> walkovers = new ArrayList<>();
        for (Fixture fixture : tournament.fixtures()) {
            if (fixture.isOpen()
                    && fixture.board().isEmpty()
                    && !fixture.seats().stream().allMatch(tournament::isPlaying)) {
                walkovers.add(new TournamentEvent.Resulted(
                        fixture.number(),
                        FixtureScore.walkover(fixture.seats().stream()
                                .map(tournament::isPlaying)
                                .toList())));
            }
        }
        return walkovers;
    }

    /**
     * Whether one of its players is uncertain because an earlier board is awaited. Never in a league, where seasons
     * overlap.
     */
    private static boolean isInQuestion(Tournament tournament, Fixture fixture) {
        return tournament.rules().kind() != TournamentKind.LEAGUE
                && tournament.inQuestion().stream()
                        .anyMatch(before -> before.stage() < fixture.stage()
                                && before.seats().stream().anyMatch(fixture::has));
    }

    /**
     * The fixtures whose boards can begin now, in order, within the number of boards that each player may have at once.
     */
    public static List<Fixture> startable(Tournament tournament) {
        if (tournament.state() != Tournament.State.RUNNING) {
            return List.of();
        }
        int most = tournament.rules().boardsAtOnce();
        Map<Long, Integer> open = new HashMap<>();
        tournament.fixtures().stream()
                .filter(Fixture::isUnderWay)
                .forEach(fixture -> fixture.seats().forEach(player -> open.merge(player, 1, Integer::sum)));
        List<Fixture> startable = new ArrayList<>();
        for (Fixture fixture : tournament.fixtures()) {
            boolean waits = fixture.isOpen()
                    && fixture.board().isEmpty()
                    && !isInQuestion(tournament, fixture)
                    && fixture.seats().stream().allMatch(tournament::isPlaying);
            boolean free =
                    most == 0 || fixture.seats().stream().allMatch(player -> open.getOrDefault(player, 0) < most);
            if (waits && free) {
                startable.add(fixture);
                fixture.seats().forEach(player -> open.merge(player, 1, Integer::sum));
            }
        }
        return startable;
    }
}
