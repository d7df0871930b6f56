package pbem.web.display;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.phrase.Phrase;
import pbem.web.picture.PictureFormat;

/**
 * A position on show, with the steps to those before and after it.
 *
 * @param happenings what the move brought with it, in sentences
 * @param svg trusted: drawn by us
 * @param text the same picture in letters
 * @param path of the picture's files, without their ending; empty where there are none
 * @param moments paths of all positions of the game, in order
 * @param shown which of them is on show
 * @param last the path under which the last of them is known best
 */
public record PositionDisplay(
        Caption caption,
        List<Phrase> happenings,
        String svg,
        String text,
        Optional<String> path,
        List<String> moments,
        int shown,
        String last) {

    /** The forms in which a reader can have the picture; the small one is for lists. */
    public static final List<PictureFormat> FILES = List.of(PictureFormat.SVG, PictureFormat.PNG, PictureFormat.TEXT);

    /**
     * What led to the position.
     *
     * @param place "Move 7 of 12"
     * @param deed "black a1-c3,b2"; empty at the start
     * @param verb what happened at that moment: "Played"
     * @param at when; empty for what has no date
     */
    public record Caption(String place, String deed, String verb, Optional<Instant> at) {}

    public Optional<String> start() {
        return Optional.of(moments.get(0)).filter(path -> shown > 0);
    }

    public Optional<String> previous() {
        return shown > 0 ? Optional.of(moments.get(shown - 1)) : Optional.empty();
    }

    public Optional<String> next() {
        return shown < moments.size() - 1 ? Optional.of(moments.get(shown + 1)) : Optional.empty();
    }

    public Optional<String> end() {
        return Optional.of(last).filter(path -> shown < moments.size() - 1);
    }
}
