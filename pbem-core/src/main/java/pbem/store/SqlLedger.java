package pbem.store;

import java.security.SecureRandom;
import org.jdbi.v3.core.Handle;
import pbem.game.Games;
import pbem.play.Blocks;
import pbem.play.Boards;
import pbem.play.Challenges;
import pbem.play.Holds;
import pbem.play.Ledger;
import pbem.play.Limits;
import pbem.play.MailHistory;
import pbem.play.Notices;
import pbem.play.Players;
import pbem.play.PreferenceBook;

/** The ledger of play over one open handle. */
record SqlLedger(Handle handle, Games games, SecureRandom random) implements Ledger {

    @Override
    public Players players() {
        return new SqlPlayers(handle);
    }

    @Override
    public Boards boards() {
        return new SqlBoards(handle, games, new SqlPlayers(handle));
    }

    @Override
    public Challenges challenges() {
        return new SqlChallenges(handle, games, new SqlPlayers(handle));
    }

    @Override
    public Holds holds() {
        return new SqlHolds(handle, new SqlPlayers(handle));
    }

    @Override
    public Notices notices() {
        return new SqlNotices(handle, random);
    }

    @Override
    public PreferenceBook preferences() {
        return new SqlPreferences(handle);
    }

    @Override
    public Blocks blocks() {
        return new SqlBlocks(handle, new SqlPlayers(handle));
    }

    @Override
    public Limits limits() {
        return new SqlLimits(handle);
    }

    @Override
    public MailHistory mailHistory() {
        return new SqlMailHistory(handle, new SqlPlayers(handle));
    }
}
