package pbem.mail.writing.body;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import pbem.clock.RoundedDuration;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;

/** Says phrases to one reader. A sentence is one line of harmless characters even if it quotes foreign words. */
public record PhraseFormatter(Phrasebook phrases) {

    /** The longest sentence in characters: a longer one must quote something absurd, and is cut. */
    private static final int LONGEST = 1_000;

    public String say(Phrase phrase) {
        return CleanText.line(phrases.say(phrase), LONGEST);
    }

    public String say(String key, Object... args) {
        return say(Phrase.of(key, args));
    }

    public Block.Paragraph paragraph(Phrase phrase) {
        return new Block.Paragraph(say(phrase));
    }

    public Block.Paragraph paragraph(String key, Object... args) {
        return paragraph(Phrase.of(key, args));
    }

    public Block.Heading heading(String key, Object... args) {
        return new Block.Heading(say(key, args));
    }

    /** An English command in the reader's words, where the server understands them. */
    public String command(String english) {
        return phrases.command(english);
    }

    /** A command that can be sent as it is, with the phrase that says what it does. */
    public Block.CommandLine complete(String english, String key, Object... args) {
        return new Block.CommandLine(command(english), say(key, args), true);
    }

    /** A command to be typed, with the phrase that says what it does. */
    public Block.CommandLine typed(String english, String key, Object... args) {
        return new Block.CommandLine(command(english), say(key, args), false);
    }

    /** These phrases for a reader in that zone. */
    public PhraseFormatter in(ZoneId zone) {
        return new PhraseFormatter(phrases.in(zone));
    }

    /** A time: {@code Monday 26 May 2025, 14:02 UTC}, or in the reader's zone and UTC. */
    public String instant(Instant instant) {
        return phrases.instant(instant);
    }

    /** A deadline with the time left: {@code Monday 26 May 2025, 14:02 UTC (21 days left)}. */
    public String until(Instant end, Instant now) {
        Duration left = Duration.between(now, end);
        return left.isNegative() ? instant(end) : say("mail.until-in", instant(end), span(left));
    }

    /** A time for tables: {@code 2025-05-26 14:02}, in the zone that {@link #zone} names. */
    public String moment(Instant instant) {
        return DateTimeFormatter.ofPattern(phrases.say(Phrase.of("mail.moment-pattern")), phrases.locale())
                .format(instant.atZone(phrases.zone()));
    }

    /** The name of the zone of {@link #moment}. */
    public String zone() {
        return phrases.zone().equals(ZoneOffset.UTC) ? "UTC" : phrases.zone().getId();
    }

    /** A length of time, rounded to the units in which people count: "21 days". */
    public String span(Duration duration) {
        RoundedDuration time = RoundedDuration.of(duration);
        return switch (time.unit()) {
            case DAYS -> say("mail.days", time.count());
            case HOURS -> say("mail.hours", time.count());
            case MINUTES -> say("mail.minutes", time.count());
        };
    }
}
