package pbem.tournament.pairing;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import pbem.tournament.Fixture;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEvent;

/** Boards begin by challenges only. A player who is inactive for a month drops a rung, below an active player. */
public final class LadderFormat implements TournamentFormat {

    /** The number of rungs that a challenge may reach up. */
    public static final int REACH = 3;

    public static final Duration PATIENCE = Duration.ofDays(30);

    LadderFormat() {}

    @Override
    public List<TournamentEvent> next(Tournament tournament, Instant now) {
        List<Long> rungs = tournament.rungs();
        for (int rung = rungs.size() - 2; rung >= 0; rung--) { // upwards: nobody drops below one who drops
            long player = rungs.get(rung);
            if (isSilent(tournament, player, now) && !isSilent(tournament, rungs.get(rung + 1), now)) {
                return List.of(new TournamentEvent.Dropped(player));
            }
        }
        return List.of();
    }

    private static boolean isSilent(Tournament tournament, long player, Instant now) {
        return !now.isBefore(tournament.lastActive(player).plus(PATIENCE))
                && tournament.fixturesOf(player).noneMatch(Fixture::isOpen);
    }

    /**
     * Whether one player may challenge the other now: the other is near enough above, and neither has an open
     * challenge.
     */
    public static boolean allows(Tournament tournament, long by, long above) {
        int from = tournament.rungs().indexOf(by);
        int to = tournament.rungs().indexOf(above);
        return tournament.state() == Tournament.State.RUNNING
                && from >= 0
                && to >= 0
                && to < from
                && from - to <= REACH
                && tournament.fixtures().stream()
                        .filter(Fixture::isOpen)
                        .noneMatch(fixture -> fixture.has(by) || fixture.has(above));
    }
}
