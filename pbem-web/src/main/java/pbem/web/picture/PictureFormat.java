package pbem.web.picture;

import java.util.List;
import pbem.picture.Ascii;
import pbem.picture.Diagram;
import pbem.picture.Png;
import pbem.picture.Svg;
import pbem.web.answer.Answer;
import pbem.web.page.ContentPolicy;
import pbem.web.text.SiteTexts;

/** The format of a picture, requested by the extension of its address. */
public enum PictureFormat {
    /**
     * The board alone as SVG, without what is drawn beside it, which nobody could read at that size. It comes before
     * the other SVG format, whose extension is the end of this one.
     */
    SMALL("small.svg", "image/svg+xml"),
    SVG("svg", "image/svg+xml"),
    PNG("png", "image/png"),
    TEXT("txt", "text/plain; charset=utf-8");

    private final String ending;
    private final String contentType;

    PictureFormat(String ending, String contentType) {
        this.ending = ending;
        this.contentType = contentType;
    }

    public String ending() {
        return ending;
    }

    /** The drawing as text in this format. */
    public String draw(Diagram diagram, SiteTexts texts) {
        return switch (this) {
            case SMALL ->
                Svg.adaptive(
                        new Diagram(diagram.title(), diagram.description(), diagram.unit(), diagram.items(), List.of()),
                        texts.phrases());
            case SVG -> Svg.adaptive(diagram, texts.phrases());
            case TEXT -> Ascii.draw(diagram, texts.phrases());
            case PNG -> throw new IllegalStateException("no text");
        };
    }

    public Answer answer(Diagram diagram, SiteTexts texts) {
        if (this == PNG) {
            return Answer.of(Png.draw(diagram, texts.phrases(), Png.WIDTH), contentType);
        }
        String drawing = draw(diagram, texts);
        Answer answer = Answer.of(drawing, contentType);
        return this == TEXT
                ? answer
                : answer.under(ContentPolicy.STRICT.withStylesOf(drawing).toString());
    }
}
