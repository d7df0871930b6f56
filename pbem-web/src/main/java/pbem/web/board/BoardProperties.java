package pbem.web.board;

import java.util.ArrayList;
import java.util.List;
import pbem.query.BoardDetails;
import pbem.terms.Terms;
import pbem.terms.TimeControl;
import pbem.web.display.Property;
import pbem.web.page.Timestamp;
import pbem.web.text.SiteTexts;

/** What was settled before a game, or tells how it was settled. */
final class BoardProperties {

    private BoardProperties() {}

    static List<Property> of(BoardDetails board, SiteTexts texts) {
        Terms terms = board.agreement().terms();
        List<Property> properties = new ArrayList<>(List.of(
                Property.options(board.agreement().options(), texts),
                new Property(texts.say("site.time"), time(terms, texts)),
                new Property(
                        texts.say("site.ratings"),
                        texts.say(board.agreement().rated() ? "site.rated" : "site.not-rated")),
                new Property(texts.say("site.seats"), seats(terms.seating(), texts)),
                new Property(
                        texts.say("site.started"), Timestamp.of(board.started()).text())));
        board.chance()
                .fingerprint()
                .map(hash -> new Property(texts.say("site.chance"), texts.say("site.fingerprint", hash)))
                .ifPresent(properties::add);
        board.chance()
                .seed()
                .map(seed -> new Property(texts.say("site.seed"), seed))
                .ifPresent(properties::add);
        return properties;
    }

    private static String seats(Terms.Seating seating, SiteTexts texts) {
        return switch (seating) {
            case AS_NAMED -> texts.say("site.seats-as-named");
            case RANDOM -> texts.say("site.seats-random");
        };
    }

    private static String time(Terms terms, SiteTexts texts) {
        TimeControl clock = terms.clock();
        if (clock.isEndless()) {
            return texts.say("site.time-endless");
        }
        String each = clock.nagDays() < clock.forfeitDays()
                ? texts.say(
                        terms.claim() ? "site.time-reminded-claim" : "site.time-reminded-lost",
                        clock.forfeitDays(),
                        clock.nagDays())
                : texts.say(terms.claim() ? "site.time-claim" : "site.time-lost", clock.forfeitDays());
        if (clock.totalDays().isEmpty()) {
            return each;
        }
        int total = clock.totalDays().getAsInt();
        return clock.incrementDays() == 0
                ? texts.say("site.time-and-total", each, total)
                : texts.say("site.time-and-bank", each, total, clock.incrementDays());
    }
}
