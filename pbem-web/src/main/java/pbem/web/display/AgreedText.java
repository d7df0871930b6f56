package pbem.web.display;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import pbem.terms.TimeControl;
import pbem.web.text.SiteTexts;

/** The options and time limits of a game, in words. */
public final class AgreedText {

    private AgreedText() {}

    /** The options with which a game is played. */
    public static String options(Map<String, String> options, SiteTexts texts) {
        return options.isEmpty()
                ? texts.say("site.options-none")
                : options.entrySet().stream()
                        .map(option -> option.getValue().isEmpty()
                                ? option.getKey()
                                : texts.say("site.option", option.getKey(), option.getValue()))
                        .collect(Collectors.joining(", "));
    }

    /**
     * The time allowed, followed by the time that does not count.
     *
     * @param claim whether a player over time loses only when an opponent claims it
     */
    public static String time(TimeControl clock, boolean claim, SiteTexts texts) {
        List<String> sentences = new ArrayList<>(List.of(allowed(clock, claim, texts)));
        if (clock.weekdays()) {
            sentences.add(texts.say("site.time-weekdays"));
        }
        if (clock.withoutVacation()) {
            sentences.add(texts.say("site.time-no-vacation"));
        }
        return String.join(" ", sentences);
    }

    private static String allowed(TimeControl clock, boolean claim, SiteTexts texts) {
        if (clock.isEndless()) {
            return texts.say("site.time-endless");
        }
        String each = clock.nagDays() < clock.forfeitDays()
                ? texts.say(
                        claim ? "site.time-reminded-claim" : "site.time-reminded-lost",
                        clock.forfeitDays(),
                        clock.nagDays())
                : texts.say(claim ? "site.time-claim" : "site.time-lost", clock.forfeitDays());
        if (clock.totalDays().isEmpty()) {
            return each;
        }
        int total = clock.totalDays().getAsInt();
        return clock.incrementDays() == 0
                ? texts.say("site.time-and-total", each, total)
                : texts.say("site.time-and-bank", each, total, clock.incrementDays());
    }
}
