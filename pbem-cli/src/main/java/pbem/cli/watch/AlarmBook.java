package pbem.cli.watch;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.notice.HouseNotice;
import pbem.phrase.Phrase;
import pbem.repository.watch.Alarm;

/**
 * Decides about which troubles the admin is told, and when. The admin is told when a trouble begins, when it gets worse
 * and once a day while it lasts, but at most once an hour about one cause; and when it is over, if the admin was told
 * that it began.
 *
 * @param machine the name of the machine of this process
 */
record AlarmBook(String machine) {

    private static final Duration QUIET = Duration.ofHours(1);

    /** How late a look may be. */
    static final Duration GRACE = Duration.ofMinutes(5);

    private static final Duration REMINDED = Duration.ofDays(1);

    /**
     * The result of a look.
     *
     * @param kept the alarms that changed
     */
    record Page(List<Alarm> kept, List<HouseNotice.Alarmed> told) {}

    /**
     * Decides which alarms to keep and to tell.
     *
     * @param before the stored alarms of all causes
     * @param found what this process found, perhaps one of several processes; an alarm that it cannot judge stays as it
     *     is
     */
    Page next(List<Alarm> before, Lookout.Found found, Instant now) {
        Map<String, Alarm> known = new HashMap<>();
        before.forEach(alarm -> known.put(alarm.cause(), alarm));
        List<Alarm> kept = new ArrayList<>();
        List<HouseNotice.Alarmed> told = new ArrayList<>();
        for (Trouble trouble : Trouble.values()) {
            String cause = cause(trouble);
            Optional<Alarm> last = Optional.ofNullable(known.get(cause));
            Optional<Symptom> symptom = found.symptoms().stream()
                    .filter(one -> one.trouble() == trouble)
                    .findFirst();
            if (symptom.isPresent()) {
                Alarm alarm = last.filter(Alarm::lasts)
                        .orElseGet(() -> new Alarm(cause, now, last.flatMap(Alarm::toldAt), 0, Optional.empty()));
                boolean tell = isToBeTold(alarm, symptom.get(), now);
                Alarm next = tell
                        ? new Alarm(
                                cause,
                                alarm.since(),
                                Optional.of(now),
                                symptom.get().weight(),
                                Optional.empty())
                        : alarm;
                if (!Optional.of(next).equals(last)) {
                    kept.add(next);
                }
                if (tell) {
                    HouseNotice.Alarmed.State state =
                            alarm.isTold() ? HouseNotice.Alarmed.State.LASTS : HouseNotice.Alarmed.State.BEGUN;
                    told.add(new HouseNotice.Alarmed(
                            state, cause, alarm.since(), symptom.get().says()));
                }
            } else {
                boolean canTell = found.known().contains(trouble);
                last.filter(alarm -> alarm.lasts() && (canTell || isLongOver(alarm, trouble, now)))
                        .ifPresent(alarm -> {
                            kept.add(new Alarm(cause, alarm.since(), alarm.toldAt(), alarm.weight(), Optional.of(now)));
                            if (alarm.isTold()) {
                                told.add(over(alarm, trouble));
                            }
                        });
            }
        }
        return new Page(kept, told);
    }

    /** Whether a trouble that passes at once has ended: if it still occurred, it would have been told again by now. */
    private static boolean isLongOver(Alarm alarm, Trouble trouble, Instant now) {
        Instant said = alarm.toldAt().orElse(alarm.since());
        return trouble.passes() && said.plus(Lookout.LATELY).plus(GRACE).isBefore(now);
    }

    private static boolean isToBeTold(Alarm alarm, Symptom symptom, Instant now) {
        if (alarm.toldAt().filter(at -> at.plus(QUIET).isAfter(now)).isPresent()) {
            return false;
        }
        return !alarm.isTold()
                || symptom.weight() > alarm.weight()
                || !alarm.toldAt().orElseThrow().plus(REMINDED).isAfter(now);
    }

    private static HouseNotice.Alarmed over(Alarm alarm, Trouble trouble) {
        return new HouseNotice.Alarmed(
                HouseNotice.Alarmed.State.OVER,
                alarm.cause(),
                alarm.since(),
                List.of(Phrase.of("mail.alarm-over", Phrase.of("mail.alarm-about-" + trouble.word()))));
    }

    private String cause(Trouble trouble) {
        return trouble.isOfMachine() ? trouble.word() + "@" + machine : trouble.word();
    }
}
