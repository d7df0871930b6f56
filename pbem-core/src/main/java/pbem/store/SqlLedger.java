package pbem.store;

import java.security.SecureRandom;
import org.jdbi.v3.core.Handle;
import pbem.game.Games;
import pbem.ledger.AddressHealth;
import pbem.ledger.Backlog;
import pbem.ledger.Blocks;
import pbem.ledger.Boards;
import pbem.ledger.Challenges;
import pbem.ledger.Clocks;
import pbem.ledger.DigestBasket;
import pbem.ledger.Erasures;
import pbem.ledger.Holds;
import pbem.ledger.Ledger;
import pbem.ledger.Limits;
import pbem.ledger.MailHistory;
import pbem.ledger.Notices;
import pbem.ledger.Outages;
import pbem.ledger.Passwords;
import pbem.ledger.Plans;
import pbem.ledger.Players;
import pbem.ledger.PreferenceBook;
import pbem.ledger.Rates;
import pbem.ledger.Remarks;
import pbem.ledger.Submissions;
import pbem.ledger.Vacations;
import pbem.ledger.Watchers;
import pbem.timekeeping.Gathering;

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
