package pbem.query.tournament;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.phrase.Phrase;
import pbem.query.game.ChosenOption;
import pbem.terms.TimeControl;

/**
 * A tournament, as everybody may see it.
 *
 * @param options of the game
 * @param directors userids
 * @param bothSeats whether whoever meets plays a board with each seat
 * @param startWhenFull whether it starts by itself once all places are taken
 * @param entryUntil when it starts by itself with whoever has entered
 * @param entrants userids; empty once it has begun
 * @param tables the newest stage last
 * @param places everybody in one table, if there are several; else empty
 * @param foot by which rule ties are broken, and what the signs mean
 * @param rounds who met whom, the newest last
 * @param due boards under way that wait the shortest time, with who is to move
 * @param underWay how many are under way
 * @param nextBy when the next round or season begins at the latest, if a date says that
 */
public record TournamentDetails(
        ListedTournament listed,
        List<ChosenOption> options,
        TimeControl clock,
        List<String> directors,
        boolean bothSeats,
        boolean startWhenFull,
        Optional<Instant> entryUntil,
        List<String> entrants,
        List<Table> tables,
        List<Table> places,
        List<Phrase> foot,
        List<Round> rounds,
        List<Due> due,
        int underWay,
        Optional<Instant> nextBy) {

    public TournamentDetails {
        options = List.copyOf(options);
        directors = List.copyOf(directors);
        entrants = List.copyOf(entrants);
        tables = List.copyOf(tables);
        places = List.copyOf(places);
        foot = List.copyOf(foot);
        rounds = List.copyOf(rounds);
        due = List.copyOf(due);
    }

    /**
     * A crosstable.
     *
     * @param stage the round or season; 0 for a table of the whole
     * @param tieBreaks by what ties are broken, as headings of columns: {@code SB}
     * @param columns what each column of the cells is about
     */
    public record Table(int stage, Phrase heading, List<String> tieBreaks, List<String> columns, List<Row> rows) {
        public Table {
            tieBreaks = List.copyOf(tieBreaks);
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /**
     * @param counts false for whoever left so early that none of their boards count
     */
    public record Row(
            int rank,
            String user,
            List<Cell> cells,
            String points,
            List<String> tieBreaks,
            int played,
            boolean counts) {
        public Row {
            cells = List.copyOf(cells);
            tieBreaks = List.copyOf(tieBreaks);
        }
    }

    /**
     * @param place of the opponent; empty if the column says it, or there is none
     * @param results a sign for each board, or the points from it
     * @param boards the numbers of those that began, in the order of the signs
     */
    public record Cell(String place, String results, List<Integer> boards) {
        public Cell {
            boards = List.copyOf(boards);
        }

        /** Whether each sign is that of a board. */
        public boolean hasBoardsBySign() {
            return boards.size() == results.length();
        }
    }

    /** @param byes userids of those without an opponent */
    public record Round(int number, List<Meeting> meetings, List<String> byes) {
        public Round {
            meetings = List.copyOf(meetings);
            byes = List.copyOf(byes);
        }
    }

    /**
     * @param users by seat
     * @param board once it has begun
     * @param points by seat; empty while it is open
     */
    public record Meeting(List<String> users, OptionalInt board, List<String> points) {
        public Meeting {
            users = List.copyOf(users);
            points = List.copyOf(points);
        }
    }

    /** @param until when those on turn are out of time */
    public record Due(int board, List<String> toMove, Optional<Instant> until) {
        public Due {
            toMove = List.copyOf(toMove);
        }
    }
}
