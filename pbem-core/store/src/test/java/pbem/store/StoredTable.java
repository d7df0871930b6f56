package pbem.store;

import java.util.List;
import pbem.tournament.table.CrosstableText;
import pbem.tournament.table.TieBreak;

/** A crosstable of one player, and the JSON of it. */
final class StoredTable {

    static final CrosstableText TABLE = new CrosstableText(
            List.of("1"),
            List.of(TieBreak.WINS),
            List.of(new CrosstableText.Row("1", "alice", List.of("2="), List.of("0.5", "0"))));

    static final String JSON = "{'columns':['1'],'tieBreaks':['WINS'],'rows':[{'place':'1','name':'alice',"
            + "'results':['2='],'figures':['0.5','0']}]}";

    private StoredTable() {}
}
