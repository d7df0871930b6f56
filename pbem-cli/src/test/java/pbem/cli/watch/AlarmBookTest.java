package pbem.cli.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import pbem.games.Catalogue;
import pbem.mail.writing.MailPhrases;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.repository.watch.Alarm;

/** The times at which the admin is told of an alarm. */
class AlarmBookTest {

    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private final AlarmBook book = new AlarmBook("here");
    private final List<Alarm> kept = new ArrayList<>();

    /** The mails at this many minutes past noon, with these symptoms. */
    private List<String> told(int minutes, Symptom... symptoms) {
        return told(minutes, EnumSet.allOf(Trouble.class), symptoms);
    }

    /** The mails of a process that knows only some kinds of trouble. */
    private List<String> told(int minutes, Set<Trouble> known, Symptom... symptoms) {
        AlarmBook.Page page =
                book.next(kept, new Lookout.Found(known, List.of(symptoms)), NOON.plus(Duration.ofMinutes(minutes)));
        page.kept().forEach(alarm -> {
            kept.removeIf(old -> old.cause().equals(alarm.cause()));
            kept.add(alarm);
        });
        return page.told().stream()
                .map(alarm -> alarm.state() + " " + alarm.cause())
                .toList();
    }

    private static Symptom disk(long weight) {
        return Symptom.of(Trouble.DISK, weight, Phrase.of("mail.alarm-disk", 3, 5), Phrase.of("mail.alarm-do-disk"));
    }

    private static Symptom mailbox() {
        return Symptom.of(Trouble.MAILBOX, 0, Phrase.of("mail.alarm-mailbox", 10), Phrase.of("mail.alarm-do-mailbox"));
    }

    @Test
    void an_alarm_is_told_when_it_begins_and_when_it_is_over_and_not_between() {
        assertThat(told(0, mailbox())).containsExactly("BEGUN mailbox");
        assertThat(told(1, mailbox())).isEmpty();
        assertThat(told(90, mailbox())).isEmpty();
        assertThat(told(91)).containsExactly("OVER mailbox");
        assertThat(told(92)).isEmpty();
    }

    @Test
    void an_alarm_that_comes_and_goes_is_told_once_an_hour_and_ends_only_if_its_beginning_was_told() {
        assertThat(told(0, mailbox())).containsExactly("BEGUN mailbox");
        assertThat(told(1)).containsExactly("OVER mailbox");
        assertThat(told(2, mailbox())).isEmpty();
        assertThat(told(3)).isEmpty();
        assertThat(told(59, mailbox())).isEmpty();
        assertThat(told(60, mailbox())).containsExactly("BEGUN mailbox");
        assertThat(told(61)).containsExactly("OVER mailbox");
    }

    @Test
    void an_alarm_that_becomes_worse_is_told_again_but_not_within_the_hour() {
        assertThat(told(0, disk(1))).containsExactly("BEGUN disk@here");
        assertThat(told(30, disk(2))).isEmpty();
        assertThat(told(61, disk(2))).containsExactly("LASTS disk@here");
        assertThat(told(200, disk(2))).isEmpty();
    }

    @Test
    void a_lasting_alarm_is_told_once_a_day() {
        assertThat(told(0, mailbox())).containsExactly("BEGUN mailbox");
        assertThat(told(24 * 60 - 1, mailbox())).isEmpty();
        assertThat(told(24 * 60, mailbox())).containsExactly("LASTS mailbox");
    }

    @Test
    void each_cause_is_told_by_itself() {
        assertThat(told(0, mailbox())).containsExactly("BEGUN mailbox");
        assertThat(told(1, mailbox(), disk(1))).containsExactly("BEGUN disk@here");
    }

    @Test
    void a_worker_does_not_judge_the_disk_of_another_machine() {
        kept.add(new Alarm("disk@there", NOON, Optional.of(NOON), 1, Optional.empty()));
        assertThat(told(5)).isEmpty();
    }

    private static Symptom task(long weight) {
        return Symptom.of(Trouble.TASK, weight, Phrase.of("mail.alarm-task", "clock", "Error"), Phrase.of("mail.x"));
    }

    @Test
    void an_alarm_of_another_process_is_over_only_when_that_process_would_have_repeated_it() {
        Set<Trouble> others = EnumSet.complementOf(EnumSet.of(Trouble.TASK));
        assertThat(told(0, task(1))).containsExactly("BEGUN task@here");
        assertThat(told(1, others)).isEmpty();
        assertThat(told(61, task(2))).containsExactly("LASTS task@here");
        assertThat(told(120, others)).isEmpty();
        assertThat(told(127, others)).containsExactly("OVER task@here");
    }

    @Test
    void an_alarm_that_a_process_cannot_judge_stays_as_it_is() {
        Set<Trouble> others = EnumSet.complementOf(EnumSet.of(Trouble.MAILBOX));
        assertThat(told(0, mailbox())).containsExactly("BEGUN mailbox");
        assertThat(told(300, others)).isEmpty();
        assertThat(told(301)).containsExactly("OVER mailbox");
    }

    @ParameterizedTest
    @EnumSource
    void every_trouble_can_be_said_to_be_over_and_has_a_cure(Trouble trouble) {
        Phrasebook words = MailPhrases.in(Locale.ENGLISH, Catalogue.games());
        Stream.of("mail.alarm-about-", "mail.alarm-do-")
                .map(key -> words.say(Phrase.of(key + trouble.word(), "7")))
                .forEach(said -> assertThat(said).isNotBlank().doesNotContain("alarm-"));
    }
}
