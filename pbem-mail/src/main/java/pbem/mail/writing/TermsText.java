package pbem.mail.writing;

import pbem.mail.writing.body.PhraseFormatter;
import pbem.terms.TimeControl;

/** The terms of a challenge in words. */
record TermsText(PhraseFormatter phrases) {

    String time(TimeControl clock, boolean claim) {
        String time = time(clock);
        if (clock.weekdays()) {
            time = phrases.say("mail.time-weekdays", time);
        }
        if (clock.withoutVacation()) {
            time = phrases.say("mail.time-no-vacation", time);
        }
        return claim ? phrases.say("mail.time-claim", time) : time;
    }

    private String time(TimeControl clock) {
        if (clock.isEndless()) {
            return phrases.say("mail.time-endless");
        }
        String each = phrases.say("mail.time-each", clock.forfeitDays(), clock.nagDays());
        if (clock.totalDays().isEmpty()) {
            return each;
        }
        int total = clock.totalDays().getAsInt();
        return clock.incrementDays() == 0
                ? phrases.say("mail.time-total", each, total)
                : phrases.say("mail.time-bank", each, total, clock.incrementDays());
    }
}
