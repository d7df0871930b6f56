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
 * A tournament, as everybody may see it: nothing of what directors said.
 *
 * @param directors userids
 * @param entryUntil when it starts by itself with those who have entered; empty once it has begun
 * @param entrants userids; empty once it has begun
 * @param tables the newest stage last
 * @param places everybody in one table, if there are several; else empty
 * @param rounds who met whom, the newest last
 * @param due boards under way that wait the shortest time, with who is to move
 * @param underWay how many are under way
 * @param nextBy when the next round or season begins at the latest, if a date says that
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
     * @param columns what each column of the cells is about
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
    public record Meeting(int round, List<String> users, Optional<Integer> board, List<String> points) {
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
