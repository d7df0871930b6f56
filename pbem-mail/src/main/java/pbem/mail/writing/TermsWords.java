package pbem.mail.writing;

import pbem.play.TimeControl;

/** The terms of a challenge as people read them. */
record TermsWords(Voice voice) {

    String time(TimeControl clock) {
        String each = voice.say("mail.time-each", clock.forfeitDays(), clock.nagDays());
        return clock.totalDays().isEmpty()
                ? each
                : voice.say("mail.time-total", each, clock.totalDays().getAsInt());
    }
}
