package pbem.cli.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import pbem.cli.config.Configuration;
import pbem.cli.home.Home;
import pbem.store.Store;
import pbem.store.engine.Database;
import pbem.store.engine.WrongVersion;

/** Checks the database: whether it is sound, whether it has our version, and how large it is. */
final class DatabaseChecks {

    private DatabaseChecks() {}

    static List<Finding> of(Home home, Configuration configuration) throws IOException {
        Database database = home.database(configuration);
        List<String> damages = database.damages();
        String cure = Home.isHere(configuration) ? "; see: pbem restore --help" : "; see [database] and docs/scale.md";
        if (!damages.isEmpty()) {
            return damages.stream()
                    .map(damage -> Finding.wrong("database", damage.replace('\n', ' ') + cure))
                    .toList();
        }
        try {
            if (!Store.isCurrent(database)) {
                return List.of(Finding.wrong("database", "is of an older version of PBeM; run: pbem upgrade"));
            }
        } catch (WrongVersion e) {
            return List.of(Finding.wrong("database", e.getMessage()));
        }
        String what = Home.isHere(configuration)
                ? "sound, of this version, " + Size.of(Files.size(home.database()))
                : database.name() + " answers and is of this version";
        return List.of(Finding.ok("database", what + "; to check its games: pbem verify"));
    }
}
