package pbem.cli.doctor;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import pbem.cli.config.WatchSettings;
import pbem.cli.home.FormerAddresses;
import pbem.cli.home.Home;
import pbem.cli.home.MeasuredClock;
import pbem.cli.home.PbemServer;
import pbem.cli.watch.BackupState;
import pbem.cli.watch.Patience;
import pbem.repository.AddressHealth;
import pbem.repository.InboxFigures;
import pbem.repository.OutboxFigures;
import pbem.repository.watch.Vitals;
import pbem.schedule.Scheduler;

/** Checks what waits, what failed, and whether a server is at work. */
final class WorkChecks {

    private static final String START = "start it: pbem serve, or systemctl start pbem";
    private static final Duration WEEK = Duration.ofDays(7);
    private static final int SENT_LATELY = 200;

    private WorkChecks() {}

    /** @param inUse whether another process works on the home */
    static List<Finding> of(PbemServer server, boolean inUse) {
        Instant now = server.clock().instant();
        List<Finding> findings = new ArrayList<>();
        findings.add(clock(server, inUse || isServedElsewhere(server, now), now));
        findings.addAll(inbox(server.store().read(tx -> tx.inboundMails().figures()), now));
        limit(server, now).ifPresent(findings::add);
        findings.add(outbox(server.store().read(tx -> tx.outboundMails().figures()), now));
        findings.add(addresses(server));
        domains(server).ifPresent(findings::add);
        namesakes(server).ifPresent(findings::add);
        returned(server, now).ifPresent(findings::add);
        findings.add(server.backupState()
                .map(backups -> backup(server, backups, now))
                .orElseGet(() -> Finding.warning(
                        "backup",
                        "the server makes no copies of its home; set backup.every_hours, or let cron run: pbem backup DIR"
                                + " --keep 14")));
        FormerAddresses.of(server.configuration()).forEach(former -> findings.add(former(server, former)));
        return findings;
    }

    private static Finding clock(PbemServer server, boolean inUse, Instant now) {
        Optional<Instant> beat = server.store().read(tx -> tx.outages().lastBeat());
        if (beat.isEmpty()) {
            return inUse ? standing(server, "") : Finding.wrong("server", "never ran yet; " + START);
        }
        if (beat.get().isAfter(now.plus(Patience.CLOCKS_DIFFER))) {
            return Finding.wrong(
                    "server",
                    "was up at " + seconds(beat.get()) + ", which is in the future: the clock of this machine, "
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
                    : Finding.wrong("server", "does not run, and was last up at " + since + "; " + START);
        }
        boolean ticks = server.store()
                .read(tx -> tx.outages().lastTick())
                .filter(tick -> tick.plus(Scheduler.LONGEST_SILENCE).isAfter(now))
                .isPresent();
        if (!inUse && !ticks) {
            return Finding.wrong("server", "has not run since " + seconds(beat.get()) + "; " + START);
        }
        return Finding.ok("server", "was up at " + seconds(beat.get()));
    }

    /** Whether a worker on another machine is at work. Only its sign of life in the common database shows that. */
    private static boolean isServedElsewhere(PbemServer server, Instant now) {
        return !Home.isHere(server.configuration())
                && server.store().read(tx -> tx.workers().all()).stream()
                        .anyMatch(sign -> sign.at().plus(Patience.CLOCKS_DIFFER).isAfter(now));
    }

    /** The finding for a server that runs while its clocks stand still. It does not advise starting a server. */
    private static Finding standing(PbemServer server, String since) {
        return Finding.warning(
                "server",
                "is at work, but the clocks of the boards stand still" + since + ", as they do "
                        + (server.fetches()
                                ? "until the mailbox has been reached"
                                : "in the first minute, and while no worker has the role clock"));
    }

    /** One finding for each thing to do. */
    private static List<Finding> inbox(InboxFigures inbox, Instant now) {
        String says = inbox.waiting() + " waiting, " + Size.of(inbox.bytes()) + " kept";
        List<Finding> findings = new ArrayList<>();
        if (inbox.quarantined() > 0) {
            findings.add(Finding.warning(
                    "inbox",
                    inbox.quarantined()
                            + " quarantined; see: pbem inbox list, pbem inbox show ID, pbem inbox retry ID"));
        }
        if (isLong(inbox.oldest(), now)) {
            findings.add(Finding.warning(
                    "inbox", says + " since " + seconds(inbox.oldest().get()) + "; does the server run?"));
        }
        return findings.isEmpty() ? List.of(Finding.ok("inbox", says)) : findings;
    }

    private static Optional<Finding> limit(PbemServer server, Instant now) {
        int waiting = server.store().read(tx -> tx.inboundMails().putOff()).mails();
        int unheard = server.store().read(tx -> tx.inboundMails().unheard(now.minus(WEEK)));
        return waiting + unheard == 0
                ? Optional.empty()
                : Optional.of(Finding.warning(
                        "limit",
                        "the limits for unproven addresses are reached: " + waiting + " mails wait, and " + unheard
                                + " of the last week were refused; see limits.members in pbem.toml, and admit them: "
                                + "pbem inbox retry --refused-since"));
    }

    private static Optional<Finding> returned(PbemServer server, Instant now) {
        Vitals.Returned lately = server.store().read(tx -> tx.vitals().returned(SENT_LATELY, now.minus(WEEK)));
        return lately.cameBack() == 0
                ? Optional.empty()
                : Optional.of(Finding.warning(
                        "bounces",
                        "of the last " + lately.taken() + " mails of the week " + lately.cameBack()
                                + " bounced; see to whom and why: pbem outbox list --state bounced"));
    }

    private static Finding outbox(OutboxFigures outbox, Instant now) {
        String says = outbox.waiting() + " waiting, " + Size.of(outbox.bytes()) + " kept";
        if (outbox.dead() > 0 || outbox.failing() > 0) {
            return Finding.warning(
                    "outbox",
                    says + ", " + outbox.failing() + " not accepted yet, " + outbox.dead()
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
                            + (Files.isDirectory(there) ? " cannot be written" : " is not a directory")
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
        Optional<Instant> last = server.store().read(tx -> tx.vitals().lastTo(address.toLowerCase(Locale.ROOT)));
        return last.map(at -> Finding.ok("former", "mail to " + address + " last arrived at " + seconds(at)))
                .orElseGet(() -> Finding.warning(
                        "former",
                        "no mail to " + address + " is known to have arrived; send one there, and one to "
                                + address.replaceFirst("@", "+test@")
                                + ", and see whether pbem inbox list shows them"));
    }

    private static boolean isLong(Optional<Instant> since, Instant now) {
        return since.isPresent() && since.get().plus(Patience.LATE_MAIL).isBefore(now);
    }

    private static Finding addresses(PbemServer server) {
        List<String> paused = server.store()
                .read(tx -> tx.players().all().stream()
                        .filter(player ->
                                tx.addressHealth().of(player).stream().anyMatch(AddressHealth.Condition::isPaused))
                        .map(player -> player.user())
                        .toList());
        return paused.isEmpty()
                ? Finding.ok("players", "mail reaches all of them, as far as known")
                : Finding.warning(
                        "players",
                        "mail does not reach " + String.join(", ", paused)
                                + "; see: pbem player show USERID, pbem player resume USERID");
    }

    private static Optional<Finding> domains(PbemServer server) {
        List<AddressHealth.PausedDomain> paused =
                server.store().read(tx -> tx.addressHealth().pausedDomains());
        return paused.isEmpty()
                ? Optional.empty()
                : Optional.of(Finding.warning(
                        "domains",
                        "no mail goes to "
                                + paused.stream()
                                        .map(one -> one.domain() + ", which has refused it since "
                                                + seconds(one.since()) + " (" + one.reason() + ")")
                                        .collect(Collectors.joining(", or to "))
                                + "; ask there, then: pbem player resume --domain DOMAIN"));
    }

    /**
     * Finds players whose userid is the name of a game. A newer version may add a game with that name, and the player
     * keeps the userid.
     */
    private static Optional<Finding> namesakes(PbemServer server) {
        List<String> called = server.store()
                .read(tx -> tx.players().all().stream()
                        .map(player -> player.user())
                        .filter(user -> server.games().named(user).isPresent())
                        .toList());
        return called.isEmpty()
                ? Optional.empty()
                : Optional.of(Finding.warning(
                        "userids",
                        "the name of a game is also the userid of " + String.join(", ", called)
                                + "; they keep it, and if they want another one: pbem player rename USERID NEW"));
    }

    private static String seconds(Instant instant) {
        return Instant.ofEpochSecond(instant.getEpochSecond()).toString();
    }
}
