package pbem.cli.home;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;
import pbem.cli.config.WatchSettings;
import pbem.cli.watch.BackupState;
import pbem.cli.watch.Watch;
import pbem.cli.watch.WatchRules;

/** Who watches over a server, put together from its settings. */
final class Watching {

    private Watching() {}

    /** @param reached whether the mailbox was since an instant; empty where mail comes by itself */
    static Watch of(
            PbemServer server, Optional<Function<Instant, Boolean>> reached, Supplier<Optional<BackupState>> backups) {
        return Watch.of(
                new Watch.House(
                        server.store().transactions(),
                        server.phrases(),
                        server.clock(),
                        server.home().directory(),
                        machine()),
                rules(server.configuration()),
                new Watch.Parts(reached, backups, server.faults()));
    }

    private static WatchRules rules(Configuration configuration) {
        return new WatchRules(
                configuration.get(WatchSettings.DISK_PERCENT),
                configuration.get(WatchSettings.BOUNCE_PERCENT),
                !configuration.get(Settings.ADMIN).isBlank(),
                Stream.of(configuration.get(WatchSettings.ALARM_COMMAND).split(" "))
                        .filter(word -> !word.isEmpty())
                        .toList());
    }

    /** Its name without the domain, which would make a long subject. */
    private static String machine() {
        try {
            return InetAddress.getLocalHost().getHostName().split("\\.")[0];
        } catch (UnknownHostException e) {
            return "here";
        }
    }
}
