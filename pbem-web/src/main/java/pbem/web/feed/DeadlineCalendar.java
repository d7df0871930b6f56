package pbem.web.feed;

import biweekly.Biweekly;
import biweekly.ICalendar;
import biweekly.component.VEvent;
import biweekly.component.VFreeBusy;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import pbem.web.answer.Edition;
import pbem.web.page.SiteHeader;

/**
 * A player's deadlines on boards where it is their turn, as iCalendar (RFC 5545). The same deadlines give the same
 * bytes.
 */
record DeadlineCalendar(SiteHeader site, Edition edition, String user, String title, List<Deadline> deadlines) {

    /** @param since the time of the board's last change */
    record Deadline(int board, int moves, String title, String path, Instant since, Instant until) {}

    byte[] bytes() {
        ICalendar calendar = new ICalendar();
        calendar.setProductId(
                "-//PBeM//" + PlainText.of(site.title()) + "//" + edition.tag().toUpperCase(Locale.ROOT));
        calendar.setName(PlainText.of(title));
        if (deadlines.isEmpty()) {
            calendar.addFreeBusy(free()); // a calendar must have at least one component
        }
        deadlines.forEach(deadline -> calendar.addEvent(event(deadline)));
        return Biweekly.write(calendar).go().getBytes(StandardCharsets.UTF_8);
    }

    /** A component that occupies no time, for a calendar without deadlines. */
    private VFreeBusy free() {
        VFreeBusy free = new VFreeBusy();
        free.setUid("free-" + user + "@" + site.domain());
        free.setDateTimeStamp(Seconds.of(Instant.EPOCH));
        return free;
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
        site.baseUrl().ifPresent(base -> event.setUrl(base + edition.prefix() + deadline.path()));
        return event;
    }
}
