package pbem.store;

import java.security.SecureRandom;
import org.jdbi.v3.core.Handle;
import pbem.game.Games;
import pbem.play.AddressHealth;
import pbem.play.Backlog;
import pbem.play.Blocks;
import pbem.play.Boards;
import pbem.play.Challenges;
import pbem.play.Clocks;
import pbem.play.DigestBasket;
import pbem.play.Erasures;
import pbem.play.Gathering;
import pbem.play.Holds;
import pbem.play.Ledger;
import pbem.play.Limits;
import pbem.play.MailHistory;
import pbem.play.Notices;
import pbem.play.Outages;
import pbem.play.Passwords;
import pbem.play.Plans;
import pbem.play.Players;
import pbem.play.PreferenceBook;
import pbem.play.Rates;
import pbem.play.Remarks;
import pbem.play.Submissions;
import pbem.play.Vacations;
import pbem.play.Watchers;

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
        return new Gathering(this, new SqlNotices(handle, random));
    }

    @Override
    public Remarks remarks() {
        return new SqlRemarks(handle, new SqlPlayers(handle));
    }

    @Override
    public Watchers watchers() {
        return new SqlWatchers(handle, new SqlPlayers(handle));
    }

    @Override
    public PreferenceBook preferences() {
        return new SqlPreferences(handle);
    }

    @Override
    public Rates rates() {
        return new SqlRates(handle);
    }

    @Override
    public Plans plans() {
        return new SqlPlans(handle);
    }

    @Override
    public AddressHealth addressHealth() {
        return new SqlAddressHealth(handle);
    }

    @Override
    public Passwords passwords() {
        return new SqlPasswords(handle);
    }

    @Override
    public Erasures erasures() {
        return new SqlErasures(handle);
    }

    @Override
    public Submissions submissions() {
        return new SqlSubmissions(handle);
    }

    @Override
    public Vacations vacations() {
        return new SqlVacations(handle);
    }

    @Override
    public Clocks clocks() {
        return new SqlClocks(handle, games);
    }

    @Override
    public Outages outages() {
        return new SqlOutages(handle);
    }

    @Override
    public Backlog backlog() {
        return new SqlBacklog(handle);
    }

    @Override
    public DigestBasket digests() {
        return new SqlDigestBasket(handle);
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
