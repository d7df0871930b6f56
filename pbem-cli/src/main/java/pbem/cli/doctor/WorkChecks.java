package pbem.cli.doctor;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import pbem.cli.config.WatchSettings;
import pbem.cli.home.FormerAddresses;
import pbem.cli.home.MeasuredClock;
import pbem.cli.home.PbemServer;
import pbem.cli.watch.BackupState;
import pbem.cli.watch.Patience;
import pbem.repository.AddressHealth;
import pbem.repository.InboxFigures;
import pbem.repository.OutboxFigures;
import pbem.schedule.Scheduler;

/** What waits, what failed, and whether anybody is at work. */
final class WorkChecks {

    private WorkChecks() {}

    /** @param inUse whether another process works on the home */
    static List<Finding> of(PbemServer server, boolean inUse) {
        Instant now = server.clock().instant();
        List<Finding> findings = new ArrayList<>(List.of(
                clock(server, inUse, now),
                inbox(server.store().read(tx -> tx.repositories().inboundMails().figures()), now),
                outbox(
                        server.store()
                                .read(tx -> tx.repositories().outboundMails().figures()),
                        now),
                addresses(server)));
        server.backupState().ifPresent(backups -> findings.add(backup(server, backups, now)));
        FormerAddresses.of(server.configuration()).forEach(former -> findings.add(former(server, former)));
        return findings;
    }

    private static Finding clock(PbemServer server, boolean inUse, Instant now) {
        Optional<Instant> beat =
                server.store().read(tx -> tx.repositories().outages().lastBeat());
        if (beat.isEmpty()) {
            return inUse ? standing(server, "") : Finding.warning("server", "never ran yet; run: pbem serve");
        }
        if (beat.get().isAfter(now.plus(Patience.CLOCKS_DIFFER))) {
            return Finding.wrong(
                    "server",
                    "was up at " + seconds(beat.get()) + ", which is yet to come: the clock of this machine, "
                            + seconds(now) + ", is wrong now or was wrong then; set it right before anything runs");
        }
        if (beat.get().plus(MeasuredClock.LONGEST_ABSENCE).isBefore(now)) {
            return Finding.wrong(
                    "server",
                    "was last up at " + seconds(beat.get()) + ", "
                            + Duration.between(beat.get(), now).toDays()
                            + " days ago by the clock of this machine, " + seconds(now)
                            + "; set that right, or if it is right run: pbem tick --clock-is-right, and then: pbem serve");
        }
        if (beat.get().plus(Scheduler.LONGEST_SILENCE).isBefore(now)) {
            String since = seconds(beat.get());
            return inUse
                    ? standing(server, " since " + since)
                    : Finding.warning("server", "was last up at " + since + "; run: pbem serve");
        }
        return Finding.ok("server", "was up at " + seconds(beat.get()));
    }

    /** Who runs is not to be started. */
    private static Finding standing(PbemServer server, String since) {
        return Finding.warning(
                "server",
                "is at work, but the clocks of the boards stand still" + since + ", as they do "
                        + (server.fetches()
                                ? "until the mailbox was reached"
                                : "in the first minute, and while no worker has the role clock"));
    }

    private static Finding inbox(InboxFigures inbox, Instant now) {
        String says = inbox.waiting() + " waiting, " + Size.of(inbox.bytes()) + " kept";
        if (inbox.quarantined() > 0) {
            return Finding.warning(
                    "inbox",
                    says + ", " + inbox.quarantined()
                            + " quarantined; see: pbem inbox list, pbem inbox show ID, pbem inbox retry ID");
        }
        if (inbox.putOff() > 0) {
            return Finding.warning(
                    "inbox",
                    says + ", " + inbox.putOff()
                            + " put off, since the limits for unproven addresses are reached; see limits.members in pbem.toml, and"
                            + " pbem inbox retry --refused-since");
        }
        return isLong(inbox.oldest(), now)
                ? Finding.warning(
                        "inbox", says + " since " + seconds(inbox.oldest().get()) + "; does the server run?")
                : Finding.ok("inbox", says);
    }

    private static Finding outbox(OutboxFigures outbox, Instant now) {
        String says = outbox.waiting() + " waiting, " + Size.of(outbox.bytes()) + " kept";
        if (outbox.dead() > 0 || outbox.failing() > 0) {
            return Finding.warning(
                    "outbox",
                    says + ", " + outbox.failing() + " not taken yet, " + outbox.dead()
                            + " given up; see: pbem outbox list, pbem outbox retry ID");
        }
        return isLong(outbox.oldest(), now)
                ? Finding.warning(
                        "outbox", says + " since " + seconds(outbox.oldest().get()) + "; does the server run?")
                : Finding.ok("outbox", says);
    }

    private static Finding backup(PbemServer server, BackupState backups, Instant now) {
        Path directory = server.backupDirectory();
        String byHand =
                "pbem backup " + directory + " --keep " + server.configuration().get(WatchSettings.BACKUP_KEEP);
        Path there = directory.toAbsolutePath();
        while (there.getParent() != null && !Files.exists(there)) {
            there = there.getParent();
        }
        if (!Files.isDirectory(there) || !Files.isWritable(there)) {
            return Finding.wrong(
                    "backup",
                    "no copy can be made in " + directory + ": " + there
                            + (Files.isDirectory(there) ? " cannot be written" : " is no directory")
                            + "; see [backup]");
        }
        if (backups.newest().isEmpty()) {
            return Finding.warning(
                    "backup",
                    "there is none in " + directory + " yet; a running server makes one every "
                            + backups.every().toHours() + " hours, and this one now: " + byHand);
        }
        String says = "the last one in " + directory + " is of "
                + seconds(backups.newest().get());
        return backups.isLate(now)
                ? Finding.wrong(
                        "backup",
                        says + ", and one is due every " + backups.every().toHours()
                                + " hours; see the log, or make one now: " + byHand)
                : Finding.ok("backup", says);
    }

    private static Finding former(PbemServer server, String address) {
        Optional<Instant> last =
                server.store().read(tx -> tx.repositories().vitals().lastTo(address.toLowerCase(Locale.ROOT)));
        return last.map(at -> Finding.ok("former", "mail to " + address + " came in last at " + seconds(at)))
                .orElseGet(() -> Finding.warning(
                        "former",
                        "no mail to " + address + " is known to have come in; send one there, and one to "
                                + address.replaceFirst("@", "+test@")
                                + ", and see whether pbem inbox list shows them"));
    }

    private static boolean isLong(Optional<Instant> since, Instant now) {
        return since.isPresent() && since.get().plus(Patience.LATE_MAIL).isBefore(now);
    }

    private static Finding addresses(PbemServer server) {
        List<String> paused = server.store()
                .read(tx -> tx.repositories().players().all().stream()
                        .filter(player -> tx.repositories().addressHealth().of(player).stream()
                                .anyMatch(AddressHealth.Condition::isPaused))
                        .map(player -> player.user())
                        .toList());
        return paused.isEmpty()
                ? Finding.ok("players", "mail reaches all of them, as far as known")
                : Finding.warning(
                        "players",
                        "mail does not reach " + String.join(", ", paused)
                                + "; see: pbem player show USERID, pbem player resume USERID");
    }

    private static String seconds(Instant instant) {
        return Instant.ofEpochSecond(instant.getEpochSecond()).toString();
    }
}
