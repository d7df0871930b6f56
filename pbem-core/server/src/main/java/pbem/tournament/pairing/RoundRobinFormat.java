package pbem.tournament.pairing;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEvent;
import pbem.tournament.table.GroupTable;
import pbem.tournament.table.TableRow;

/** Groups, then groups of their winners, until one group is left: the final. */
final class RoundRobinFormat implements TournamentFormat {

    @Override
    public List<TournamentEvent> next(Tournament tournament, Instant now) {
        Optional<Stage> stage = tournament.stage();
        if (stage.isEmpty()) {
            return paired(tournament, 1, tournament.playing());
        }
        if (!tournament.isSettled()) {
            return List.of();
        }
        if (stage.get().groups().size() == 1) {
            return List.of(new TournamentEvent.Ended(""));
        }
        List<Long> winners = new ArrayList<>();
        for (int group = 0; group < stage.get().groups().size(); group++) {
            winner(tournament, stage.get(), group).ifPresent(winners::add);
        }
        winners.sort(Comparator.comparingInt(tournament::seed));
        return paired(tournament, stage.get().number() + 1, winners);
    }

    /** The best player who is still in it; of those who share the place, the one with the better seed. */
    private static Optional<Long> winner(Tournament tournament, Stage stage, int group) {
        return GroupTable.of(tournament, stage, group).rows().stream()
                .filter(TableRow::counts)
                .filter(row -> tournament.isPlaying(row.player()))
                .min(Comparator.comparingInt(TableRow::rank).thenComparingInt(row -> tournament.seed(row.player())))
                .map(TableRow::player);
    }

    private static List<TournamentEvent> paired(Tournament tournament, int stage, List<Long> players) {
        if (players.size() < 2) {
            return List.of(new TournamentEvent.Ended(""));
        }
        List<List<Long>> groups = AllPlayAll.groups(players);
        return List.of(new TournamentEvent.Paired(
                stage, groups, AllPlayAll.pairings(groups, tournament.rules().boardsOfAMeeting()), List.of()));
    }
}
