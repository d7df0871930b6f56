package pbem.web.display;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.phrase.Phrase;
import pbem.web.picture.PictureFormat;

/**
 * A position on show, with links to the positions before and after it.
 *
 * @param happenings what happened because of the move, in sentences
 * @param svg the picture as SVG; trusted, since we draw it
 * @param text the picture in letters
 * @param path the path of the picture's files, without their extension; empty where there are none
 * @param moments the paths of all positions of the game, in order
 * @param shown the index of the position on show
 * @param last the canonical path of the last position
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

    /** The formats offered to readers; the small format is for lists only. */
    public static final List<PictureFormat> FILES = List.of(PictureFormat.SVG, PictureFormat.PNG, PictureFormat.TEXT);

    /**
     * The caption of a position.
     *
     * @param place the place in the game: "Move 7 of 12"
     * @param deed the move that led here: "black a1-c3,b2"; empty at the start
     * @param verb the kind of event: "Played"
     * @param at the time of the event; empty if it has none
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
