package pbem.cli.home;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import pbem.game.Games;
import pbem.store.Audit;
import pbem.store.Store;
import pbem.store.engine.Database;
import pbem.store.transfer.Transfer;

/**
 * Copies a server from one database to another while no process works on either. The old database stays as it is. The
 * new one has everything or nothing, so a run that was stopped can be started again.
 *
 * @param from the database in which the server is now
 * @param games the games with which the copy is replayed
 */
public record Relocation(Home home, Database from, Games games) {

    /** The server cannot be copied; nothing has changed. */
    public static final class Impossible extends Exception {

        private static final long serialVersionUID = 1;

        Impossible(String why) {
            super(why);
        }
    }

    /**
     * The outcome of a copy.
     *
     * @param rows how many rows each table has now
     * @param report the audit of the new database
     */
    public record Done(Map<String, Long> rows, Audit.Report report) {}

    /** Checks whether the server can be copied, and changes nothing. */
    public void look(Database goal, boolean replace) throws Impossible {
        requireQuiet(goal);
        requireCurrent();
        if (!replace && !goal.isNothing() && (!Store.isCurrent(goal) || !Transfer.isEmpty(goal))) {
            throw new Impossible("there is a server in " + goal.name() + " already; to replace it: --replace");
        }
    }

    /**
     * Copies the server to a database elsewhere.
     *
     * @param replace whether to replace a server that is there already
     */
    public Done to(Database elsewhere, boolean replace) throws Impossible {
        requireQuiet(elsewhere);
        requireCurrent();
        Store.upgrade(elsewhere);
        if (!replace && !Transfer.isEmpty(elsewhere)) {
            throw new Impossible("there is a server in " + elsewhere.name() + " already; to replace it: --replace");
        }
        return new Done(Transfer.frozen(from, elsewhere), audit(elsewhere));
    }

    /**
     * Copies the server to the database file of the home.
     *
     * @param replace whether to replace an old file
     */
    public Done toFile(boolean replace) throws Impossible, IOException {
        Path file = home.database();
        Database here = Database.of(file);
        requireQuiet(here);
        requireCurrent();
        if (!replace && !here.isNothing()) {
            throw new Impossible("there is a database in " + file + " already; to replace it: --replace");
        }
        Path fresh = OwnerOnly.beside(file);
        try {
            OwnerOnly.make(fresh);
            Database copy = Database.of(fresh);
            Store.upgrade(copy);
            Map<String, Long> rows = Transfer.frozen(from, copy);
            Audit.Report report = audit(copy);
            Home.deleteJournals(file);
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            return new Done(rows, report);
        } finally {
            Home.deleteDatabase(fresh);
        }
    }

    private void requireQuiet(Database to) throws Impossible {
        if (home.isWorkedOn()) {
            throw new Impossible("a server or another pbem works on " + home.directory() + "; stop it first");
        }
        for (Database database : List.of(from, to)) {
            if (database.isWorkedOn()) {
                throw new Impossible("a server or another pbem works on " + database.name() + "; stop it first");
            }
        }
    }

    private void requireCurrent() throws Impossible {
        if (!Store.isCurrent(from)) {
            throw new Impossible("the database is of an older version of PBeM; run: pbem upgrade");
        }
    }

    private Audit.Report audit(Database database) {
        try (Store store = Store.open(database, games)) {
            return Audit.of(store);
        }
    }
}
