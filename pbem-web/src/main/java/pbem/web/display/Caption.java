package pbem.web.display;

import java.util.Optional;
import pbem.web.page.Timestamp;
import pbem.web.text.SiteTexts;

/**
 * What led to the position that a page shows.
 *
 * @param place "Move 7 of 12"
 * @param deed "black a1-c3,b2"; empty at the start
 * @param stamp when that was; empty for what has no date
 */
public record Caption(String place, String deed, Optional<Stamp> stamp) {

    /**
     * @param verb what happened at that moment: "Played"
     * @param at when
     */
    public record Stamp(String verb, Timestamp at) {}

    /** Before the first move. */
    public static Caption ofStart(SiteTexts texts) {
        return new Caption(texts.say("site.place-start"), "", Optional.empty());
    }

    /**
     * @param seat what the mover is called: "black"
     */
    public static Caption ofMove(int number, int last, String seat, String notation, SiteTexts texts) {
        return new Caption(
                texts.say("site.place-move", number, last), texts.say("site.deed", seat, notation), Optional.empty());
    }

    public Caption stamped(String verb, Timestamp at) {
        return new Caption(place, deed, Optional.of(new Stamp(verb, at)));
    }
}
