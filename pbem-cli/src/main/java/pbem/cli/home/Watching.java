package pbem.cli.home;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import pbem.cli.config.Configuration;
import pbem.cli.config.MemberSettings;
import pbem.cli.config.Settings;
import pbem.cli.config.WatchSettings;
import pbem.cli.watch.BackupState;
import pbem.cli.watch.Trouble;
import pbem.cli.watch.Watch;
import pbem.cli.watch.WatchRules;

/** Sets up the watch over a server from its settings. */
final class Watching {

    private Watching() {}

    /** @param roles the roles of this process, which watches over itself and over what concerns all processes */
    static Watch of(PbemServer server, Set<Role> roles, Supplier<Optional<BackupState>> backups) {
        return Watch.of(
                new Watch.Watched(
                        server.store(),
                        server.phrases(),
                        server.clock(),
                        server.home().directory(),
                        machine()),
                rules(server.configuration()),
                new Watch.Parts(
                        troubles(roles, server.fetches()),
                        server.fetches(),
                        backups,
                        server.faults(),
                        server::clockDoubt));
    }

    /**
     * The troubles that this process looks for. It leaves troubles to other processes that it cannot see, or judges
     * only by settings that may differ elsewhere.
     */
    private static Set<Trouble> troubles(Set<Role> roles, boolean fetches) {
        Set<Trouble> troubles = EnumSet.allOf(Trouble.class);
        if (!roles.contains(Role.CLOCK)) {
            troubles.remove(Trouble.BACKUP);
            troubles.remove(Trouble.BOUNCES);
        }
        if (!fetches && !roles.equals(Role.all())) {
            troubles.remove(Trouble.MAILBOX);
        }
        return troubles;
    }

    private static WatchRules rules(Configuration configuration) {
        return new WatchRules(
                configuration.get(WatchSettings.DISK_PERCENT),
                configuration.get(WatchSettings.BOUNCE_PERCENT),
                configuration.get(MemberSettings.APPLICANTS),
                !configuration.get(Settings.ADMIN).isBlank(),
                Stream.of(configuration.get(WatchSettings.ALARM_COMMAND).split(" "))
                        .filter(word -> !word.isEmpty())
                        .toList());
    }

    /** The name of the machine without its domain, which would make a long subject. */
    private static String machine() {
        return Machine.name().map(name -> name.split("\\.")[0]).orElse("here");
    }
}
