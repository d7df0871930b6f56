package pbem.web.display;

import java.util.List;
import java.util.function.Function;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.web.page.Link;
import pbem.web.picture.Form;
import pbem.web.picture.Picture;

/**
 * A position on show, with the steps to those before and after it.
 *
 * @param happenings what the move brought with it, in sentences
 * @param svg trusted: drawn by us
 * @param text the same picture in letters
 * @param files the picture as files
 */
public record PositionDisplay(
        Caption caption, List<String> happenings, String svg, String text, List<Link> files, Steps steps) {

    /** The forms in which a reader can have the picture; the small one is for lists. */
    private static final List<Form> FILES = List.of(Form.SVG, Form.PNG, Form.TEXT);

    /**
     * @param path of the page that shows it, to which the ending of a file is added
     * @param happenings what the last move to that position brought with it
     * @param picture of that very position
     */
    public static PositionDisplay of(
            Caption caption,
            Steps steps,
            String path,
            List<Phrase> happenings,
            Function<Form, Picture> picture,
            Phrasebook phrases) {
        return new PositionDisplay(
                caption,
                happenings.stream().map(phrases::say).toList(),
                picture.apply(Form.SVG).text(),
                picture.apply(Form.TEXT).text(),
                FILES.stream()
                        .map(form -> new Link(path + "." + form.ending(), form.name()))
                        .toList(),
                steps);
    }
}
