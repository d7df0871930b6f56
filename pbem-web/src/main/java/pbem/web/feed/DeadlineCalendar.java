package pbem.web.feed;

import biweekly.Biweekly;
import biweekly.ICalendar;
import biweekly.component.StandardTime;
import biweekly.component.VEvent;
import biweekly.component.VTimezone;
import biweekly.util.DateTimeComponents;
import biweekly.util.UtcOffset;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import pbem.web.page.SiteHeader;

/**
 * When a player's time is up on boards where they are to move, as iCalendar (RFC 5545): the same bytes as long as it is the
 * same.
 */
record DeadlineCalendar(SiteHeader site, String user, String title, List<Deadline> deadlines) {

    /** @param since when the board came to be as it is */
    record Deadline(int board, int moves, String title, String path, Instant since, Instant until) {}

    byte[] bytes() {
        ICalendar calendar = new ICalendar();
        calendar.setProductId("-//PBeM//" + PlainText.of(site.title()) + "//EN");
        calendar.setName(PlainText.of(title));
        if (deadlines.isEmpty()) {
            calendar.addComponent(universal()); // a calendar has one component at least
        }
        deadlines.forEach(deadline -> calendar.addEvent(event(deadline)));
        return Biweekly.write(calendar).go().getBytes(StandardCharsets.UTF_8);
    }

    /** The zone in which nothing happens yet. */
    private static VTimezone universal() {
        VTimezone zone = new VTimezone("Etc/UTC");
        StandardTime always = new StandardTime();
        always.setDateStart(new DateTimeComponents(1970, 1, 1, 0, 0, 0, false));
        always.setTimezoneOffsetFrom(UtcOffset.parse("+0000"));
        always.setTimezoneOffsetTo(UtcOffset.parse("+0000"));
        zone.addStandardTime(always);
        return zone;
    }

    private VEvent event(Deadline deadline) {
        VEvent event = new VEvent();
        event.setUid("board-" + deadline.board() + "-" + user + "@" + site.domain());
        event.setDateTimeStamp(Seconds.of(deadline.since()));
        event.setLastModified(Seconds.of(deadline.since()));
        event.setSequence(deadline.moves());
        event.setDateStart(Seconds.of(deadline.until()), true);
        event.setTransparency(true);
        event.setSummary(PlainText.of(deadline.title()));
        site.baseUrl().ifPresent(base -> event.setUrl(base + deadline.path()));
        return event;
    }
}
