package pbem.tournament.pairing;

import java.time.Instant;
import java.util.List;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEvent;
import pbem.tournament.TournamentKind;

/** How tournaments of one kind go on. A function of how it stands and of the time. */
public interface TournamentFormat {

    /** What is to be entered now, in order; nothing while boards are waited for. Asked again after each answer. */
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
