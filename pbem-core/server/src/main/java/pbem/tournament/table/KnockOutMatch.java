package pbem.tournament.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.tournament.Fixture;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;

/**
 * A match of a knock-out: two boards, each with the other seat. The player with more points advances. With equal points
 * a third board decides: the lower seeded player has the first seat, and a draw is enough for the other.
 *
 * @param isOver whether it is decided, even if only because both players left
 * @param winner empty while it goes on, and if both players left
 * @param needsDecider whether the third board is still to be paired
 */
public record KnockOutMatch(boolean isOver, Optional<Long> winner, boolean needsDecider) {

    private static final KnockOutMatch OPEN = new KnockOutMatch(false, Optional.empty(), false);
    private static final KnockOutMatch UNDECIDED = new KnockOutMatch(false, Optional.empty(), true);
    private static final KnockOutMatch NOBODY = new KnockOutMatch(true, Optional.empty(), false);

    public static KnockOutMatch of(Tournament tournament, Stage stage, int group) {
        List<Long> players = stage.groups().get(group);
        if (players.isEmpty()) {
            return NOBODY;
        }
        if (players.size() == 1) {
            return wonBy(players.get(0));
        }
        List<Fixture> boards = tournament.fixtures(stage.number(), group).toList();
        if (boards.stream().anyMatch(Fixture::isOpen)) {
            return OPEN;
        }
        long one = players.get(0);
        long other = players.get(1);
        int points = boards.stream().mapToInt(f -> f.halves(one)).sum();
        int against = boards.stream().mapToInt(f -> f.halves(other)).sum();
        if (points != against) {
            return wonBy(points > against ? one : other);
        }
        if (tournament.isPlaying(one) != tournament.isPlaying(other)) {
            return wonBy(tournament.isPlaying(one) ? one : other);
        }
        if (!tournament.isPlaying(one)) {
            return NOBODY;
        }
        if (boards.size() > 2) {
            return wonBy(boards.get(boards.size() - 1).seats().get(1));
        }
        return UNDECIDED;
    }

    private static KnockOutMatch wonBy(long player) {
        return new KnockOutMatch(true, Optional.of(player), false);
    }

    /** The table of a match: the player who advances stands first, even with fewer points. */
    static TournamentTable table(Tournament tournament, Stage stage, int group) {
        TournamentTable byPoints = GroupTable.of(tournament, stage, group);
        Optional<Long> winner = of(tournament, stage, group).winner();
        if (winner.isEmpty()) {
            return byPoints;
        }
        List<TableRow> rows = new ArrayList<>();
        byPoints.row(winner.get()).ifPresent(row -> rows.add(row.ranked(1)));
        byPoints.rows().stream().filter(row -> row.player() != winner.get()).forEach(row -> rows.add(row.ranked(2)));
        return new TournamentTable(byPoints.stage(), byPoints.group(), rows, List.of());
    }
}
