package pbem.cli.watch;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.phrase.Phrase;
import pbem.repository.AddressHealth;
import pbem.repository.Backlog;
import pbem.repository.Repositories;
import pbem.repository.robot.StuckBoard;
import pbem.repository.watch.Vitals;

/** Checks everything that the admin wants to know about. For use by one thread. */
record Lookout(Path home, WatchRules rules, Watch.Parts parts, ClockJump jumps, Instant began) {

    private static final Logger LOG = LoggerFactory.getLogger(Lookout.class);

    /** How long a momentary trouble is reported after it happened. */
    static final Duration LATELY = Duration.ofHours(1);

    private static final int SENT_LATELY = 200;
    private static final Duration SENT_WITHIN = Duration.ofDays(7);

    /**
     * The smallest number of returned mails to report; fewer may come from a single full mailbox and do not concern the
     * server.
     */
    private static final int FEWEST_RETURNED = 5;

    private static final long MEGABYTE = 1L << 20;

    Lookout(Path home, Clock clock, LongSupplier nanos, WatchRules rules, Watch.Parts parts) {
        this(home, rules, parts, new ClockJump(clock, nanos), clock.instant());
    }

    /**
     * The result of a look.
     *
     * @param known the troubles that this process can judge
     * @param symptoms what is wrong now
     */
    record Found(Set<Trouble> known, List<Symptom> symptoms) {}

    Found look(Repositories repositories, Instant now) {
        List<Symptom> symptoms = symptoms(repositories, now);
        Set<Trouble> known = EnumSet.copyOf(parts.troubles());
        if (isTooEarly(repositories, now)) {
            known.remove(Trouble.MAILBOX);
        }
        Instant lately = now.minus(LATELY).minus(AlarmBook.GRACE);
        if (parts.faults().last().filter(fault -> fault.at().isAfter(lately)).isEmpty()) {
            known.remove(Trouble.TASK); // an alarm may come from another or an earlier process
        }
        if (jumps.last().filter(jump -> jump.seen().isAfter(lately)).isEmpty()
                && parts.clockDoubt().get().isEmpty()) {
            known.remove(Trouble.CLOCK);
        }
        return new Found(
                known,
                symptoms.stream()
                        .filter(found -> parts.troubles().contains(found.trouble()))
                        .toList());
    }

    private List<Symptom> symptoms(Repositories repositories, Instant now) {
        List<Symptom> symptoms = new ArrayList<>();
        mailbox(repositories, now).ifPresent(symptoms::add);
        inbox(repositories, now).ifPresent(symptoms::add);
        outbox(repositories, now).ifPresent(symptoms::add);
        quarantine(repositories.vitals()).ifPresent(symptoms::add);
        limit(repositories, now).ifPresent(symptoms::add);
        bounces(repositories.vitals(), now).ifPresent(symptoms::add);
        applicants(repositories).ifPresent(symptoms::add);
        domains(repositories).ifPresent(symptoms::add);
        clock(repositories, now).ifPresent(symptoms::add);
        disk().ifPresent(symptoms::add);
        backup(now).ifPresent(symptoms::add);
        task(now).ifPresent(symptoms::add);
        robots(repositories).ifPresent(symptoms::add);
        return symptoms;
    }

    private Optional<Symptom> mailbox(Repositories repositories, Instant now) {
        if (!parts.fetches() || isReached(repositories, now) || isTooEarly(repositories, now)) {
            return Optional.empty();
        }
        return Optional.of(Symptom.of(
                Trouble.MAILBOX,
                0,
                Phrase.of("mail.alarm-mailbox", (int) Patience.MAILBOX.toMinutes()),
                Phrase.of("mail.alarm-do-mailbox")));
    }

    private static boolean isReached(Repositories repositories, Instant now) {
        return repositories
                .outages()
                .lastReached()
                .filter(now.minus(Patience.MAILBOX)::isBefore)
                .isPresent();
    }

    /**
     * Whether this process started too recently to judge the mailbox: it may not have been reached only because no
     * server was running.
     */
    private boolean isTooEarly(Repositories repositories, Instant now) {
        return parts.fetches() && began.isAfter(now.minus(Patience.MAILBOX)) && !isReached(repositories, now);
    }

    private static Optional<Symptom> inbox(Repositories repositories, Instant now) {
        Backlog backlog = repositories.backlog();
        return backlog.oldestReceived()
                .filter(since -> since.plus(Patience.STUCK_MAIL).isBefore(now))
                .map(since -> Symptom.of(
                        Trouble.INBOX,
                        0,
                        Phrase.of("mail.alarm-inbox", backlog.waitingReceived(), since),
                        Phrase.of("mail.alarm-do-inbox")));
    }

    private static Optional<Symptom> outbox(Repositories repositories, Instant now) {
        Backlog backlog = repositories.backlog();
        return backlog.oldestToSend()
                .filter(since -> since.plus(Patience.STUCK_MAIL).isBefore(now))
                .map(since -> Symptom.of(
                        Trouble.OUTBOX,
                        0,
                        Phrase.of("mail.alarm-outbox", backlog.waitingToSend(), since),
                        Phrase.of("mail.alarm-do-outbox")));
    }

    private static Optional<Symptom> quarantine(Vitals vitals) {
        int mails = vitals.quarantined();
        if (mails == 0) {
            return Optional.empty();
        }
        long newest = vitals.newestQuarantined();
        return Optional.of(Symptom.of(
                Trouble.QUARANTINE,
                newest,
                Phrase.of("mail.alarm-quarantine", mails),
                Phrase.of("mail.alarm-do-quarantine", String.valueOf(newest))));
    }

    private static Optional<Symptom> limit(Repositories repositories, Instant now) {
        int waiting = repositories.inboundMails().putOff().mails();
        int unheard = repositories.inboundMails().unheard(now.minus(LATELY));
        return waiting + unheard == 0
                ? Optional.empty()
                : Optional.of(Symptom.of(
                        Trouble.LIMIT,
                        unheard == 0 ? 0 : 1,
                        Phrase.of("mail.alarm-limit", waiting, unheard),
                        Phrase.of("mail.alarm-do-limit")));
    }

    private static Optional<Symptom> robots(Repositories repositories) {
        List<StuckBoard> stuck = repositories.robots().stuck();
        return stuck.isEmpty()
                ? Optional.empty()
                : Optional.of(Symptom.of(
                        Trouble.ROBOTS,
                        0,
                        Phrase.of(
                                "mail.alarm-robots",
                                stuck.size(),
                                String.valueOf(stuck.get(0).board()),
                                stuck.get(0).why()),
                        Phrase.of("mail.alarm-do-robots")));
    }

    private Optional<Symptom> bounces(Vitals vitals, Instant now) {
        Vitals.Returned lately = vitals.returned(SENT_LATELY, now.minus(SENT_WITHIN));
        boolean many = lately.cameBack() >= FEWEST_RETURNED
                && lately.cameBack() * 100L >= (long) rules.bouncePercent() * lately.taken();
        return many
                ? Optional.of(Symptom.of(
                        Trouble.BOUNCES,
                        0,
                        Phrase.of("mail.alarm-bounces", lately.taken(), lately.cameBack()),
                        Phrase.of("mail.alarm-do-bounces")))
                : Optional.empty();
    }

    private Optional<Symptom> applicants(Repositories repositories) {
        int waiting = repositories.signups().count();
        return waiting < rules.applicants()
                ? Optional.empty()
                : Optional.of(Symptom.of(
                        Trouble.APPLICANTS,
                        0,
                        Phrase.of("mail.alarm-applicants", waiting),
                        Phrase.of("mail.alarm-do-applicants")));
    }

    private static Optional<Symptom> domains(Repositories repositories) {
        List<AddressHealth.PausedDomain> paused = repositories.addressHealth().pausedDomains();
        return paused.isEmpty()
                ? Optional.empty()
                : Optional.of(Symptom.of(
                        Trouble.DOMAIN,
                        paused.size(),
                        Phrase.of(
                                "mail.alarm-domain",
                                paused.size(),
                                paused.get(0).domain(),
                                paused.get(0).reason()),
                        Phrase.of("mail.alarm-do-domain", paused.get(0).domain())));
    }

    private Optional<Symptom> clock(Repositories repositories, Instant now) {
        Optional<Duration> doubt = parts.clockDoubt().get();
        if (doubt.isPresent()) {
            return Optional.of(Symptom.of(
                    Trouble.CLOCK,
                    0,
                    Phrase.of(
                            "mail.alarm-clock-doubt",
                            (int) doubt.get().abs().toDays(),
                            doubt.get().isNegative() ? 1 : 0),
                    Phrase.of("mail.alarm-do-clock-doubt")));
        }
        Optional<ClockJump.Jump> jump =
                jumps.look().filter(last -> !last.seen().plus(LATELY).isBefore(now));
        Optional<Instant> ahead =
                repositories.outages().lastBeat().filter(beat -> beat.isAfter(now.plus(Patience.CLOCKS_DIFFER)));
        Optional<Phrase> says = jump.map(
                        last -> Phrase.of("mail.alarm-clock", last.by().isNegative() ? 1 : 0, (int)
                                Math.min(Integer.MAX_VALUE, last.by().abs().toMinutes())))
                .or(() -> ahead.map(beat -> Phrase.of("mail.alarm-clock-behind", beat)));
        return says.map(how -> Symptom.of(
                Trouble.CLOCK,
                jump.map(last -> last.seen().toEpochMilli()).orElse(0L),
                how,
                Phrase.of("mail.alarm-do-clock")));
    }

    /** Whether the disk is nearly full; also works while the database is down. */
    Optional<Symptom> disk() {
        try {
            FileStore disk = Files.getFileStore(home);
            long free = disk.getUsableSpace();
            long total = Math.max(1, disk.getTotalSpace());
            long percent = free / Math.max(1, total / 100);
            return percent < rules.diskPercent()
                    ? Optional.of(Symptom.of(
                            Trouble.DISK,
                            rules.diskPercent() - percent,
                            Phrase.of("mail.alarm-disk", (int) percent, (int) (free / MEGABYTE)),
                            Phrase.of("mail.alarm-do-disk")))
                    : Optional.empty();
        } catch (IOException e) {
            LOG.debug("the free space cannot be determined", e);
            return Optional.empty();
        }
    }

    private Optional<Symptom> backup(Instant now) {
        return parts.backups()
                .get()
                .filter(backups -> backups.isLate(now) || backups.fault().isPresent())
                .map(backups -> {
                    List<Phrase> says = new ArrayList<>();
                    says.add(backups.newest()
                            .map(newest -> Phrase.of("mail.alarm-backup-old", newest))
                            .orElseGet(() -> Phrase.of("mail.alarm-backup-never", (int)
                                    backups.every().toHours())));
                    backups.fault().ifPresent(fault -> says.add(Phrase.of("mail.alarm-backup-failed", fault)));
                    says.add(Phrase.of("mail.alarm-do-backup"));
                    return new Symptom(Trouble.BACKUP, backups.isLate(now) ? 1 : 0, says);
                });
    }

    private Optional<Symptom> task(Instant now) {
        return parts.faults()
                .last()
                .filter(fault -> !fault.at().plus(LATELY).isBefore(now))
                .map(fault -> Symptom.of(
                        Trouble.TASK,
                        parts.faults().count(),
                        Phrase.of("mail.alarm-task", fault.task(), fault.what()),
                        Phrase.of("mail.alarm-do-task")));
    }
}
