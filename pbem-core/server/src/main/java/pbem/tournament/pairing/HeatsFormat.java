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
 * Heats with as many players as a board has seats, and a board for each seat, so that everybody has every seat once. About
 * half of them go on: the first of all heats, then the second by points, and so on. Where numbers do not come out, the best
 * seeds go on from the first round without playing. One heat is the final.
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
        int players = round.get().players().size();
        if (players <= seats) {
            return List.of(new TournamentEvent.Ended(""));
        }
        List<Long> best = ranked(tournament, round.get());
        int most = seats * Math.max(1, players / (2 * seats));
        int going = Math.min(most, best.size() / seats * seats);
        return paired(tournament, round.get().number() + 1, best.subList(0, going));
    }

    private static List<Long> ranked(Tournament tournament, Stage round) {
        List<TableRow> rows = new ArrayList<>();
        for (int heat = 0; heat < round.groups().size(); heat++) {
            rows.addAll(GroupTable.of(tournament, round, heat).rows());
        }
        return rows.stream()
                .filter(row -> tournament.isPlaying(row.player()))
                .sorted(Comparator.comparing((TableRow row) -> !round.byes().contains(row.player()))
                        .thenComparingInt(TableRow::rank)
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
        int byes = players.size() % seats;
        List<Long> playing = players.subList(byes, players.size());
        int count = playing.size() / seats;
        List<List<Long>> heats = new ArrayList<>();
        for (int heat = 0; heat < count; heat++) {
            heats.add(new ArrayList<>());
        }
        for (int i = 0; i < playing.size(); i++) {
            boolean back = i / count % 2 == 1;
            heats.get(back ? count - 1 - i % count : i % count).add(playing.get(i));
        }
        List<Pairing> pairings = new ArrayList<>();
        for (int heat = 0; heat < count; heat++) {
            for (int turn = 0; turn < seats; turn++) {
                List<Long> seated = new ArrayList<>(heats.get(heat));
                Collections.rotate(seated, turn);
                pairings.add(new Pairing(heat, seated));
            }
        }
        List<List<Long>> groups = new ArrayList<>(heats);
        players.subList(0, byes).forEach(player -> groups.add(List.of(player)));
        return List.of(new TournamentEvent.Paired(round, groups, pairings, players.subList(0, byes)));
    }
}
