package pbem.web.picture;

import pbem.web.answer.Answer;
import pbem.web.page.ContentPolicy;

/** Makes drawings ready to be sent. */
public final class PictureAnswer {

    private PictureAnswer() {}

    public static Answer of(Picture picture, PictureFormat format) {
        Answer answer = Answer.of(picture.bytes(), format.contentType());
        return format == PictureFormat.SVG || format == PictureFormat.SMALL
                ? answer.under(ContentPolicy.STRICT.withStylesOf(picture.text()).toString())
                : answer;
    }
}
