package pbem.query.tournament;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.phrase.Phrase;
import pbem.summary.TournamentSummary;
import pbem.tournament.table.Crosstable;
import pbem.tournament.table.TableRow;
import pbem.tournament.table.TieBreak;

/**
 * The public view of a tournament, without the words of directors.
 *
 * @param directors their userids
 * @param entryUntil when the tournament starts automatically with those who have entered; empty once it has begun
 * @param entrants their userids; empty once the tournament has begun
 * @param tables the newest stage last
 * @param places all players in one table, if there are several tables; otherwise empty
 * @param rounds the meetings, the newest round last
 * @param due the open boards with the earliest deadlines, and who is on turn
 * @param underWay the number of open boards
 * @param nextBy when the next round or season begins at the latest, if that depends on a date
 */
public record TournamentDetails(
        TournamentSummary listed,
        List<String> directors,
        Optional<Instant> entryUntil,
        List<String> entrants,
        List<Table> tables,
        List<Table> places,
        List<Round> rounds,
        List<Due> due,
        int underWay,
        Optional<Instant> nextBy) {

    public TournamentDetails {
        directors = List.copyOf(directors);
        entrants = List.copyOf(entrants);
        tables = List.copyOf(tables);
        places = List.copyOf(places);
        rounds = List.copyOf(rounds);
        due = List.copyOf(due);
    }

    /**
     * A crosstable.
     *
     * @param columns the headings of the columns of cells
     */
    public record Table(int stage, Phrase heading, List<TieBreak> tieBreaks, List<String> columns, List<Ranked> rows) {
        public Table {
            tieBreaks = List.copyOf(tieBreaks);
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /** A player in a table. */
    public record Ranked(String user, TableRow row, List<Crosstable.Cell> cells) {
        public Ranked {
            cells = List.copyOf(cells);
        }
    }

    /** @param byes userids of the players without an opponent */
    public record Round(int number, List<Meeting> meetings, List<String> byes) {
        public Round {
            meetings = List.copyOf(meetings);
            byes = List.copyOf(byes);
        }
    }

    /**
     * @param users by seat
     * @param board its number, once it has begun
     * @param points by seat; empty while there is no result
     */
    public record Meeting(int round, List<String> users, Optional<Integer> board, List<String> points) {
        public Meeting {
            users = List.copyOf(users);
            points = List.copyOf(points);
        }
    }

    /** @param until the deadline of the players on turn */
    public record Due(int board, List<String> toMove, Optional<Instant> until) {
        public Due {
            toMove = List.copyOf(toMove);
        }
    }
}
