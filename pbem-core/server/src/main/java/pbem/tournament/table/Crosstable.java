package pbem.tournament.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.tournament.Fixture;
import pbem.tournament.FixtureScore;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;

/**
 * A table with the results between all players.
 *
 * @param table the ranks; it has the same rows as the crosstable
 * @param columns the heading of each column: the place of an opponent, a round, a board
 * @param cells by row, by column
 */
public record Crosstable(TournamentTable table, List<String> columns, List<List<Cell>> cells) {

    public Crosstable {
        columns = List.copyOf(columns);
        cells = cells.stream().map(List::copyOf).toList();
    }

    /** In the place of results: the player has no opponent, and a whole point. */
    static final String BYE = "bye";

    /** In the place of results: the player asked for no opponent, and has half a point. */
    static final String HALF_BYE = "bye=";

    /**
     * A player's results in one column.
     *
     * @param opponent their place in the table; empty if the column says it, or there is none
     * @param results {@link #BYE}, {@link #HALF_BYE}, or a sign for each board: {@code 1 = 0}, {@code + -} where nobody played, {@code v} where it ended
     *     without a result, {@code .} while it is open
     * @param boards the numbers of those that began
     */
    public record Cell(OptionalInt opponent, String results, List<Integer> boards) {

        static final Cell NOTHING = new Cell(OptionalInt.empty(), "", List.of());

        public Cell {
            boards = List.copyOf(boards);
        }

        public String text() {
            return (opponent.isPresent() ? opponent.getAsInt() : "") + results;
        }
    }

    /** The crosstables of a tournament, one for each of its tables, in their order. */
    public static List<Crosstable> of(Tournament tournament) {
        return TournamentTables.of(tournament).stream()
                .map(table -> of(tournament, table))
                .toList();
    }

    private static Crosstable of(Tournament tournament, TournamentTable table) {
        return switch (tournament.rules().kind()) {
            case SWISS -> byRounds(tournament, table);
            case LADDER ->
                new Crosstable(
                        table,
                        List.of(),
                        table.rows().stream().map(row -> List.<Cell>of()).toList());
            case HEATS -> byBoards(tournament, table);
            default -> byOpponents(tournament, table);
        };
    }

    private static Crosstable byOpponents(Tournament tournament, TournamentTable table) {
        List<Fixture> fixtures =
                tournament.fixtures(table.stage(), table.group()).toList();
        List<List<Cell>> cells = new ArrayList<>();
        for (TableRow row : table.rows()) {
            List<Cell> line = new ArrayList<>();
            for (TableRow other : table.rows()) {
                List<Fixture> between = fixtures.stream()
                        .filter(f -> f.has(row.player()) && f.has(other.player()))
                        .toList();
                line.add(
                        row == other
                                ? new Cell(OptionalInt.empty(), "*", List.of())
                                : cell(OptionalInt.empty(), between, row.player()));
            }
            cells.add(line);
        }
        return new Crosstable(table, numbers(table.rows().size()), cells);
    }

    private static Crosstable byBoards(Tournament tournament, TournamentTable table) {
        List<Fixture> fixtures =
                tournament.fixtures(table.stage(), table.group()).toList();
        List<List<Cell>> cells = new ArrayList<>();
        for (TableRow row : table.rows()) {
            cells.add(fixtures.stream()
                    .map(f -> f.has(row.player())
                            ? new Cell(OptionalInt.empty(), points(f, row.player()), board(f))
                            : Cell.NOTHING)
                    .toList());
        }
        return new Crosstable(table, numbers(fixtures.size()), cells);
    }

    private static String points(Fixture fixture, long player) {
        if (fixture.isOpen()) {
            return ".";
        }
        FixtureScore score = fixture.score().orElseThrow();
        boolean isVoid = !score.played()
                && score.halves().stream()
                        .allMatch(halves ->
                                2 * halves == FixtureScore.most(score.halves().size()));
        return isVoid ? "v" : TieBreak.number(2 * fixture.halves(player));
    }

    private static Crosstable byRounds(Tournament tournament, TournamentTable table) {
        List<Long> places = table.rows().stream().map(TableRow::player).toList();
        List<List<Cell>> cells = new ArrayList<>();
        for (long player : places) {
            List<Cell> line = new ArrayList<>();
            for (Stage round : tournament.stages()) {
                List<Fixture> own = tournament
                        .fixtures(round.number(), 0)
                        .filter(f -> f.has(player))
                        .toList();
                Optional<Long> opponent = own.stream()
                        .flatMap(f -> f.seats().stream())
                        .filter(p -> p != player)
                        .findFirst();
                boolean halfBye = round.halfByes().contains(player);
                line.add(
                        halfBye || round.byes().contains(player)
                                ? new Cell(OptionalInt.empty(), halfBye ? HALF_BYE : BYE, List.of())
                                : opponent.map(other -> cell(OptionalInt.of(places.indexOf(other) + 1), own, player))
                                        .orElse(Cell.NOTHING));
            }
            cells.add(line);
        }
        return new Crosstable(table, numbers(tournament.stages().size()), cells);
    }

    private static Cell cell(OptionalInt opponent, List<Fixture> fixtures, long player) {
        List<Fixture> inOrder = fixtures.stream()
                .sorted(Comparator.comparingInt(Fixture::number))
                .toList();
        StringBuilder results = new StringBuilder();
        List<Integer> boards = new ArrayList<>();
        for (Fixture fixture : inOrder) {
            results.append(sign(fixture, player));
            boards.addAll(board(fixture));
        }
        return new Cell(opponent, results.toString(), boards);
    }

    private static List<Integer> board(Fixture fixture) {
        return fixture.board().stream().boxed().toList();
    }

    private static char sign(Fixture fixture, long player) {
        if (fixture.isOpen()) {
            return '.';
        }
        int halves = fixture.halves(player);
        if (!fixture.score().orElseThrow().played()) {
            return "-v+".charAt(halves);
        }
        return "0=1".charAt(halves);
    }

    private static List<String> numbers(int count) {
        List<String> numbers = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            numbers.add(Integer.toString(i));
        }
        return numbers;
    }
}
