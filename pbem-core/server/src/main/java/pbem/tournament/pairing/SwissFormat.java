package pbem.tournament.pairing;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEvent;
import pbem.tournament.TournamentEvent.Pairing;

/**
 * The next round begins when all boards are over or its date has come. The tournament ends early if every further round
 * would repeat a meeting or a bye.
 */
final class SwissFormat implements TournamentFormat {

    @Override
    public List<TournamentEvent> next(Tournament tournament, Instant now) {
        Optional<Stage> round = tournament.stage();
        boolean settled = tournament.isSettled();
        if (round.isPresent() && !settled && now.isBefore(end(tournament, round.get()))) {
            return List.of();
        }
        Optional<TournamentEvent> next =
                tournament.stages().size() < tournament.rounds().orElseThrow() ? paired(tournament) : Optional.empty();
        if (next.isPresent()) {
            return List.of(next.get());
        }
        return settled ? List.of(new TournamentEvent.Ended("")) : List.of();
    }

    private static Instant end(Tournament tournament, Stage round) {
        return round.since().plus(Duration.ofDays(tournament.rules().roundDays() + (long) round.extraDays()));
    }

    private static Optional<TournamentEvent> paired(Tournament tournament) {
        return new SwissPairing(tournament).round().map(round -> {
            List<Pairing> pairings = new ArrayList<>();
            for (List<Long> seats : round.meetings()) {
                pairings.add(new Pairing(0, seats));
                if (tournament.rules().boardsOfAMeeting() == 2) {
                    pairings.add(new Pairing(0, List.of(seats.get(1), seats.get(0))));
                }
            }
            return new TournamentEvent.Paired(
                    tournament.stages().size() + 1,
                    List.of(tournament.playing()),
                    pairings,
                    round.bye().stream().toList());
        });
    }
}
