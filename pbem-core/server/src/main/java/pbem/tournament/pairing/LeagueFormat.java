package pbem.tournament.pairing;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEvent;
import pbem.tournament.table.GroupTable;
import pbem.tournament.table.TableRow;

/**
 * Divisions of nine, the strongest first. A season ends at its date, with the boards that are over then. The best two
 * of a division change places with the last two of the division above, and new players begin at the bottom.
 */
final class LeagueFormat implements TournamentFormat {

    static final int DIVISION = 9;
    static final int CHANGING = 2;

    @Override
    public List<TournamentEvent> next(Tournament tournament, Instant now) {
        Optional<Stage> season = tournament.stage();
        if (season.isEmpty()) {
            return List.of(paired(tournament, 1, tournament.playing()));
        }
        Instant end = season.get()
                .since()
                .plus(Duration.ofDays(
                        tournament.rules().roundDays() + (long) season.get().extraDays()));
        if (now.isBefore(end)) {
            return List.of();
        }
        List<Long> order = new ArrayList<>(after(tournament, season.get()));
        tournament.playing().stream()
                .filter(player -> !season.get().players().contains(player))
                .forEach(order::add);
        order.removeIf(player -> !tournament.isPlaying(player));
        if (order.size() < 2) {
            return tournament.isSettled() ? List.of(new TournamentEvent.Ended("")) : List.of();
        }
        return List.of(paired(tournament, season.get().number() + 1, order));
    }

    /** All players in the order in which they fill the next season's divisions. */
    private static List<Long> after(Tournament tournament, Stage season) {
        List<List<Long>> divisions = new ArrayList<>();
        for (int division = 0; division < season.groups().size(); division++) {
            divisions.add(new ArrayList<>(GroupTable.of(tournament, season, division).rows().stream()
                    .map(TableRow::player)
                    .toList()));
        }
        for (int upper = 0; upper + 1 < divisions.size(); upper++) {
            List<Long> above = divisions.get(upper);
            List<Long> below = divisions.get(upper + 1);
            // A player who was just relegated stands at the top of the lower division, and is not promoted at once.
            int changing = Math.min(CHANGING, Math.min(above.size(), below.size()) / 2);
            for (int i = 0; i < changing; i++) {
                long down = above.get(above.size() - changing + i);
                above.set(above.size() - changing + i, below.get(i));
                below.set(i, down);
            }
        }
        return divisions.stream().flatMap(List::stream).toList();
    }

    private static TournamentEvent paired(Tournament tournament, int season, List<Long> order) {
        List<List<Long>> divisions = new ArrayList<>();
        for (int from = 0; from < order.size(); from += DIVISION) {
            divisions.add(new ArrayList<>(order.subList(from, Math.min(order.size(), from + DIVISION))));
        }
        int last = divisions.size() - 1;
        if (last > 0 && divisions.get(last).size() < 3) {
            divisions.get(last - 1).addAll(divisions.remove(last));
        }
        return new TournamentEvent.Paired(
                season,
                divisions,
                AllPlayAll.pairings(divisions, tournament.rules().boardsOfAMeeting()),
                List.of());
    }
}
