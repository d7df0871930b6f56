package pbem.cli.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import pbem.cli.home.Home;
import pbem.store.Store;
import pbem.store.engine.WrongVersion;

/** The file of the database: whether it is sound, of our version, and how large. */
final class DatabaseChecks {

    private DatabaseChecks() {}

    static List<Finding> of(Home home) throws IOException {
        List<String> damages = Store.damages(home.database());
        if (!damages.isEmpty()) {
            return damages.stream()
                    .map(damage -> Finding.wrong("database", damage.replace('\n', ' ') + "; see: pbem restore --help"))
                    .toList();
        }
        try {
            if (!Store.isCurrent(home.database())) {
                return List.of(Finding.wrong("database", "is of an older version of PBeM; run: pbem upgrade"));
            }
        } catch (WrongVersion e) {
            return List.of(Finding.wrong("database", e.getMessage()));
        }
        return List.of(Finding.ok(
                "database",
                "sound, of this version, " + Size.of(Files.size(home.database())) + "; its games: pbem verify"));
    }
}
