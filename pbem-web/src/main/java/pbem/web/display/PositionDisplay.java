package pbem.web.display;

import java.util.List;
import java.util.function.Function;
import pbem.phrase.Phrase;
import pbem.web.page.Link;
import pbem.web.picture.Picture;
import pbem.web.picture.PictureFormat;
import pbem.web.text.SiteTexts;

/**
 * A position on show, with the steps to those before and after it.
 *
 * @param happenings what the move brought with it, in sentences
 * @param svg trusted: drawn by us
 * @param text the same picture in letters
 * @param files the picture as files
 */
public record PositionDisplay(
        Caption caption, List<String> happenings, String svg, String text, List<Link> files, StepLinks steps) {

    /** The forms in which a reader can have the picture; the small one is for lists. */
    private static final List<PictureFormat> FILES = List.of(PictureFormat.SVG, PictureFormat.PNG, PictureFormat.TEXT);

    /**
     * @param path of the page that shows it, to which the ending of a file is added
     * @param happenings what the last move to that position brought with it
     * @param picture of that very position
     */
    public static PositionDisplay of(
            Caption caption,
            StepLinks steps,
            String path,
            List<Phrase> happenings,
            Function<PictureFormat, Picture> picture,
            SiteTexts texts) {
        return new PositionDisplay(
                caption,
                happenings.stream().map(texts::say).toList(),
                picture.apply(PictureFormat.SVG).text(),
                picture.apply(PictureFormat.TEXT).text(),
                FILES.stream()
                        .map(format -> new Link(path + "." + format.ending(), format.name()))
                        .toList(),
                steps);
    }
}
