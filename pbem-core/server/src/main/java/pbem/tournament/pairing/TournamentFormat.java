package pbem.tournament.pairing;

import java.time.Instant;
import java.util.List;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEvent;
import pbem.tournament.TournamentKind;

/** The course of tournaments of one kind, as a function of the state and the time. */
public interface TournamentFormat {

    /** The events to enter now, in order; empty while boards are awaited. Called again after each answer. */
    List<TournamentEvent> next(Tournament tournament, Instant now);

    static TournamentFormat of(TournamentKind kind) {
        return switch (kind) {
            case ROUND_ROBIN, DOUBLE_ROUND_ROBIN -> new RoundRobinFormat();
            case SWISS -> new SwissFormat();
            case KNOCK_OUT -> new KnockOutFormat();
            case LADDER -> new LadderFormat();
            case LEAGUE -> new LeagueFormat();
            case HEATS -> new HeatsFormat();
        };
    }
}
