package pbem.tournament.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import pbem.tournament.Entrant;
import pbem.tournament.Fixture;
import pbem.tournament.FixtureScore;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;

/** The table of a Swiss: points, byes among them, then wins, then Buchholz, then the boards against each other. */
public final class SwissTable {

    private final Tournament tournament;
    private final boolean openAsDraws;
    private final int meeting;
    /** By player the fixtures of each round. */
    private final Map<Long, Map<Integer, List<Fixture>>> rounds = new HashMap<>();

    private SwissTable(Tournament tournament, boolean openAsDraws) {
        this.tournament = tournament;
        this.openAsDraws = openAsDraws;
        this.meeting = 2 * tournament.rules().boardsOfAMeeting();
        for (Fixture fixture : tournament.fixtures()) {
            for (long player : fixture.seats()) {
                rounds.computeIfAbsent(player, p -> new HashMap<>())
                        .computeIfAbsent(fixture.stage(), s -> new ArrayList<>())
                        .add(fixture);
            }
        }
    }

    /** The present table. */
    public static TournamentTable of(Tournament tournament) {
        return new SwissTable(tournament, false).table();
    }

    /** The half points that the next round is paired by; an open board counts as a draw. */
    public static Map<Long, Integer> forPairing(Tournament tournament) {
        SwissTable table = new SwissTable(tournament, true);
        Map<Long, Integer> halves = new HashMap<>();
        for (Entrant entrant : tournament.entrants()) {
            halves.put(
                    entrant.player(),
                    table.points(entrant.player(), tournament.stages().size()));
        }
        return halves;
    }

    private TournamentTable table() {
        List<TableRow> rows = new ArrayList<>();
        int all = tournament.stages().size();
        for (Entrant entrant : tournament.entrants()) {
            long player = entrant.player();
            rows.add(new TableRow(
                    0, player, points(player, all), List.of(4 * wins(player), buchholz(player)), played(player), true));
        }
        return new TournamentTable(
                0,
                0,
                new RankedRows(tournament.fixtures(), tournament::seed).of(rows),
                List.of(TieBreak.WINS, TieBreak.BUCHHOLZ));
    }

    private List<Fixture> of(long player, int round) {
        return rounds.getOrDefault(player, Map.of()).getOrDefault(round, List.of());
    }

    /** A player's points after that many rounds. */
    private int points(long player, int after) {
        int halves = 0;
        for (Stage round : tournament.stages().subList(0, after)) {
            halves += inRound(player, round);
        }
        return halves;
    }

    private int inRound(long player, Stage round) {
        if (round.byes().contains(player)) {
            return meeting;
        }
        if (round.halfByes().contains(player)) {
            return meeting / 2;
        }
        return of(player, round.number()).stream()
                .mapToInt(f -> f.isOpen() && openAsDraws ? 1 : f.halves(player))
                .sum();
    }

    private boolean isPlayed(long player, Stage round) {
        List<Fixture> fixtures = of(player, round.number());
        return !fixtures.isEmpty()
                && fixtures.stream()
                        .allMatch(f -> f.isOpen() || f.score().orElseThrow().played());
    }

    /** The number of wins; a bye is one. */
    private int wins(long player) {
        int byes = (int) tournament.stages().stream()
                .filter(round -> round.byes().contains(player))
                .count();
        return byes * tournament.rules().boardsOfAMeeting() + won(player);
    }

    private int won(long player) {
        return (int) rounds.getOrDefault(player, Map.of()).values().stream()
                .flatMap(List::stream)
                .filter(f -> f.score()
                        .filter(s -> s.isWonBy(f.seats().indexOf(player)))
                        .isPresent())
                .count();
    }

    private int played(long player) {
        return (int) rounds.getOrDefault(player, Map.of()).values().stream()
                .flatMap(List::stream)
                .filter(f -> f.score().filter(FixtureScore::played).isPresent())
                .count();
    }

    private int buchholz(long player) {
        int halves = 0;
        for (Stage round : tournament.stages()) {
            if (isPlayed(player, round)) {
                Fixture any = of(player, round.number()).get(0);
                halves += asOpponent(any.seats().get(1 - any.seats().indexOf(player)));
            } else {
                int left = tournament.stages().size() - round.number();
                halves += points(player, round.number() - 1) + (meeting - inRound(player, round)) + left * meeting / 2;
            }
        }
        return 2 * halves;
    }

    /** A player's points as an opponent; rounds not played count half. */
    private int asOpponent(long player) {
        return tournament.stages().stream()
                .mapToInt(round -> isPlayed(player, round) ? inRound(player, round) : meeting / 2)
                .sum();
    }
}
