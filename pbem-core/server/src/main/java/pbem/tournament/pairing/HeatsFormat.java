package pbem.tournament.pairing;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEvent;
import pbem.tournament.TournamentEvent.Pairing;
import pbem.tournament.table.GroupTable;
import pbem.tournament.table.TableRow;

/**
 * Heats with at least as many players as a board has seats, and one board for each player, so that every player has
 * every seat once. About half of them advance: the winners of all heats, then the seconds by points, and so on. A
 * single heat is the final.
 */
final class HeatsFormat implements TournamentFormat {

    @Override
    public List<TournamentEvent> next(Tournament tournament, Instant now) {
        int seats = tournament.rules().seats();
        Optional<Stage> round = tournament.stage();
        if (round.isEmpty()) {
            return paired(tournament, 1, tournament.playing());
        }
        if (!tournament.isSettled()) {
            return List.of();
        }
        if (round.get().groups().size() == 1) {
            return List.of(new TournamentEvent.Ended(""));
        }
        int players = round.get().players().size();
        List<Long> best = ranked(tournament, round.get());
        int most = seats * Math.max(1, players / (2 * seats));
        return paired(tournament, round.get().number() + 1, best.subList(0, Math.min(most, best.size())));
    }

    private static List<Long> ranked(Tournament tournament, Stage round) {
        List<TableRow> rows = new ArrayList<>();
        for (int heat = 0; heat < round.groups().size(); heat++) {
            rows.addAll(GroupTable.of(tournament, round, heat).rows());
        }
        return rows.stream()
                .filter(row -> tournament.isPlaying(row.player()))
                .sorted(Comparator.comparingInt(TableRow::rank)
                        .thenComparing(TableRow::halves, Comparator.reverseOrder())
                        .thenComparingInt(row -> tournament.seed(row.player())))
                .map(TableRow::player)
                .toList();
    }

    private static List<TournamentEvent> paired(Tournament tournament, int round, List<Long> players) {
        int seats = tournament.rules().seats();
        if (players.size() < seats) {
            return List.of(new TournamentEvent.Ended(""));
        }
        int count = players.size() / seats;
        List<List<Long>> heats = new ArrayList<>();
        for (int heat = 0; heat < count; heat++) {
            heats.add(new ArrayList<>());
        }
        for (int i = 0; i < players.size(); i++) {
            boolean back = i / count % 2 == 1;
            heats.get(back ? count - 1 - i % count : i % count).add(players.get(i));
        }
        List<Pairing> pairings = new ArrayList<>();
        for (int heat = 0; heat < count; heat++) {
            List<Integer> places = places(seats, heats.get(heat).size());
            for (int turn = 0; turn < heats.get(heat).size(); turn++) {
                List<Long> turned = new ArrayList<>(heats.get(heat));
                Collections.rotate(turned, turn);
                pairings.add(new Pairing(heat, places.stream().map(turned::get).toList()));
            }
        }
        return List.of(new TournamentEvent.Paired(round, heats, pairings, List.of()));
    }

    /**
     * The places of a heat that sit at its first board. Rotating the heat once for each player then lets all meet about
     * equally often.
     */
    static List<Integer> places(int seats, int players) {
        List<Integer> places = new ArrayList<>(List.of(0));
        int[] meetings = new int[players];
        while (places.size() < seats) {
            int best = 0;
            int fewest = Integer.MAX_VALUE;
            for (int place = 1; place < players; place++) {
                int most = 0;
                for (int other : places) {
                    most = Math.max(most, meetings[Math.floorMod(place - other, players)]);
                }
                if (!places.contains(place) && most < fewest) {
                    best = place;
                    fewest = most;
                }
            }
            for (int other : places) {
                meetings[Math.floorMod(best - other, players)]++;
                meetings[Math.floorMod(other - best, players)]++;
            }
            places.add(best);
        }
        return places.stream().sorted().toList();
    }
}
